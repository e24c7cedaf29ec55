import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, digitsOf, hasCheckDigit, isExpired } from "./card.ts";

/** A number with a right check digit. */
const numbers = fc
  .stringMatching(/^4\d{14}$/)
  .map((digits) => [..."0123456789"].map((digit) => digits + digit).find(hasCheckDigit) as string);

describe("card numbers", () => {
  it.each([
    ["4111 1111 1111 1111", "Visa", "credit"],
    ["4000-0566-5566-5556", "Visa", "debit"],
    ["5555555555554444", "Mastercard", "credit"],
    ["2223003122003222", "Mastercard", "credit"],
    ["5200828282828210", "Mastercard", "debit"],
    ["5105105105105100", "Mastercard", "prepaid"],
    ["378282246310005", "American Express", "credit"],
    ["6011111111111117", "Discover", "credit"],
    ["3530111333300000", "JCB", "credit"],
    ["30569309025904", "Diners Club", "credit"],
  ])("%s is %s, %s", (typed, brand, cardType) => {
    const digits = digitsOf(typed);
    expect(cardOf(digits)).toEqual({ brand, cardType, lastFour: digits.slice(-4) });
  });

  it("are refused when one digit is wrong or two neighbours changed places (Luhn)", () => {
    fc.assert(
      fc.property(numbers, fc.nat(15), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
        const digit = (Number(number[at]) + more) % 10;
        expect(cardOf(number)?.brand).toBe("Visa");
        expect(cardOf(number.slice(0, at) + digit + number.slice(at + 1))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(numbers, fc.nat(14), (number, at) => {
        const [a = "", b = ""] = number.slice(at, at + 2);
        fc.pre(a !== b && Math.abs(Number(a) - Number(b)) !== 9);
        expect(cardOf(number.slice(0, at) + b + a + number.slice(at + 2))).toBeUndefined();
      }),
    );
  });

  it("are refused in the wrong length, of no brand, and as text", () => {
    for (const digits of ["", "4", "411111111111111", "0000000000000000", "9999999999999995", "4111x11111111111"])
      expect(cardOf(digits)).toBeUndefined();
  });

  it("are good until the end of their month", () => {
    expect(isExpired(9, 2028, "2028-09-30")).toBe(false);
    expect(isExpired(9, 2028, "2028-10-01")).toBe(true);
    expect(isExpired(12, 2027, "2028-01-01")).toBe(true);
  });
});
