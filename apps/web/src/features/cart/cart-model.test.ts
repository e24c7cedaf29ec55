import type { CartLine } from "@purvey/contract/generated/commerce";
import type { ShipTo } from "@purvey/contract/generated/customers";
import { describe, expect, it } from "vitest";
import {
  additionOf,
  baseUnitQuestions,
  problemsOf,
  subtotalOf,
  taxInput,
  withChange,
  withLine,
  withoutLine,
} from "./cart-model.ts";

function line(lineNo: number, more: Partial<CartLine> = {}): CartLine {
  return {
    cartHdrUid: 1,
    lineNo,
    invMastUid: lineNo,
    breaksPer: "line",
    quantity: 2,
    unitOfMeasure: "BX",
    lineNote: null,
    key: "",
    unitPrice: 31,
    itemId: `ITEM-${lineNo}`,
    isAssembly: "N",
    invMastUidCount: 1,
    itemDesc: "",
    imageUrl: null,
    unitSize: 100,
    minimumOrderQty: 0,
    orderMultiple: 0,
    extendedPrice: 62,
    priceSource: "list",
    quoteNo: null,
    discontinued: "N",
    dateCreated: "",
    dateLastModified: "",
    ...more,
  };
}

describe("the lines of a cart", () => {
  it("show a change before the server has it, with its price in what its currency has", () => {
    const lines = [line(1), line(2, { unitPrice: 0.335 })];
    expect(withChange(lines, { lineNo: 2, quantity: 3 }, "USD")[1]).toMatchObject({ quantity: 3, extendedPrice: 1.01 });
    expect(withChange(lines, { lineNo: 2, quantity: 3 }, "JPY")[1]?.extendedPrice).toBe(1);
    expect(withChange(lines, { lineNo: 2, quantity: 3 }, "KWD")[1]?.extendedPrice).toBe(1.005);
    expect(withChange(lines, { lineNo: 1, lineNote: "Dock 3" }, "USD")[0]).toMatchObject({
      lineNote: "Dock 3",
      quantity: 2,
    });
    expect(withChange(lines, { lineNo: 1, lineNote: "" }, "USD")[0]?.lineNote).toBeNull();
  });

  it("take back one line without touching later changes of others", () => {
    const before = line(1);
    const changed = withChange(
      withChange([line(1), line(2)], { lineNo: 1, quantity: 9 }, "USD"),
      { lineNo: 2, quantity: 7 },
      "USD",
    );
    expect(withLine(changed, before).map(({ quantity }) => quantity)).toEqual([2, 7]);
    expect(withLine(withoutLine(changed, 1), before)).toHaveLength(1);
  });

  it("come back with their note and mark", () => {
    expect(additionOf(line(1, { lineNote: "Dock 3", key: "job-7" }))).toEqual({
      invMastUid: 1,
      quantity: 2,
      unitOfMeasure: "BX",
      lineNote: "Dock 3",
      key: "job-7",
    });
    expect(Object.keys(additionOf(line(1)))).toEqual(["invMastUid", "quantity", "unitOfMeasure"]);
  });

  it("that cannot be ordered so say why and offer what can", () => {
    const lines = [line(1), line(2, { quantity: 150, unitOfMeasure: "EA", orderMultiple: 100, minimumOrderQty: 100 })];
    expect(problemsOf(lines)).toEqual([
      { line: lines[1], problem: "150 EA is not a multiple of 100 EA.", offers: [100, 200] },
    ]);
  });

  it("sum to whole cents", () => {
    expect(subtotalOf([{ extendedPrice: 0.1 }, { extendedPrice: 0.2 }, { extendedPrice: 31 }], "USD")).toBe(31.3);
  });

  it("ask once for the base unit of each packed item", () => {
    expect(baseUnitQuestions([line(1), line(2, { invMastUid: 1 }), line(3, { unitSize: 1 })])).toEqual([
      { invMastUid: 1 },
    ]);
  });
});

describe("the tax estimate", () => {
  const shipTo = { shipToId: 1, postalCode: "43610", state: "OH", country: "US" } as ShipTo;

  it("is asked for the lines at their destination", () => {
    expect(taxInput(100200, shipTo, [line(1)])).toEqual({
      customer_id: 100200,
      postal_code: "43610",
      ship_to_address: { ship_to_id: 1, state: "OH", country: "US" },
      items: [{ inv_mast_uid: 1, amount: 62 }],
    });
  });

  it("is not asked for without customer, postal code or lines", () => {
    expect(taxInput(undefined, shipTo, [line(1)])).toBeUndefined();
    expect(taxInput(100200, { ...shipTo, postalCode: null }, [line(1)])).toBeUndefined();
    expect(taxInput(100200, shipTo, [])).toBeUndefined();
    expect(taxInput(100200, undefined, undefined)).toBeUndefined();
  });
});
