import { describe, expect, it } from "vitest";
import { placeAt } from "./address-model.ts";

const proposed = { address1: "12 Main St", address2: null, city: "Columbus", state: "OH", postalCode: "43215" };
const nothingKept = { shipToName: "Dock 9", phone: null, emailAddress: null, defaultLocationId: null };

describe("a place at the address that the post knows", () => {
  it("has that address and no more where nothing else is known", () => {
    expect(placeAt(100200, nothingKept, proposed)).toEqual({
      customerId: 100200,
      shipToName: "Dock 9",
      address1: "12 Main St",
      city: "Columbus",
      state: "OH",
      postalCode: "43215",
    });
  });

  it("keeps who is called there, and the branch that delivers", () => {
    const kept = { ...nothingKept, phone: "+1 614 555 0110", emailAddress: "dock@northgate.example" };
    const place = placeAt(100200, { ...kept, defaultLocationId: 20 }, { ...proposed, address2: "Ste 5" });
    expect(place).toMatchObject({ address2: "Ste 5", phone: "+1 614 555 0110", defaultLocationId: 20 });
    expect(place.emailAddress).toBe("dock@northgate.example");
  });
});
