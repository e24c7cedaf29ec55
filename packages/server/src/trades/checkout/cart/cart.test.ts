import { expect, it } from "vitest";
import type { CartStateLine } from "./cart.ts";
import { cartLinesOf } from "./cart.ts";

const line: CartStateLine = {
  lineNo: 1,
  invMastUid: 1001,
  itemId: "HB-M8-40",
  itemDesc: "Hex bolt",
  imageUrl: null,
  isAssembly: false,
  discontinued: false,
  quantity: 3,
  unitOfMeasure: "EA",
  unitSize: 1,
  minimumOrderQty: 1,
  orderMultiple: 1,
  unitPrice: 0.335,
  priceSource: "list",
  quoteNo: null,
  lineNote: null,
  key: "a",
  dateCreated: "2026-03-02 08:00:00",
  dateLastModified: "2026-03-02 08:00:00",
};

it("a cart's lines say how often their item stands in it, and what they come to in its currency", () => {
  const lines = [
    line,
    { ...line, lineNo: 2, invMastUid: 1002, isAssembly: true },
    { ...line, lineNo: 3, discontinued: true, quantity: 10 },
  ];
  const answered = cartLinesOf(70, { lines, currency: "USD", breaksPer: "item" });
  // 3 × 0.335 is 1.005: half a cent is rounded up.
  expect(
    answered.map((one) => [one.lineNo, one.invMastUidCount, one.extendedPrice, one.isAssembly, one.discontinued]),
  ).toEqual([
    [1, 2, 1.01, "N", "N"],
    [2, 1, 1.01, "Y", "N"],
    [3, 2, 3.35, "N", "Y"],
  ]);
  expect(answered[0]).toMatchObject({ cartHdrUid: 70, breaksPer: "item", itemId: "HB-M8-40", unitPrice: 0.335 });
  expect(cartLinesOf(70, { lines: [line], currency: "JPY", breaksPer: "line" })[0]?.extendedPrice).toBe(1);
});
