import type { BinContent } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { readScan } from "../../shared/scan/gs1.ts";
import {
  type BinMove,
  contentNamed,
  emptyMove,
  isOneMove,
  isSent,
  movable,
  moveInput,
  moveOfHeld,
  problemOfMove,
  scanMove,
  stepOf,
} from "./bin-move.ts";

const content = (itemId: string, qtyAvailable: number, lot = ""): BinContent => ({
  invMastUid: 1,
  itemId,
  itemDesc: "",
  upcOrEanId: null,
  lot,
  unitOfMeasure: "EA",
  qtyOnHand: qtyAvailable,
  qtyAllocated: 0,
  qtyAvailable,
});
const disc = content("CUT-115-1", 50);

/** Scans codes one after the other out of a bin with the disc. */
function scan(codes: readonly string[], move: BinMove = emptyMove): BinMove {
  return codes.reduce((now, code) => scanMove(now, readScan(code), disc, 50), move);
}

describe("a move by scans", () => {
  it("takes bin, item, quantity and bin", () => {
    const steps = ["recv", "cut 115 1", "50", "c-01-1"];
    expect(steps.map((_code, place) => stepOf(scan(steps.slice(0, place))))).toEqual([
      "fromBin",
      "item",
      "quantity",
      "toBin",
    ]);
    expect(scan(steps)).toEqual({ fromBin: "RECV", itemId: "CUT-115-1", lot: "", quantity: 50, toBin: "C-01-1" });
  });

  it("counts the item up, and moves everything when the bin follows the item", () => {
    expect(scan(["RECV", "CUT-115-1", "CUT-115-1", "CUT-115-1"]).quantity).toBe(2);
    expect(scan(["RECV", "CUT-115-1", "C-01-1"])).toMatchObject({ quantity: 50, toBin: "C-01-1" });
  });

  it("is sent by the bin behind a quantity, and shown first where the bin follows the item", () => {
    const [item, all] = [scan(["RECV", "CUT-115-1"]), scan(["RECV", "CUT-115-1", "C-01-1"])];
    expect(isSent(item, all)).toBe(false);
    expect(isSent(all, scan(["C-01-1"], all))).toBe(true);
    expect(isSent(all, scan(["C-01-2"], all))).toBe(false);
    expect(scan(["C-01-2"], all)).toMatchObject({ quantity: 50, toBin: "C-01-2" });
    expect(scan(["CUT-115-1"], all)).toMatchObject({ quantity: 1, toBin: "" });
    const counted = scan(["RECV", "CUT-115-1", "3"]);
    expect(isSent(counted, scan(["C-01-1"], counted))).toBe(true);
  });

  it("is capped by what is left in the bin, with what already waits on the device", () => {
    const waiting = {
      endpoint: "warehouseOps.binTransfer.create",
      state: "waiting",
      input: { transfers: [{ itemId: "CUT-115-1", fromBin: "RECV", toBin: "C-01-1", quantity: 30 }] },
    } as unknown as QueuedChange;
    expect(movable(disc, "RECV", [waiting])).toBe(20);
    expect(movable(disc, "RECV", [{ ...waiting, state: "stored" }])).toBe(50);
    expect(problemOfMove(scan(["RECV", "CUT-115-1", "21"]), disc, 20)).toBe("tooMuch");
    expect(problemOfMove(scan(["RECV", "CUT-115-1", "20"]), disc, 20)).toBeUndefined();
  });

  it("is refused without the item in the bin, into the same bin, and of nothing", () => {
    expect(problemOfMove(scan(["RECV", "ZZZ-404"]), undefined, 0)).toBe("notInBin");
    expect(problemOfMove(scan(["RECV", "CUT-115-1", "5", "RECV"]), disc, 50)).toBe("sameBin");
    expect(problemOfMove(scan(["RECV", "CUT-115-1", "0"]), disc, 50)).toBe("noQuantity");
    const part = { ...scan(["RECV", "CUT-115-1"]), quantity: 2.5 };
    expect([20, 2.5].map((most) => problemOfMove(part, disc, most))).toEqual(["notWhole", undefined]);
    expect(problemOfMove(part, { ...disc, unitOfMeasure: "FT" }, 20)).toBeUndefined();
    expect(problemOfMove(scan(["RECV", "CUT-115-1"]), disc, 0)).toBe("nothingMovable");
  });

  it("of a bin that was never read is believed, but for what no bin allows", () => {
    expect(problemOfMove(scan(["RECV", "ZZZ-404"]), undefined, 0, false)).toBeUndefined();
    expect(problemOfMove(scan(["RECV", "ZZZ-404", "5", "RECV"]), undefined, 0, false)).toBe("sameBin");
    expect(problemOfMove(scan(["RECV", "ZZZ-404", "0"]), undefined, 0, false)).toBe("noQuantity");
  });

  it("knows the item by its bar code, and counts it up by that too", () => {
    const glove = { ...content("GLV-NIT-L", 9), upcOrEanId: "012345678905" };
    const barCode = readScan("0012345678905");
    expect(contentNamed({ contents: [glove] }, barCode.code)).toBe(glove);
    const begun = scanMove({ ...emptyMove, fromBin: "RECV" }, barCode, glove, 9);
    expect(scanMove(begun, barCode, glove, 9)).toMatchObject({ itemId: "GLV-NIT-L", quantity: 1, toBin: "" });
  });

  it("takes the lot with most of it unless one is named", () => {
    const bin = { contents: [content("ADH-50", 5, "L-61"), content("ADH-50", 9, "L-64")] };
    expect(contentNamed(bin, "adh50")?.lot).toBe("L-64");
    expect(contentNamed(bin, "adh50", "L-61")?.lot).toBe("L-61");
  });

  it("is handed in in base units", () => {
    expect(moveInput(scan(["RECV", "CUT-115-1", "5", "C-01-1"]), { usersId: 5, locationId: 10 })).toEqual({
      usersId: 5,
      locationId: 10,
      transfers: [{ itemId: "CUT-115-1", fromBin: "RECV", toBin: "C-01-1", quantity: 5 }],
    });
  });

  it("comes back from one on hold, without the bin that it could not go to", () => {
    const line = { fromBin: "RECV", itemId: "CUT-115-1", lot: null, quantity: 5, unitSize: 1, serials: [] };
    const held = { transfers: [{ ...line, toBin: "NOBIN" }] };
    const many = { transfers: [{ ...line, unitSize: 25 }] };
    expect(isOneMove(held)).toBe(true);
    expect(stepOf(moveOfHeld(held))).toBe("toBin");
    expect(moveOfHeld(held)).toEqual(scan(["RECV", "CUT-115-1", "5"]));
    expect([isOneMove(many), isOneMove({ transfers: [...held.transfers, ...held.transfers] })]).toEqual([false, false]);
  });
});
