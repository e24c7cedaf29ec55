import { describe, expect, it } from "vitest";
import { stateOfPostalCode } from "./state-of-postal-code.ts";

describe("stateOfPostalCode", () => {
  it("knows states by the first three digits", () => {
    const codes = ["43610", "43610-1204", "02134", "90210", "10001", "88510", "05501", "99501", "00907", "20500"];
    expect(codes.map(stateOfPostalCode)).toEqual(["OH", "OH", "MA", "CA", "NY", "TX", "MA", "AK", "PR", "DC"]);
  });

  it("answers nothing for codes of other countries and of the armed forces", () => {
    expect(["T2P 1J9", "4361", "", "09012", "436100"].map(stateOfPostalCode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
