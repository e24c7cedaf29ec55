import type { TransferLine, TransferShippingLine } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { draftOfHeld, goodsLineOf, goodsProblem, receivedLines, shippedLines, wrongLine } from "./goods-draft.ts";

const line = (lineNo: number, more: Partial<TransferLine> = {}): TransferLine =>
  ({
    lineNo,
    invMastUid: lineNo + 20,
    itemId: `I-${lineNo}`,
    uom: "BX",
    unitSize: 10,
    baseUnit: "EA",
    quantity: 3,
    qtyShipped: 0,
    qtyReceived: 0,
    qtyInTransit: 0,
    qtyShort: 0,
    complete: "N",
    ...more,
  }) as TransferLine;
const first = line(1);
const transfer = { lines: [first, line(2, { qtyShipped: 30 })] };
const entered = goodsLineOf({}, "ship", first);

describe("goods of a transfer", () => {
  it("are all that may move where nothing was entered, in base units", () => {
    expect(shippedLines(transfer, {})).toEqual([{ transferLineNo: 1, invMastUid: 21, uom: "EA", qtyShipped: 30 }]);
    expect(shippedLines(transfer, { 1: { ...entered, quantity: 0 } })).toEqual([]);
  });

  it("name lot, bin, serial numbers and reason only where they were entered", () => {
    const goods = { ...entered, quantity: 2, bin: " A-1 ", serials: "S1, S2\nS1", final: true, reason: " Broken " };
    expect(shippedLines(transfer, { 1: goods })[0]).toMatchObject({
      qtyShipped: 2,
      bin: "A-1",
      serials: ["S1", "S2"],
      complete: "Y",
      reason: "Broken",
    });
    expect(shippedLines(transfer, { 1: goods })[0]).not.toHaveProperty("lot");
  });

  it("are not sent beyond what is wanted, short for good without a reason, or with too few serial numbers", () => {
    expect(goodsProblem("ship", first, entered)).toBeUndefined();
    expect(goodsProblem("ship", first, { ...entered, quantity: 31, reason: "More" })).toBe("tooMuchOf");
    expect(goodsProblem("receive", first, { ...entered, quantity: -1, reason: "Less" })).toBe("belowZero");
    expect(goodsProblem("ship", first, { ...entered, quantity: 2, final: true })).toBe("reasonMissing");
    expect(goodsProblem("ship", first, { ...entered, quantity: 2, final: true, reason: "Short" })).toBeUndefined();
    expect(goodsProblem("ship", first, { ...entered, quantity: 2, serials: "S1" })).toBe("serialsDiffer");
  });

  it("are not left out silently where less than nothing or part of a piece was entered", () => {
    const wrong = (quantity: number) => wrongLine(transfer, "ship", { 1: { ...entered, quantity } })?.lineNo;
    expect([-1, 2.5, 0, 30].map(wrong)).toEqual([1, 1, undefined, undefined]);
    const halves = { lines: [line(1, { quantity: 2.5, unitSize: 1, uom: "BX", baseUnit: "BX" })] };
    expect(wrongLine(halves, "ship", {})).toBeUndefined();
  });

  it("may be more than was under way with a reason, and nothing at all for good", () => {
    const loaded = line(1, { qtyInTransit: 5 });
    const received = goodsLineOf({}, "receive", loaded);
    expect(goodsProblem("receive", loaded, { ...received, quantity: 6 })).toBe("reasonMissing");
    expect(goodsProblem("receive", loaded, { ...received, quantity: 6, reason: "Over" })).toBeUndefined();
    const lost = { ...received, quantity: 0, final: true, reason: "Lost" };
    expect(receivedLines({ lines: [loaded] }, { 1: lost })).toMatchObject([{ qtyReceived: 0, complete: "Y" }]);
  });

  it("come back as the server holds them, and what it leaves out does not move", () => {
    const two = { lines: [first, line(2)] };
    const bins = [{ bin: "A-1", lot: "L", quantity: null, serials: ["S1"] }];
    const held = { transferLineNo: 1, qtyShipped: 2, unitSize: 10, bins, complete: "N", reason: null };
    const draft = draftOfHeld(two, [held as unknown as TransferShippingLine]);
    expect(draft[1]).toEqual({ quantity: 20, bin: "A-1", lot: "L", serials: "S1", final: false, reason: "" });
    expect(shippedLines(two, draft).map(({ transferLineNo }) => transferLineNo)).toEqual([1]);
    const piece = { ...held, qtyShipped: 0.083333, unitSize: 12 };
    expect(draftOfHeld(two, [piece as unknown as TransferShippingLine])[1]?.quantity).toBe(1);
  });
});
