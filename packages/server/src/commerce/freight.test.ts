import { describe, expect, it } from "vitest";
import { decimal, numberOf } from "../decimal.ts";
import { plainItem } from "../testing/sample-items.ts";
import { freightOf } from "./freight.ts";
import type { PricedLine } from "./priced-line.ts";

function line(pieces: number, price: number, willCall = false): PricedLine {
  const extras = { onHand: 0, allocated: 0, elsewhere: [], substitutes: [] };
  const ask = {
    lineNo: 1,
    quantity: pieces,
    lineNote: null,
    willCall,
    addedUnitPrice: null,
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
    contract: undefined,
  };
}

describe("freightOf", () => {
  const rates = { base: 9.5, perKilogram: 1.25, freeFrom: 500 };
  const freight = (lines: readonly PricedLine[], shown?: number) => numberOf(freightOf(lines, rates, shown));

  it("charges the base and every kilogram begun", () => {
    expect(freight([line(4, 10)])).toBe(12);
    expect(freight([line(5, 10)])).toBe(13.25);
  });

  it("charges nothing from the site's subtotal on, without rates, and for goods that are all collected", () => {
    expect(freight([line(50, 10)])).toBe(0);
    expect(numberOf(freightOf([line(4, 10)], null, undefined))).toBe(0);
    expect(freight([line(4, 10, true)], 14)).toBe(0);
    expect(freight([line(4, 10, true), line(4, 10)])).toBe(12);
  });

  it("takes what the buyer was shown", () => {
    expect(freight([line(4, 10)], 14)).toBe(14);
    expect(freight([line(50, 10)], 0)).toBe(0);
  });
});
