import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClient } from "./facade.ts";
import { delayBefore, parseRetryAfter } from "./retry.ts";
import { refusal, scripted } from "./testing/scripted-transport.ts";

describe("the wait before a retry", () => {
  it("R028 is at most 1000 ms before the first, twice as long each time, and half a minute at most", () => {
    const longest = (attempt: number) => delayBefore(attempt, 1000, undefined, () => 1);
    expect([1, 2, 3, 4, 5, 6, 20].map(longest)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(delayBefore(3, 1000, undefined, () => 0)).toBe(0);
  });

  it("R028 has 1000 ms as its default", async () => {
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

  it("is never shorter than the server asked for, and not worth it beyond half a minute", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 120_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, asked, random) => {
          const delay = delayBefore(attempt, 1000, asked, () => random);
          if (asked > 30_000) expect(delay).toBeUndefined();
          else expect(delay).toBeGreaterThanOrEqual(asked);
        },
      ),
    );
  });

  it("reads Retry-After as seconds or as a date", () => {
    const now = Date.parse("2026-03-14T09:26:53Z");
    expect(parseRetryAfter("3", now)).toBe(3000);
    expect(parseRetryAfter("Sat, 14 Mar 2026 09:27:03 GMT", now)).toBe(10_000);
    expect(parseRetryAfter("Sat, 14 Mar 2026 09:26:00 GMT", now)).toBe(0);
    for (const value of [null, "", "soon", "NaN"]) expect(parseRetryAfter(value, now)).toBeUndefined();
  });
});

describe("the client", () => {
  it("R123 enforces no workflow: it sends what it is told in any order", async () => {
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
