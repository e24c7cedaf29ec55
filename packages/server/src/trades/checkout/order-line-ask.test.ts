import { describe, expect, it } from "vitest";
import { asksOfCart, asksOfLines } from "./order-line-ask.ts";

describe("the lines to be ordered", () => {
  it("of a cart have its numbers, the price that they were added for, and no price by hand", () => {
    const line = {
      lineNo: 4,
      invMastUid: 1001,
      itemId: "HB-M8-40",
      unitOfMeasure: "BX",
      quantity: 2,
      unitPrice: 42,
      quoteNo: 5001,
      lineNote: "Red",
    };
    expect(asksOfCart([line])).toEqual([
      {
        lineNo: 4,
        invMastUid: 1001,
        itemId: "HB-M8-40",
        unitOfMeasure: "BX",
        quantity: 2,
        lineNote: "Red",
        willCall: false,
        addedUnitPrice: 42,
        quoteNo: 5001,
        manualUnitPrice: undefined,
      },
    ]);
    expect(asksOfCart([])).toEqual([]);
  });

  it("of an order's input have what it says, and no price but one by hand", () => {
    const line = { invMastUid: 1001, itemId: "HB-M8-40", unitOfMeasure: "BX", unitQuantity: 2, unitPrice: 41 };
    const ask = {
      lineNo: 1,
      invMastUid: 1001,
      itemId: "HB-M8-40",
      unitOfMeasure: "BX",
      quantity: 2,
      lineNote: null,
      willCall: false,
      addedUnitPrice: null,
      quoteNo: null,
      manualUnitPrice: undefined,
    };
    expect(asksOfLines([line])).toEqual([ask]);
    expect(asksOfLines([{ ...line, lineNote: "", willCall: "N", manualPriceOverride: "N" }])).toEqual([ask]);
    expect(asksOfLines([{ ...line, lineNote: "Red", willCall: "Y", manualPriceOverride: "Y" }])).toEqual([
      { ...ask, lineNote: "Red", willCall: true, manualUnitPrice: 41 },
    ]);
  });

  it.each([
    { given: [undefined, undefined], last: undefined, numbers: [1, 2] },
    { given: [undefined, undefined], last: 3, numbers: [4, 5] },
    { given: [undefined, 7, undefined], last: undefined, numbers: [8, 7, 9] },
    { given: [2, undefined], last: 5, numbers: [2, 6] },
    { given: [9, undefined], last: 5, numbers: [9, 10] },
    { given: [], last: undefined, numbers: [] },
  ])("$given after $last are numbered $numbers", ({ given, last, numbers }) => {
    const lines = given.map((lineNo) => ({ itemId: "HB-M8-40", unitQuantity: 1, ...(lineNo ? { lineNo } : {}) }));
    expect(asksOfLines(lines, last).map(({ lineNo }) => lineNo)).toEqual(numbers);
  });
});
