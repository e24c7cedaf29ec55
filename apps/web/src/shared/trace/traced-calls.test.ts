import { ApiError, ValidationError } from "@purvey/client/errors";
import { describe, expect, it } from "vitest";
import type { TraceEvent } from "./call-trace.ts";
import { tracedCalls } from "./traced-calls.ts";

const list = { endpoint: "items.brands.list", method: "GET", url: "/api/items/brands", headers: {}, attempt: 1 };
const asked = (input: unknown, attempt = 1) => ({ ...list, input, attempt });
const answer = (input: unknown, status: number, requestId: string, attempt = 1) => ({
  ...asked(input, attempt),
  status,
  requestId,
  milliseconds: 12,
});
const place = { at: 1000, screen: "/shop" };

describe("the calls of a trace", () => {
  it("joins answers that come in another order than the questions", () => {
    const events: TraceEvent[] = [
      { ...place, kind: "request", event: asked({ offset: 0 }) },
      { ...place, kind: "request", event: asked({ offset: 10 }) },
      { ...place, kind: "response", event: answer({ offset: 10 }, 200, "second") },
      { ...place, kind: "response", event: answer({ offset: 0 }, 304, "first") },
    ];
    expect(tracedCalls(events).map(({ input, status, requestId }) => [input, status, requestId])).toEqual([
      [{ offset: 10 }, 200, "second"],
      [{ offset: 0 }, 304, "first"],
    ]);
  });

  it("counts a repetition as a retry of one call", () => {
    const retry = { ...asked({}), delay: 1000, reason: "busy" };
    const events: TraceEvent[] = [
      { ...place, kind: "request", event: asked({}) },
      { ...place, kind: "response", event: answer({}, 503, "one") },
      { ...place, kind: "retry", event: retry },
      { ...place, kind: "request", event: asked({}, 2) },
      { ...place, kind: "response", event: answer({}, 200, "two", 2) },
    ];
    expect(tracedCalls(events)).toMatchObject([{ status: 200, retries: 1, requestId: "two" }]);
  });

  it("ends the older call where a newer one of the same endpoint took its place", () => {
    const events: TraceEvent[] = [
      { ...place, kind: "request", event: asked({ offset: 0 }) },
      { ...place, kind: "request", event: asked({ offset: 10 }) },
      { ...place, kind: "error", event: { endpoint: list.endpoint, error: new Error("Aborted") } },
      { ...place, kind: "response", event: answer({ offset: 10 }, 200, "second") },
    ];
    expect(tracedCalls(events)).toMatchObject([
      { input: { offset: 10 }, status: 200, error: undefined },
      { input: { offset: 0 }, status: 0, error: "Aborted" },
    ]);
  });

  it("shows a call that waits, one without an answer, and one that was never sent", () => {
    const refused = new ValidationError("Invalid input", { issues: [], endpoint: list.endpoint });
    const failed = new ApiError("SERVICE_UNAVAILABLE", 503, "Busy", { attempts: 1 });
    const events: TraceEvent[] = [
      { ...place, kind: "request", event: asked({}) },
      { ...place, kind: "request", event: { ...asked({}), endpoint: "items.brands.get" } },
      { ...place, kind: "error", event: { endpoint: "items.brands.get", error: failed } },
      { ...place, kind: "error", event: { endpoint: "tax.rates.create", error: refused } },
    ];
    expect(tracedCalls(events)).toMatchObject([
      { endpoint: "tax.rates.create", status: 0, url: "", error: "Invalid input" },
      { endpoint: "items.brands.get", status: 0, error: "Busy" },
      { endpoint: "items.brands.list", status: undefined, error: undefined },
    ]);
  });
});
