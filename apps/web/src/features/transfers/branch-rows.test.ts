import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import type { BranchDraft } from "./branch-draft.ts";
import { type BranchState, branchRows, type HeldGoods } from "./branch-rows.ts";

const line = { lineNo: 1, quantity: 30, unitSize: 1, qtyShipped: 0, qtyReceived: 0, qtyInTransit: 0, complete: "N" };
const transfer = (transferUid: number, more: object = {}): Transfer =>
  ({ transferUid, locationId: 10, toLocationId: 20, importState: "delivered", lines: [line], ...more }) as Transfer;
const shipment = (transferUid: number): BranchDraft => ({ step: "ship", transferUid, goods: {} });
const change = (id: number, state: QueuedChange["state"], draft: BranchDraft, storedAt = 0): QueuedChange =>
  ({ id, state, draft, storedAt, changes: 1, endpoint: "warehouseOps.transferShipping.create" }) as QueuedChange;
const held: HeldGoods = {
  step: "ship",
  uid: 5,
  transferUid: 7,
  locationId: 10,
  modified: "",
  problem: "No.",
  lines: [],
};
const state: BranchState = {
  transfers: [transfer(7)],
  readAt: 100,
  held: [],
  applying: new Set(),
  changes: [],
};
const courses = (more: Partial<BranchState>, locationId = 10) =>
  branchRows(locationId, { ...state, ...more }).map(({ key, course, act }) => [key, course, act]);

describe("the transfers of a location", () => {
  it("offer the next act to who has it to do, and are those of the location alone", () => {
    expect(courses({})).toEqual([["7", "wanted", "ship"]]);
    expect(courses({}, 20)).toEqual([["7", "wanted", undefined]]);
    expect(courses({}, 30)).toEqual([]);
  });

  it("offer nothing again while a change waits, is read too early to show it, or is being booked", () => {
    expect(courses({ changes: [change(1, "waiting", shipment(7))] })).toEqual([["7", "waiting", undefined]]);
    expect(courses({ changes: [change(1, "stored", shipment(7), 101)] })).toEqual([["7", "waiting", undefined]]);
    expect(courses({ changes: [change(1, "stored", shipment(7), 99)] })).toEqual([["7", "wanted", "ship"]]);
    expect(courses({ applying: new Set([7]) })).toEqual([["7", "applying", undefined]]);
  });

  it("offer to correct what was refused, before what waits behind it, and what is on hold where the goods are", () => {
    const changes = [change(1, "waiting", shipment(7)), change(2, "refused", shipment(7))];
    expect(branchRows(10, { ...state, changes })[0]).toMatchObject({ act: "correct", queued: { change: { id: 2 } } });
    expect(courses({ held: [held] })).toEqual([["7", "held", "correct"]]);
    expect(courses({ held: [held] }, 20)).toEqual([["7", "held", undefined]]);
    expect(courses({ transfers: [transfer(7, { importState: "hold" })] }, 20)).toEqual([["7", "held", "correct"]]);
  });

  it("begin with requests that are on this device alone", () => {
    const request: BranchDraft = { step: "request", from: 20, to: 10, wanted: "HB-M8-40 4" };
    const changes = [change(1, "refused", request), change(2, "waiting", request)];
    expect(courses({ changes })).toEqual([
      ["queued-2", "waiting", undefined],
      ["queued-1", "refused", "correct"],
      ["7", "wanted", "ship"],
    ]);
    expect(courses({ changes: [change(3, "waiting", { ...request, held: 7 })] })).toEqual([
      ["7", "waiting", undefined],
    ]);
  });
});
