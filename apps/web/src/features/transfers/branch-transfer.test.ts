import type { Transfer, TransferLine } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { branchStep, courseOfTransfer, mostOf, wantedLines, wantedText } from "./branch-transfer.ts";

const line = (more: Partial<TransferLine>): TransferLine =>
  ({
    quantity: 2,
    unitSize: 10,
    qtyShipped: 0,
    qtyReceived: 0,
    qtyInTransit: 0,
    complete: "N",
    ...more,
  }) as TransferLine;
const transfer = (lines: TransferLine[], importState: Transfer["importState"] = "delivered"): Transfer =>
  ({ locationId: 10, toLocationId: 20, importState, lines }) as Transfer;

describe("a transfer between branches", () => {
  it("is shipped by the one and received by the other", () => {
    const wanted = transfer([line({})]);
    const loaded = transfer([line({ qtyShipped: 20, qtyInTransit: 20 })]);
    expect([10, 20].map((location) => branchStep(wanted, location))).toEqual(["ship", "none"]);
    expect([10, 20].map((location) => branchStep(loaded, location))).toEqual(["none", "receive"]);
    expect(mostOf("ship", line({ qtyShipped: 5 }))).toBe(15);
    expect(mostOf("receive", line({ qtyInTransit: 7 }))).toBe(7);
    // One piece of a case of twelve, as far as six decimals tell it.
    expect(mostOf("ship", line({ quantity: 0.083333, unitSize: 12 }))).toBe(1);
  });

  it("tells how far it is", () => {
    const parts = [
      {},
      { qtyShipped: 20, qtyInTransit: 20 },
      { qtyShipped: 5, qtyReceived: 5 },
      { complete: "Y" as const },
    ];
    expect(parts.map((part) => courseOfTransfer(transfer([line(part)])))).toEqual([
      "wanted",
      "underWay",
      "partly",
      "done",
    ]);
    expect(courseOfTransfer(transfer([line({})], "hold"))).toBe("held");
    expect(courseOfTransfer(transfer([line({})], "initial"))).toBe("applying");
  });

  it("is asked for by a list", () => {
    expect(wantedLines("GLV-NIT-L 4\nHB-M8-40\tx\n\nCUT-115-1", "en")).toEqual([
      { itemId: "GLV-NIT-L", quantity: 4 },
      { itemId: "HB-M8-40", quantity: Number.NaN },
      { itemId: "CUT-115-1", quantity: 1 },
    ]);
    const written = "GLV-NIT-L 4 BX\nHB-M8-40 2";
    expect(wantedText(wantedLines(written, "en"), "en")).toBe(written);
  });

  it("reads a number whole, as people write it, and none that a line cannot have", () => {
    const read = (text: string, locale = "en") =>
      wantedLines(text, locale).map(({ itemId, quantity, uom }) => [itemId, quantity, uom]);
    expect(read("HB-M8-40 1,000 EA")).toEqual([["HB-M8-40", 1000, "EA"]]);
    expect(read("WIRE-12 1,5 FT", "de")).toEqual([["WIRE-12", 1.5, "FT"]]);
    expect(read("HB-M8-40, 5, BX; GLV-NIT-L 2")).toEqual([
      ["HB-M8-40", 5, "BX"],
      ["GLV-NIT-L", 2, undefined],
    ]);
    expect(read("HB-M8-40;5;BX\nGLV-NIT-L,2")).toEqual([
      ["HB-M8-40", 5, "BX"],
      ["GLV-NIT-L", 2, undefined],
    ]);
    for (const text of ["0", "-3", "0x10", "99999999", "5 EA for Dayton"])
      expect(read(`HB-M8-40 ${text}`)[0]?.[1]).toBeNaN();
    expect(read(wantedText([{ itemId: "WIRE-12", quantity: 1.125 }], "de"), "de")).toEqual([
      ["WIRE-12", 1.125, undefined],
    ]);
  });
});
