import type { BinTransferHeader, Receiving, Transfer } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { movementsOf } from "./movements.ts";

const line = (invMastUid: number, more: object) => ({ invMastUid, lineNo: 1, uom: "EA", ...more });
const documents = {
  binTransfers: [
    {
      binTransferHdrUid: 7,
      dateCreated: "2026-01-03 08:00:00",
      importState: "delivered",
      transfers: [line(1, { quantity: 5, fromBin: "RECV", toBin: "A-01-1" }), line(2, { quantity: 9 })],
    } as unknown as BinTransferHeader,
  ],
  receivings: [
    {
      receivingUid: 3,
      poNo: 70015,
      dateCreated: "2026-01-02 08:00:00",
      importState: "delivered",
      lines: [line(1, { qtyReceived: 5, bins: [{ bin: "RECV" }, { bin: null }] })],
    } as unknown as Receiving,
  ],
  receipts: [],
  transfers: [
    {
      transferUid: 4,
      dateCreated: "2026-01-04 08:00:00",
      importState: "initial",
      locationName: "Columbus",
      toLocationName: "Toledo",
      lines: [line(1, { quantity: 2 })],
    } as unknown as Transfer,
  ],
};

describe("the movements of an item", () => {
  it("come from all documents, the latest first, with where it came from and went to", () => {
    const movements = movementsOf(1, documents);
    expect(movements.map(({ kind, uid, from, to, quantity, poNo }) => [kind, uid, from, to, quantity, poNo])).toEqual([
      ["transferred", 4, "Columbus", "Toledo", 2, null],
      ["moved", 7, "RECV", "A-01-1", 5, null],
      ["received", 3, null, "RECV", 5, 70015],
    ]);
  });

  it("leave other items out", () => {
    expect(movementsOf(2, documents).map(({ uid }) => uid)).toEqual([7]);
  });
});
