import type { PickTicketLine } from "@purvey/contract/generated/orders";
import { describe, expect, it } from "vitest";
import { readScan } from "../../shared/scan/gs1.ts";
import { doneCount, nextLine, nothingPicked, type PickProgress, scanPick, setPicked, setShort } from "./pick-model.ts";

const line = (lineNumber: number, itemId: string, more: Partial<PickTicketLine> = {}): PickTicketLine =>
  ({ lineNumber, itemId, bin: `A-0${lineNumber}-1`, lot: null, qtyToPick: 2, qtyPicked: 0, ...more }) as PickTicketLine;
const bolts = line(1, "HB-M8-40");
const glue = line(2, "ADH-50", { lot: "L-64" });
const moreBolts = line(3, "HB-M8-40", { qtyToPick: 5, qtyPicked: 4 });
const lines = [moreBolts, glue, bolts];

/** Scans codes one after the other; what each did, and what was taken at the end. */
function scan(codes: readonly string[]): { outcomes: string[]; progress: PickProgress } {
  let progress = nothingPicked;
  const outcomes = codes.map((code) => {
    const scanned = scanPick(lines, progress, readScan(code));
    progress = scanned.progress;
    return `${scanned.outcome} ${scanned.line?.lineNumber ?? "–"}`;
  });
  return { outcomes, progress };
}

describe("picking", () => {
  it("takes an item by the bar code on it", () => {
    const gloves = line(1, "GLV-NIT-L", { upcOrEanId: "012345678905" });
    const { outcome, progress } = scanPick([gloves], nothingPicked, readScan("0012345678905"));
    expect([outcome, progress]).toEqual(["picked", { 1: { quantity: 1 } }]);
  });

  it("asks whether the bar code stands on the whole unit, and takes units once that was said", () => {
    const boxes = line(1, "HB-M8-40", { upcOrEanId: "012345678905", unitSize: 100 });
    const scanned = (whole: ReadonlySet<number>) => scanPick([boxes], nothingPicked, readScan("012345678905"), whole);
    expect(scanned(new Set())).toMatchObject({ outcome: "whichUnit", progress: nothingPicked, line: boxes });
    expect(scanned(new Set([1]))).toMatchObject({ outcome: "picked", progress: { 1: { quantity: 1 } } });
  });

  it("takes an item once a scan, from its lines in the order of the walk, and no more than is wanted", () => {
    const { outcomes, progress } = scan(["hb m8 40", "HB-M8-40", "HB-M8-40", "HB-M8-40"]);
    expect(outcomes).toEqual(["picked 1", "picked 1", "picked 3", "enough 1"]);
    expect(progress).toEqual({ 1: { quantity: 2 }, 3: { quantity: 1 } });
  });

  it("is led to a line by its bin, and refuses what is not on the ticket", () => {
    expect(scan(["A-02-1", "ZZZ-404"]).outcomes).toEqual(["bin 2", "unknown –"]);
  });

  it("refuses another lot than the one to take", () => {
    const scanned = (lot: string) => scanPick([glue], nothingPicked, { text: "", code: "ADH-50", lot }).outcome;
    expect([scanned("L-64"), scanned("L-61")]).toEqual(["picked", "otherLot"]);
  });

  it("takes as many as the code says, up to what is wanted", () => {
    const { progress } = scanPick([bolts], nothingPicked, { text: "", code: "HB-M8-40", quantity: 50 });
    expect(progress).toEqual({ 1: { quantity: 2 } });
  });

  it("goes on behind what is done, and counts what is done with less", () => {
    const short = setShort(setPicked(nothingPicked, bolts, 1), bolts, "Damaged");
    expect(short).toEqual({ 1: { quantity: 1, short: "Damaged" } });
    expect(doneCount(lines, short)).toBe(1);
    expect(nextLine(lines, short)?.lineNumber).toBe(2);
    expect(setPicked(short, bolts, 2)).toEqual({ 1: { quantity: 2 } });
  });
});
