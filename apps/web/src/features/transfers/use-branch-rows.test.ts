import type { Transfer, TransferShipping } from "@purvey/contract/generated/warehouseOps";
import { describe, expect, it } from "vitest";
import { branchRows } from "./branch-rows.ts";
import { type BranchCalls, readBranches } from "./use-branch-rows.ts";

type Outcome = "hold" | "delivered";

/** A server with one transfer and a shipment of it, which the worker takes up once so many calls were answered. */
function serverWith(outcome: Outcome, workerAfter: number): BranchCalls {
  let answered = 0;
  const worked = () => answered > workerAfter;
  const answer = <Row>(rows: () => Row[]) => {
    const asked = rows();
    answered += 1;
    return { data: Promise.resolve(asked) };
  };
  const transfer = (): Transfer => {
    const shipped = worked() && outcome === "delivered" ? 30 : 0;
    const line = { lineNo: 1, quantity: 30, qtyShipped: shipped, qtyInTransit: shipped, qtyReceived: 0, complete: "N" };
    const route = { transferUid: 7, locationId: 10, toLocationId: 20 };
    return { ...route, importState: "delivered", statusCd: 704, lines: [{ ...line, unitSize: 1 }] } as Transfer;
  };
  const shipment = { transferShippingUid: 5, transferUid: 7, locationId: 10, processMessage: null, lines: [] };
  const state = () => (worked() ? outcome : "initial");
  return {
    transfer: { list: ({ importState }) => answer(() => (importState === "hold" ? [] : [transfer()])) },
    transferShipping: {
      list: ({ importState }) =>
        answer(() => (importState === state() ? [shipment as unknown as TransferShipping] : [])),
    },
    transferReceipt: { list: () => answer(() => []) },
  };
}

async function courseSeen(outcome: Outcome, workerAfter: number): Promise<unknown> {
  const read = await readBranches(serverWith(outcome, workerAfter), 10, new AbortController().signal);
  const state = { ...read, applying: new Set(read.applying), changes: [] };
  return branchRows(10, state).map(({ course, act }) => [course, act])[0];
}

describe("what the server has between branches", () => {
  it.each([
    ["hold", ["held", "correct"]],
    ["delivered", ["underWay", undefined]],
  ] as const)(
    "shows goods whenever the worker takes them up, and never offers them again (%s)",
    async (outcome, end) => {
      const seen = await Promise.all([-1, 0, 1, 2, 3, 4, 5, 6].map((after) => courseSeen(outcome, after)));
      for (const one of seen) expect([["applying", undefined], end]).toContainEqual(one);
      expect(seen[0]).toEqual(end);
      expect(seen.at(-1)).toEqual(["applying", undefined]);
    },
  );
});
