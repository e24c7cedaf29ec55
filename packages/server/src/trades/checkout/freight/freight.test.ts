import { describe, expect, it } from "vitest";
import { plainItem } from "../../../testing/sample-items.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { CheckoutFacts, FreightRates } from "../checkout-facts.ts";
import type { PricedLine } from "../priced-line.ts";
import { freightFindings, freightOf } from "./freight.ts";

function line(pieces: number, price: number, willCall = false): PricedLine {
  const extras = { onHand: 0, allocated: 0, elsewhere: [], substitutes: [] };
  const ask = {
    lineNo: 1,
    quantity: pieces,
    lineNote: null,
    willCall,
    addedUnitPrice: null,
    quoteNo: null,
    manualUnitPrice: undefined,
  };
  return {
    ask,
    lineNo: 1,
    item: { ...plainItem, ...extras, weight: 0.5 },
    unit: { unitOfMeasure: "EA", unitSize: 1, sold: true, minimumOrderQty: 1, orderMultiple: 1 },
    quantity: decimal(pieces),
    baseQuantity: decimal(pieces),
    unitPrice: decimal(price),
    extendedPrice: decimal(pieces).times(price),
    source: "list",
    explanation: "",
    quote: undefined,
    quoteProblem: undefined,
    contract: undefined,
  };
}

describe("freightOf", () => {
  const rates = { base: 9.5, perKilogram: 1.25, freeFrom: 500 };
  const way = { location: null, shipTo: null, currency: "USD" };
  const freight = (lines: readonly PricedLine[], shown?: number) => numberOf(freightOf(lines, rates, shown, way));

  it("charges the base and every kilogram begun", () => {
    expect(freight([line(4, 10)])).toBe(12);
    expect(freight([line(5, 10)])).toBe(13.25);
  });

  it("charges nothing from the site's subtotal on, without rates, and for goods that are all collected", () => {
    expect(freight([line(50, 10)])).toBe(0);
    expect(numberOf(freightOf([line(4, 10)], null, undefined, way))).toBe(0);
    expect(freight([line(4, 10, true)], 14)).toBe(0);
    expect(freight([line(4, 10, true), line(4, 10)])).toBe(12);
  });

  it("takes what the buyer was shown", () => {
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
    };
    const shipTo = {
      ...{ shipToId: 1, shipToName: "Plant Toledo", address1: null, address2: null, city: "Toledo", state: "OH" },
      ...{ postalCode: "43610", country: "US", email: null },
    };
    const byCarrier = (lines: readonly PricedLine[], place: Partial<typeof shipTo> = {}, more: FreightRates = {}) =>
      numberOf(
        freightOf(lines, { rates: "embedded", ...more }, undefined, {
          ...way,
          location,
          shipTo: { ...shipTo, ...place },
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
    });

    it("charges nothing where the way is not known, and warns of it", () => {
      expect(byCarrier([line(4, 10)], { postalCode: "00000" })).toBe(0);
      expect(byCarrier([line(4, 10)], { postalCode: "10115", country: "DE" })).toBeGreaterThan(50);
      const facts = (postalCode: string) =>
        ({ location, shipTo: { ...shipTo, postalCode }, freight: { rates: "embedded" } }) as CheckoutFacts;
      expect(freightFindings(facts("43610"), [line(4, 10)], undefined).warnings).toEqual([]);
      expect(freightFindings(facts("00000"), [line(4, 10)], 12).warnings).toEqual([]);
      expect(freightFindings(facts("00000"), [line(4, 10)], undefined).warnings.map(({ code }) => code)).toEqual([
        "FREIGHT_UNKNOWN",
      ]);
    });
  });
});
