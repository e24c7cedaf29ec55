import { rule } from "@purvey/contract/testing/rule";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./facade.ts";
import { delayBefore, parseRetryAfter } from "./retry.ts";
import { refusal, scripted } from "./testing/scripted-transport.ts";

describe("the wait before a retry", () => {
  afterEach(() => void vi.restoreAllMocks());

  rule("R028 is at most 1000 ms before the first, twice as long each time, and half a minute at most", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(1);
    const waits = [1, 2, 3, 4, 5, 6, 20].map((attempt) => delayBefore(attempt, 1000));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    random.mockReturnValue(0);
    expect(delayBefore(3, 1000)).toBe(0);
  });

  rule("R028 has 1000 ms as its default", async () => {
    const delays: number[] = [];
    const stop = new AbortController();
    const { transport } = scripted(refusal(503, "SERVICE_UNAVAILABLE"));
    const onRetry = ({ delay }: { delay: number }) => {
      delays.push(delay);
      stop.abort();
    };
    const api = createClient({ siteId: "demo", jwt: "t", transport, onRetry });
    await api.items.brands.get({ id: 7 }, { signal: stop.signal }).safe();
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeLessThanOrEqual(1000);
  });

  it("is never shorter than the server asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 120 }), (attempt, asked) => {
        expect(delayBefore(attempt, 1000, asked)).toBeGreaterThanOrEqual(asked * 1000);
      }),
    );
  });

  it("reads Retry-After as seconds or as a date", () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-03-14T09:26:53Z"));
    expect(parseRetryAfter("3")).toBe(3);
    expect(parseRetryAfter("Sat, 14 Mar 2026 09:27:03 GMT")).toBe(10);
    expect(parseRetryAfter("Sat, 14 Mar 2026 09:26:00 GMT")).toBe(0);
    expect(parseRetryAfter(" 5 ")).toBe(5);
    expect(parseRetryAfter("Saturday, 14-Mar-26 09:27:03 GMT")).toBe(10);
    expect(parseRetryAfter("Sat Mar 14 09:27:03 2026")).toBe(10);
    // Our clock is 20 s ahead of the server's.
    expect(parseRetryAfter("Sat, 14 Mar 2026 09:26:43 GMT", "Sat, 14 Mar 2026 09:26:33 GMT")).toBe(10);
    for (const value of ["1e3", "0x10", "-1", "1.5", "May 5"]) expect(parseRetryAfter(value)).toBeUndefined();
    for (const value of [null, undefined, "", " ", "soon", "NaN", "Infinity", {}])
      expect(parseRetryAfter(value)).toBeUndefined();
  });
});

describe("the client", () => {
  rule("R123 enforces no workflow: it sends what it is told in any order", async () => {
    const { transport, arrived } = scripted(refusal(409, "RESOURCE_CONFLICT"));
    const api = createClient({ siteId: "demo", jwt: "t", transport });
    await api.commerce.checkout.activate({ checkoutUid: 1 }).safe();
    await api.commerce.checkout.validate({ checkoutUid: 1 }).safe();
    expect(arrived.map(({ url }) => url)).toEqual([
      "/api/commerce/checkout/1/activate",
      "/api/commerce/checkout/1/validate",
    ]);
  });
});
