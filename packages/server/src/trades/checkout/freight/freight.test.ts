import { describe, expect, it } from "vitest";
import { plainPricedLine } from "../../../testing/sample-items.ts";
import { numberOf } from "../../../values/decimal.ts";
import type { CheckoutFacts, FreightRates } from "../checkout-facts.ts";
import type { PricedLine } from "../priced-line.ts";
import { freightFindings, freightOf } from "./freight.ts";

/** A line of so many pieces of 0.5 kg, or one that is collected. */
function line(pieces: number, price: number, willCall = false): PricedLine {
  const plain = plainPricedLine(pieces, price);
  return { ...plain, ask: { ...plain.ask, willCall } };
}

describe("freightOf", () => {
  const rates = { base: 9.5, perKilogram: 1.25, freeFrom: 500 };
  const nowhere = { postalCode: "", country: "US" };
  const way = { location: null, tax: nowhere, currency: "USD" };
  const freight = (lines: readonly PricedLine[], settled?: number) => numberOf(freightOf(lines, rates, settled, way));

  it("charges the base and every kilogram begun", () => {
    expect(freight([line(4, 10)])).toBe(12);
    expect(freight([line(5, 10)])).toBe(13.25);
    // 2.2 kg: three are begun, which rounding would make two.
    expect(freight([line(4.4, 10)])).toBe(13.25);
  });

  it("charges nothing from the site's subtotal on, without rates, and for goods that are all collected", () => {
    expect(freight([line(50, 10)])).toBe(0);
    expect(numberOf(freightOf([line(4, 10)], null, undefined, way))).toBe(0);
    expect(freight([line(4, 10, true)], 14)).toBe(0);
    expect(freight([line(4, 10, true), line(4, 10)])).toBe(12);
  });

  it("takes the figure that was settled, of the chosen service or by hand", () => {
    expect(freight([line(4, 10)], 14)).toBe(14);
    expect(freight([line(50, 10)], 0)).toBe(0);
  });

  describe("by the carriers' cards", () => {
    const location = {
      locationId: 10,
      locationName: "Columbus",
      allowBackorder: false,
      postalCode: "43228",
      country: "US",
      today: "2026-03-02",
    };
    const toledo = { postalCode: "43610", country: "US" };
    const byCarrier = (lines: readonly PricedLine[], place: Partial<typeof toledo> = {}, more: FreightRates = {}) =>
      numberOf(
        freightOf(lines, { rates: "embedded", ...more }, undefined, {
          ...way,
          location,
          tax: { ...toledo, ...place },
        }),
      );

    it("charges the cheapest parcel, the farther and heavier the more, and freight for what is heavy", () => {
      // 2 kg are 5 pounds: USPS asks 7.70 and 4 × 0.42.
      expect(byCarrier([line(4, 10)])).toBe(9.38);
      expect(byCarrier([line(4, 10)], {}, { base: 2 })).toBe(11.38);
      expect(byCarrier([line(4, 10)], { postalCode: "98101" })).toBeGreaterThan(9.38);
      const amounts = [10, 40, 90, 140, 500, 2000].map((pieces) => byCarrier([line(pieces, 0.1)]));
      expect([...amounts].sort((a, b) => a - b)).toEqual(amounts);
      expect(byCarrier([line(50, 10)], {}, { freeFrom: 500 })).toBe(0);
      expect(byCarrier([line(50, 10)], {}, { freeFrom: 500.01 })).toBeGreaterThan(9.38);
      // A site that asks no carrier asks its base alone.
      const alone = freightOf([line(4, 10)], { base: 2 }, undefined, { ...way, location, tax: toledo });
      expect(numberOf(alone)).toBe(2);
    });

    it("charges nothing where the way is not known, and warns of it", () => {
      expect(byCarrier([line(4, 10)], { postalCode: "00000" })).toBe(0);
      expect(byCarrier([line(4, 10)], { postalCode: "10115", country: "DE" })).toBeGreaterThan(50);
      const facts = (postalCode: string, freight: FreightRates | null = { rates: "embedded" }) =>
        ({ location, tax: { ...toledo, postalCode }, freight, currency: "USD" }) as CheckoutFacts;
      const nothing = { errors: [], warnings: [] };
      expect(freightFindings(facts("43610"), [line(4, 10)], undefined)).toEqual(nothing);
      expect(freightFindings(facts(""), [line(4, 10)], undefined)).toEqual(nothing);
      expect(freightFindings(facts("00000"), [line(4, 10)], 12)).toEqual(nothing);
      expect(freightFindings(facts("00000"), [line(4, 10, true)], undefined)).toEqual(nothing);
      expect(freightFindings(facts("00000"), [], undefined)).toEqual(nothing);
      expect(freightFindings(facts("00000", null), [line(4, 10)], undefined)).toEqual(nothing);
      expect(freightFindings(facts("00000", { base: 2 }), [line(4, 10)], undefined)).toEqual(nothing);
      const { errors, warnings } = freightFindings(facts("00000"), [line(4, 10)], undefined);
      expect([errors, warnings.map(({ code, message }) => `${code} ${message}`)]).toEqual([
        [],
        [
          "FREIGHT_UNKNOWN What freight costs is not known for this ship-to. Check its postal code; our sales desk adds the freight to the order.",
        ],
      ]);
    });

    it.each(["EUR", "JPY", "KWD"])("takes no dollars for %s, and says so", (currency) => {
      const facts = { location, tax: toledo, freight: { rates: "embedded" }, currency } as CheckoutFacts;
      expect(numberOf(freightOf([line(4, 10)], { rates: "embedded", base: 2 }, undefined, facts))).toBe(2);
      expect(freightFindings(facts, [line(4, 10)], undefined).warnings).toMatchObject([
        {
          code: "FREIGHT_UNKNOWN",
          message: `What freight costs is not known for this ship-to. The carriers' rates are in USD, and this site sells in ${currency}; our sales desk adds the freight to the order.`,
        },
      ]);
      expect(freightFindings(facts, [line(4, 10)], 12).warnings).toEqual([]);
    });
  });
});
