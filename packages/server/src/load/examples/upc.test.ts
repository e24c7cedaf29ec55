import { describe, expect, it } from "vitest";
import { isUpc, upcCheckDigit, upcOf } from "./upc.ts";

describe("UPC numbers", () => {
  it("have the check digit of the published example", () => {
    expect(upcCheckDigit("03600029145")).toBe(2);
    expect(isUpc("036000291452")).toBe(true);
  });

  it("are refused with another check digit, a letter or a missing digit", () => {
    expect([isUpc("036000291453"), isUpc("03600029145X"), isUpc("03600029145")]).toEqual([false, false, false]);
  });

  it("are made of the manufacturer's prefix and their item number", () => {
    expect(upcOf("081340", 17)).toMatch(/^08134000017\d$/);
    expect(isUpc(upcOf("081340", 17))).toBe(true);
  });

  it("say how many digits they need", () => {
    expect(() => upcCheckDigit("123")).toThrow("eleven digits are expected");
  });
});
