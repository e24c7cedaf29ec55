import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decimal, numberOf } from "../../values/decimal.ts";
import { lineText, openLine, type PurchaseLine, type PurchaseReceipt, receiveLine } from "./receive-line.ts";

const line: PurchaseLine = {
  poNo: 800001,
  lineNo: 2,
  locationId: 10,
  invMastUid: 1001,
  itemId: "HB-M8-40",
  baseUnit: "EA",
  ordered: 10,
  unitSize: 1,
  received: "0",
  isComplete: false,
  isCancelled: false,
  isApproved: true,
};

const receipt = (quantity: number, changes: Partial<PurchaseReceipt> = {}): PurchaseReceipt => ({
  poNo: 800001,
  lineNo: 2,
  quantity: decimal(quantity),
  isFinal: false,
  reason: undefined,
  ...changes,
});

/** Lines by their key: this one, and another one that nothing is booked on. */
function opened(changes: Partial<PurchaseLine> = {}) {
  const [one, other] = [openLine({ ...line, ...changes }), openLine({ ...line, lineNo: 3, ordered: 99 })];
  return { one, other, lines: new Map([one, other].map((row) => [lineText(row), row])) };
}

/** Worked out by hand: what came of a line, in base units, and what becomes of it. */
const rows = readFileSync(new URL("./receipt-rules.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split(",") as [string, string, string, ...string[]]);

describe("what comes of a line of a purchase order", () => {
  it.each(rows)("%s × %s, %s before, closed %s: %s came, final %s", (ordered, size, before, ...rest) => {
    const [closed, came, final, over, short, settled, total, complete] = rest;
    const { one, other, lines } = opened({
      ordered: Number(ordered),
      unitSize: Number(size),
      received: before,
      isComplete: closed === "Y",
    });
    const result = receiveLine(lines, receipt(Number(came), { isFinal: final === "Y", reason: "Counted" }));
    expect([result.over, result.short, one.settled, one.total].map(numberOf)).toEqual(
      [over, short, settled, total].map(Number),
    );
    expect([one.isClosed, one.isTouched, other.isTouched]).toEqual([complete === "Y", true, false]);
  });

  it("counts receipts of one document one after the other", () => {
    const { one, lines } = opened();
    receiveLine(lines, receipt(4));
    expect([numberOf(one.total), numberOf(one.settled), one.isClosed]).toEqual([4, 4, false]);
    receiveLine(lines, receipt(6));
    expect([numberOf(one.total), numberOf(one.settled), one.isClosed]).toEqual([10, 10, true]);
    expect(numberOf(receiveLine(lines, receipt(1, { reason: "Gift" })).over)).toBe(1);
    expect([numberOf(one.total), numberOf(one.settled)]).toEqual([11, 10]);
  });
});

describe("a receipt is refused", () => {
  const refusal = (quantity: number, changes: Partial<PurchaseReceipt> = {}, of: Partial<PurchaseLine> = {}) => {
    const { one, lines } = opened(of);
    expect(() => receiveLine(lines, receipt(quantity, changes))).toThrow(expect.objectContaining({ status: 422 }));
    expect([one.isTouched, numberOf(one.total)]).toEqual([false, Number(of.received ?? 0)]);
    try {
      receiveLine(lines, receipt(quantity, changes));
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it("of a line that is not there", () => {
    expect(refusal(1, { lineNo: 9 })).toMatchObject({
      message: "The purchase order 800001 has no line 9. Check the number of the line.",
    });
    expect(refusal(1, { poNo: 800002 })).toMatchObject({
      message: "The purchase order 800002 has no line 2. Check the number of the line.",
    });
  });

  it("of an order that is cancelled or not approved, whatever the reason", () => {
    expect(refusal(1, { reason: "Came" }, { isCancelled: true, isApproved: false })).toMatchObject({
      message:
        "The line 2 of the purchase order 800001 is cancelled. Send the goods back, or have a new order made for them.",
    });
    expect(refusal(1, { reason: "Came" }, { isApproved: false })).toMatchObject({
      message: "The purchase order 800001 is not approved. Have it approved, then try again.",
    });
  });

  it("that is more than is open, or closes the line with less, without a reason", () => {
    expect(refusal(11)).toMatchObject({
      message:
        "11 EA of `HB-M8-40` are 1 EA more than the 10 open on line 2 of the purchase order 800001. Give a `reason`, or correct the quantity.",
      details: { poNo: 800001, lineNo: 2, itemId: "HB-M8-40" },
    });
    expect(refusal(7.5, { isFinal: true }, { received: "1" })).toMatchObject({
      message:
        "7.5 EA of `HB-M8-40` are 1.5 EA less than the 9 open on line 2 of the purchase order 800001. Give a `reason`, or correct the quantity.",
    });
    expect(refusal(1, { reason: "" }, { isComplete: true })).toMatchObject({
      message: expect.stringContaining("1 EA more than the 0 open"),
    });
  });

  it("and is not where less came and more is to come, or as much as is open", () => {
    const { lines } = opened();
    expect(numberOf(receiveLine(lines, receipt(9)).short)).toBe(0);
    expect(numberOf(receiveLine(lines, receipt(1, { isFinal: true })).short)).toBe(0);
  });
});
