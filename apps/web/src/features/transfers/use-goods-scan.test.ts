import type { TransferLine } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { readScan } from "../../shared/scan/gs1.ts";
import { addSerial, scanGoods } from "./use-goods-scan.ts";

const line = { itemId: "HB-M8-40", unitSize: 1, baseUnit: "EA", serialized: "N", trackLots: "N" } as TransferLine;
const all = { quantity: 30, bin: "", lot: "", serials: "", final: false, reason: "" };
const before = { most: 30, isCounted: false, isWhole: false };
const scanOf = (code: string, on: Partial<TransferLine> = {}, entered = all, more: Partial<typeof before> = {}) => {
  const { entered: next, outcome } = scanGoods({ ...line, ...on }, entered, readScan(code), { ...before, ...more });
  return [outcome, next.quantity, next.lot];
};

describe("goods of a transfer by scans", () => {
  it("begin at one where everything stood, and go on from what was entered", () => {
    expect(scanOf("hb m8 40")).toEqual(["scanCounted", 1, ""]);
    expect(scanOf("HB-M8-40", {}, { ...all, quantity: 4 })).toEqual(["scanCounted", 5, ""]);
    expect(scanOf("HB-M8-40", {}, all, { isCounted: true })).toEqual(["scanBeyond", 31, ""]);
  });

  it("ask of a bar code whether it stands on the whole unit", () => {
    const box = { unitSize: 100 };
    expect(scanOf("012345678905", box)).toEqual(["scanWhichUnit", 30, ""]);
    expect(scanOf("012345678905", box, all, { isWhole: true })).toEqual(["scanBeyond", 100, ""]);
    expect(scanOf("(01)00012345678905(30)25", box)).toEqual(["scanCounted", 25, ""]);
  });

  it("keep one lot, and take each piece by its number once", () => {
    const lots = { trackLots: "Y" as const };
    expect(scanOf("(01)00012345678905(10)L-7", lots)).toEqual(["scanCounted", 1, "L-7"]);
    const begun = { ...all, quantity: 1, lot: "L-6" };
    expect(scanOf("(01)00012345678905(10)L-7", lots, begun, { isCounted: true })[0]).toBe("scanOtherLot");
    expect(scanOf("HB-M8-40", { serialized: "Y" })).toEqual(["scanForSerial", 30, ""]);
    const first = addSerial(all, "SN-1").entered;
    expect([first.quantity, addSerial(first, "SN-2").entered.serials]).toEqual([1, "SN-1 SN-2"]);
    expect(addSerial(first, "SN-1").outcome).toBe("serialAgain");
  });
});
