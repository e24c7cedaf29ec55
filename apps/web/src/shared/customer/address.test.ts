import { describe, expect, it } from "vitest";
import { addressLine } from "./address.ts";

describe("addressLine", () => {
  it("joins what there is", () => {
    const toledo = { address1: "3400 Detroit Avenue", city: "Toledo", state: "OH", postalCode: "43610" };
    expect(addressLine(toledo)).toBe("3400 Detroit Avenue, Toledo, OH 43610");
    expect(addressLine({ ...toledo, address1: null, postalCode: null })).toBe("Toledo, OH");
    expect(addressLine({})).toBe("");
  });
});
