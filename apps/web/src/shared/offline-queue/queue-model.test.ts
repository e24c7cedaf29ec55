import { ApiError, AuthenticationError, NetworkError, RateLimitError, ValidationError } from "@purvey/client/errors";
import { describe, expect, it } from "vitest";
import {
  afterFailure,
  countChanges,
  isHeldBack,
  mayPass,
  newChange,
  nextTime,
  nextToSend,
  pauseAfter,
} from "./queue-model.ts";
import type { QueuedChange } from "./queued-change.ts";

const rita = { siteId: "demo", userId: 4 };

function queued(id: number, changes: Partial<QueuedChange> = {}): QueuedChange {
  const input = { poNo: 70015, lines: [{ poLineNo: 1, qtyReceived: 1 }] };
  const change = { endpoint: "warehouseOps.receiving.create", input, label: "Receipt", record: "po/70015" } as const;
  return { id, ...newChange(change, rita, { key: `key-${id}`, now: 0 }), ...changes };
}

describe("newChange", () => {
  it("gives documents their key as their number, unless they have one", () => {
    expect(queued(1).input).toMatchObject({ requestId: "key-1", poNo: 70015 });
    const input = { requestId: "mine", usersId: 4, locationId: 10, transfers: [{ toBin: "A1" }] };
    const change = { endpoint: "warehouseOps.binTransfer.create", input, label: "Move", record: "bin" } as const;
    expect(newChange(change, rita, { key: "k", now: 0 }).input).toMatchObject({ requestId: "mine" });
    const correction = { endpoint: "warehouseOps.receiving.update", input: { receivingUid: 85 } } as const;
    expect(newChange({ ...change, ...correction }, rita, { key: "k", now: 0 }).input).toEqual(correction.input);
  });

  it("keeps what was entered beside what is sent", () => {
    const draft = { job: "WO-1", lines: [] };
    const input = { warehouseUid: 1, jobDescription: "WO-1", usageItems: [] };
    const change = { endpoint: "vmi.warehouse.usage", input, label: "Use", record: "vmi/1", draft } as const;
    expect(newChange(change, rita, { key: "k", now: 0 })).toMatchObject({ draft, input });
    expect(newChange(change, rita, { key: "k", now: 0 }).input).not.toHaveProperty("draft");
  });

  it("adds nothing to calls that know no number", () => {
    const input = { warehouseUid: 1, adjustments: [{ invMastUid: 1, qtyOnHand: 3, reason: "Count" }] };
    const change = { endpoint: "vmi.warehouse.adjust", input, label: "Count", record: "vmi/1" } as const;
    expect(newChange(change, rita, { key: "k", now: 0 }).input).toEqual(input);
  });
});

describe("nextToSend", () => {
  it("keeps the order within a record and lets other records pass", () => {
    const changes = [queued(1, { notBefore: 900 }), queued(2), queued(3, { record: "po/70016" })];
    expect(nextToSend(changes, 0)?.id).toBe(3);
    expect(nextToSend(changes, 900)?.id).toBe(1);
    expect(nextTime(changes)).toBe(0);
  });

  it("holds back what follows a refused change of the same record", () => {
    const changes = [queued(1, { state: "refused" }), queued(2)];
    expect(nextToSend(changes, 0)).toBeUndefined();
    expect(isHeldBack(queued(2), changes)).toBe(true);
    expect(nextTime(changes)).toBeUndefined();
  });

  it("goes on with a change that a closed tab left while it was sent", () => {
    expect(nextToSend([queued(1, { state: "stored" }), queued(2, { state: "sending" })], 0)?.id).toBe(2);
  });
});

describe("afterFailure", () => {
  it.each([
    ["no network", new NetworkError("network", "Failed to fetch")],
    ["nobody signed in", new AuthenticationError()],
    ["too many calls", new RateLimitError(3)],
    ["a service in trouble", new ApiError(undefined, 503, "Maintenance")],
    ["a program part that did not load", new TypeError("Failed to fetch dynamically imported module")],
  ])("keeps a change waiting after %s", (_what, error) => {
    expect(mayPass(error)).toBe(true);
    const after = afterFailure(queued(1, { state: "sending", attempts: 1 }), error, 1000, 0);
    expect(after).toMatchObject({ state: "waiting" });
    expect(after.problem).toBe(error instanceof NetworkError ? "The server cannot be reached." : error.message);
    expect(after.notBefore).toBeGreaterThan(1000);
  });

  it("keeps a refused change with the server's sentence and request", () => {
    const error = new ApiError("RESOURCE_CONFLICT", 409, "The bin `A1` holds 3 EA.", { requestId: "r-1" });
    expect(afterFailure(queued(1), error, 0, 0)).toMatchObject({
      state: "refused",
      problem: "The bin `A1` holds 3 EA.",
      requestId: "r-1",
    });
    const unfit = new ValidationError("Invalid request", {
      issues: [{ path: "lines", code: "minItems", message: "must have at least 1 entries" }],
    });
    expect(afterFailure(queued(1), unfit, 0, 0)).toMatchObject({ state: "refused", problem: unfit.summary });
  });

  it("waits as long as the server asks, else longer each time up to a minute", () => {
    expect(afterFailure(queued(1, { attempts: 1 }), new RateLimitError(30), 0, 0).notBefore).toBe(30_000);
    expect([1, 2, 3, 9].map((attempts) => pauseAfter(attempts, 0))).toEqual([1000, 2000, 4000, 60_000]);
    expect(pauseAfter(1, 1)).toBe(1250);
  });
});

describe("countChanges", () => {
  it("counts the changes inside, and nothing as stored before the server said so", () => {
    const changes = [queued(1, { changes: 3 }), queued(2, { state: "sending" }), queued(3, { state: "refused" })];
    expect(countChanges([...changes, queued(4, { state: "stored" })])).toEqual({ waiting: 4, refused: 1 });
  });
});
