import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving, ReceivingLine } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { draftOfHeld, hasSplitSerials } from "./held-receipt.ts";
import { receiptInput } from "./receipt-model.ts";

const place = { bin: "A-01-1", lot: "L-7", quantity: null, serials: ["S-1"] };
const line = {
  lineNo: 1,
  invMastUid: 8,
  itemId: "HB-M8-60",
  itemDesc: "",
  uom: "EA",
  unitSize: 1,
  baseUnit: "EA",
  poLineNo: 1,
  qtyReceived: 200,
  bins: [place],
  complete: "N",
  reason: "Over",
} satisfies ReceivingLine;
const receipt = {
  receivingUid: 85,
  referenceNo: "VS-1",
  dateLastModified: "2026-03-14 09:26:53",
  processMessage: "Too many.",
  lines: [line],
} as Receiving;
const order = {
  poNo: 900002,
  lines: [{ lineNo: 1, invMastUid: 8, unitOfMeasure: "BX", unitSize: 100 }],
} as unknown as PurchaseOrder;

describe("a receipt that the server holds", () => {
  it("comes back as it was entered, in the unit of the order, with what it corrects", () => {
    const draft = draftOfHeld(receipt, order);
    expect(draft).toEqual({
      referenceNo: "VS-1",
      corrects: { held: 85, modified: "2026-03-14 09:26:53" },
      lines: {
        1: { quantity: 2, lot: "L-7", bin: "A-01-1", more: [], serials: ["S-1"], reason: "Over", final: false },
      },
    });
    expect(receiptInput(order, draft).lines).toEqual([
      {
        poLineNo: 1,
        invMastUid: 8,
        qtyReceived: 2,
        uom: "BX",
        lot: "L-7",
        bin: "A-01-1",
        serials: ["S-1"],
        reason: "Over",
      },
    ]);
  });

  it("comes back in six decimals, as the server takes them", () => {
    const eighty = { ...receipt, lines: [{ ...line, qtyReceived: 80, bins: [] }] };
    const cases = { ...order, lines: order.lines.map((ordered) => ({ ...ordered, unitSize: 12 })) };
    expect(draftOfHeld(eighty, cases).lines[1]?.quantity).toBe(6.666667);
    const piece = { ...receipt, lines: [{ ...line, qtyReceived: 0.083333, unitSize: 12, bins: [] }] };
    const single = { ...order, lines: order.lines.map((ordered) => ({ ...ordered, unitSize: 1 })) };
    expect(draftOfHeld(piece, single).lines[1]?.quantity).toBe(1);
  });

  it("comes back with each of its lots and bins, in the unit of the order", () => {
    const bins = [
      { bin: "A-01-1", lot: "L-7", quantity: 150, serials: [] },
      { bin: null, lot: "L-8", quantity: 50, serials: [] },
    ];
    const split = { ...receipt, lines: [{ ...line, bins }] };
    expect(receiptInput(order, draftOfHeld(split, order)).lines[0]).toMatchObject({
      qtyReceived: 2,
      bins: [
        { bin: "A-01-1", lot: "L-7", quantity: 1.5 },
        { lot: "L-8", quantity: 0.5 },
      ],
    });
    expect(hasSplitSerials(split)).toBe(false);
  });

  it("is not for the screen when serial numbers of a line go to several bins or lots", () => {
    expect(hasSplitSerials(receipt)).toBe(false);
    expect(hasSplitSerials({ lines: [{ ...line, bins: [place, place] }] })).toBe(true);
  });
});
