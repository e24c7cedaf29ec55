import type { PurchaseOrder, PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { describe, expect, it } from "vitest";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { readScan } from "../../shared/scan/gs1.ts";
import {
  addSerial,
  balanceOf,
  changeLine,
  draftOf,
  emptyReceipt,
  lessWaiting,
  lineOf,
  openLines,
  problemOf,
  type ReceiptDraft,
  receiptInput,
  scanInto,
  withoutSerial,
} from "./receipt-model.ts";

function line(
  lineNo: number,
  itemId: string,
  qtyOpen: number,
  more: Partial<PurchaseOrderLine> = {},
): PurchaseOrderLine {
  return {
    lineNo,
    invMastUid: lineNo,
    itemId,
    itemDesc: null,
    vendorItemId: `V-${itemId}`,
    qtyOrdered: qtyOpen,
    qtyReceived: 0,
    qtyOpen,
    unitOfMeasure: "EA",
    unitSize: 1,
    baseUnit: "EA",
    unitCost: 1,
    extendedCost: qtyOpen,
    dateDue: null,
    complete: "N",
    cancelFlag: "N",
    serialized: "N",
    trackLots: "N",
    trackBins: "Y",
    primaryBin: null,
    ...more,
  } as PurchaseOrderLine;
}

const motor = line(1, "MTR-075", 4, { serialized: "Y" });
const adhesive = line(2, "ADH-50", 24, { trackLots: "Y" });
const disc = line(3, "CUT-115-1", 50);
const order = { poNo: 70015, lines: [motor, adhesive, disc] } as unknown as PurchaseOrder;

/** Scans codes one after the other, as the screen does. */
function scan(codes: readonly string[], draft: ReceiptDraft = emptyReceipt) {
  let state = { draft, chosen: undefined as number | undefined, outcomes: [] as string[] };
  for (const code of codes) {
    const next = scanInto(order, state.draft, state.chosen, readScan(code));
    const chosen = next.line?.lineNo ?? state.chosen;
    state = { draft: next.draft, chosen, outcomes: [...state.outcomes, next.outcome] };
  }
  return state;
}

describe("scanInto", () => {
  it("knows the bar code on the goods, and takes it for no serial number", () => {
    const coded = {
      lines: [
        { ...motor, upcOrEanId: "012345678905" },
        { ...disc, upcOrEanId: "081340000011" },
      ],
    };
    const scanned = (code: string, chosen?: number) => scanInto(coded, emptyReceipt, chosen, readScan(code));
    expect(scanned("0081340000011")).toMatchObject({ outcome: "counted", line: { itemId: "CUT-115-1" } });
    expect(scanned("12345678905", motor.lineNo)).toMatchObject({ outcome: "chosen", line: { itemId: "MTR-075" } });
  });

  it("asks of goods in boxes whether their bar code stands on the whole box", () => {
    const boxes = { lines: [{ ...disc, upcOrEanId: "081340000011", unitSize: 25, unitOfMeasure: "BX" }] };
    const scanned = (whole: ReadonlySet<number>) =>
      scanInto(boxes, emptyReceipt, undefined, readScan("081340000011"), whole);
    expect(scanned(new Set())).toMatchObject({ outcome: "whichUnit", draft: emptyReceipt });
    expect(lineOf(scanned(new Set([3])).draft, 3).quantity).toBe(1);
  });

  it("counts one for each scan, whichever number it is and however it is written", () => {
    const { draft, outcomes } = scan(["CUT-115-1", "cut 115 1", "V-CUT-115-1"]);
    expect(outcomes).toEqual(["counted", "counted", "counted"]);
    expect(lineOf(draft, 3).quantity).toBe(3);
  });

  it("takes numbers after a registered item for its serial numbers, each once", () => {
    const { draft, outcomes } = scan(["MTR-075", "S-1", "S-2", "S-3", "s-3"]);
    expect(outcomes).toEqual(["chosen", "serialAdded", "serialAdded", "serialAdded", "serialAgain"]);
    expect(lineOf(draft, 1)).toMatchObject({ quantity: 3, serials: ["S-1", "S-2", "S-3"] });
  });

  it("takes lot and count from a GS1 code", () => {
    const gtin = { ...adhesive, vendorItemId: "4012345678901" };
    const scanned = scanInto({ lines: [gtin] }, emptyReceipt, undefined, readScan("(01)04012345678901(10)L-77(30)12"));
    expect(lineOf(scanned.draft, 2)).toMatchObject({ quantity: 12, lot: "L-77" });
  });

  it("does not take a piece of another lot into those of the first", () => {
    const lotted = { lines: [{ ...motor, trackLots: "Y" as const, vendorItemId: "4012345678901" }] };
    const piece = (lot: string, serial: string) => readScan(`(01)04012345678901(10)${lot}(21)${serial}`);
    const first = scanInto(lotted, emptyReceipt, undefined, piece("L-1", "S-1"));
    const other = scanInto(lotted, first.draft, 1, piece("L-2", "S-2"));
    expect(other).toMatchObject({ outcome: "otherLot", draft: first.draft });
    expect(scanInto(lotted, first.draft, 1, piece("L-1", "S-2")).outcome).toBe("serialAdded");
  });

  it("refuses what the order does not have, and lines that are closed", () => {
    expect(scan(["ZZZ-404"]).outcomes).toEqual(["unknown"]);
    const closed = { lines: [line(1, "MTR-075", 0, { complete: "Y" })] };
    expect(scanInto(closed, emptyReceipt, undefined, readScan("MTR-075")).outcome).toBe("notOpen");
  });
});

describe("lessWaiting", () => {
  const waiting = (quantity: number, more: object = {}) =>
    ({
      endpoint: "warehouseOps.receiving.create",
      state: "waiting",
      input: { poNo: 70015, lines: [{ poLineNo: 3, qtyReceived: quantity, ...more }] },
    }) as unknown as QueuedChange;
  const open = (...changes: QueuedChange[]) => {
    const { qtyOpen, qtyWaiting } = lessWaiting(order, changes).lines[2] ?? {};
    return [qtyOpen, qtyWaiting];
  };

  it("takes what waits on the device from what is still to come", () => {
    expect(open()).toEqual([50, 0]);
    expect(open(waiting(20), waiting(12.5))).toEqual([17.5, 32.5]);
    expect(open(waiting(60))).toEqual([0, 60]);
    expect(open(waiting(20, { complete: "Y" }))).toEqual([0, 20]);
  });

  it("leaves what is refused, on its way, or of another order", () => {
    const refused = { ...waiting(20), state: "refused" } as QueuedChange;
    const sending = { ...waiting(20), state: "sending" } as QueuedChange;
    const other = { ...waiting(20), input: { poNo: 1, lines: [{ poLineNo: 3, qtyReceived: 20 }] } } as QueuedChange;
    expect(open(refused, sending, other)).toEqual([50, 0]);
  });
});

describe("problemOf", () => {
  const entered = (quantity: number, more = {}) => lineOf(changeLine(emptyReceipt, 9, { quantity, ...more }), 9);

  it("asks for lots, for a serial number of each piece, and for the reason of more or of a cancelled rest", () => {
    expect(problemOf(adhesive, entered(20))).toBe("lotMissing");
    expect(problemOf(adhesive, entered(20, { lot: "L-77" }))).toBeUndefined();
    expect(problemOf(motor, entered(2, { serials: ["S-1"] }))).toBe("serialsMissing");
    expect(problemOf(disc, entered(51))).toBe("reasonMissing");
    expect(problemOf(disc, entered(49, { final: true }))).toBe("reasonMissing");
    expect(problemOf(disc, entered(49, { final: true, reason: "Short" }))).toBeUndefined();
    expect(problemOf(disc, entered(0))).toBeUndefined();
  });

  it("takes part of a box, but no part of a piece and not less than nothing", () => {
    const box = { ...disc, unitOfMeasure: "BX", unitSize: 25 };
    const problems = [1.04, 1.5, -1].map((quantity) => problemOf(box, entered(quantity)));
    expect(problems).toEqual([undefined, "notWhole", "belowZero"]);
    expect(problemOf({ ...disc, unitOfMeasure: "FT", baseUnit: "FT" }, entered(1.5))).toBeUndefined();
  });

  it("takes registered pieces of a case, six decimals and all", () => {
    const cases = { ...motor, unitOfMeasure: "CS", unitSize: 12, qtyOpen: 0.166667 };
    const first = addSerial(emptyReceipt, cases, "S-1").draft;
    // What the server takes: no more than six decimals.
    expect(lineOf(first, 1).quantity).toBe(0.083333);
    expect([problemOf(cases, lineOf(first, 1)), balanceOf(cases, lineOf(first, 1))]).toEqual([undefined, "short"]);
    const both = lineOf(addSerial(first, cases, "S-2").draft, 1);
    expect([both.quantity, problemOf(cases, both), balanceOf(cases, both)]).toEqual([0.166667, undefined, "exact"]);
    expect(withoutSerial(cases, both, "S-1")).toEqual({ quantity: 0.083333, serials: ["S-2"] });
    // The seventh of twelve, whichever way it was rounded.
    expect(balanceOf({ ...cases, qtyOpen: 0.583333 }, { ...both, quantity: 7 / 12 })).toBe("exact");
  });

  it("tells short from over", () => {
    expect([0, 49, 50, 51].map((quantity) => balanceOf(disc, entered(quantity)))).toEqual([
      "none",
      "short",
      "exact",
      "over",
    ]);
  });
});

describe("receiptInput", () => {
  it("hands in what came, and can be read back to be corrected", () => {
    let draft: ReceiptDraft = { ...emptyReceipt, referenceNo: " VS-1 " };
    draft = changeLine(draft, 2, { quantity: 20, lot: "L-77", reason: "Short" });
    draft = scan(["MTR-075", "S-1"], draft).draft;
    const input = receiptInput(order, draft);
    expect(input).toEqual({
      poNo: 70015,
      referenceNo: "VS-1",
      lines: [
        { poLineNo: 1, invMastUid: 1, qtyReceived: 1, uom: "EA", serials: ["S-1"] },
        { poLineNo: 2, invMastUid: 2, qtyReceived: 20, uom: "EA", lot: "L-77", reason: "Short" },
      ],
    });
    expect(receiptInput(order, draftOf(input))).toEqual(input);
  });

  it("shows lines that are still open or were entered", () => {
    const done = { lines: [line(1, "A", 0, { complete: "Y" }), disc] };
    expect(openLines(done, emptyReceipt)).toEqual([disc]);
    expect(openLines(done, emptyReceipt, new Set(done.lines.map(({ lineNo }) => lineNo)))).toEqual(done.lines);
  });
});
