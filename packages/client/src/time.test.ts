import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it, vi } from "vitest";
import { NetworkError } from "./errors.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, deaf, failureOf } from "./testing/client-of.ts";
import { type Answer, envelope, refusal } from "./testing/scripted-transport.ts";

const down = () => refusal(503, "SERVICE_UNAVAILABLE");

describe("an abort signal", () => {
  it("that has ended before sends nothing, and asks for no token", async () => {
    const { api, arrived } = clientOf([envelope(brand)]);
    const error = await failureOf(api.items.brands.get({ id: 7 }, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ code: "NETWORK_ERROR", reason: "aborted", attempts: 0 });
    expect(arrived).toHaveLength(0);
  });

  it("ends a transport that does not heed it", async () => {
    const controller = new AbortController();
    const { api } = clientOf([deaf]);
    const outcome = failureOf(api.items.brands.get({ id: 7 }, { signal: controller.signal }));
    await Promise.resolve();
    controller.abort();
    expect(await outcome).toMatchObject({ reason: "aborted", attempts: 1 });
  });

  it("ends the wait between two attempts, and tells what the last one failed of", async () => {
    const controller = new AbortController();
    const { api, arrived } = clientOf([down()], {
      retryDelay: 20_000,
      onRetry: () => queueMicrotask(() => controller.abort()),
    });
    const error = await failureOf(api.items.brands.get({ id: 7 }, { signal: controller.signal }));
    expect(error).toMatchObject({ reason: "aborted", attempts: 1, cause: { status: 503 } });
    expect(arrived).toHaveLength(1);
  });

  it("after the answer changes nothing, and leaves no listener behind", async () => {
    const controller = new AbortController();
    const { api } = clientOf([envelope(brand)]);
    const call = api.items.brands.get({ id: 7 }, { signal: controller.signal });
    await call;
    controller.abort();
    expect((await call).data).toMatchObject({ brandsUid: 7 });
  });
});

describe("a timeout", () => {
  it("ends what a transport makes of the request: the signal is one of its fields", async () => {
    const ended: unknown[] = [];
    const spread: Answer = (_url, request) => {
      const { signal } = { ...request };
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          ended.push(signal.reason);
          reject(signal.reason);
        });
      });
    };
    const { api } = clientOf([spread], { timeout: 10, retries: 0 });
    expect(await failureOf(api.items.brands.list())).toMatchObject({ reason: "timeout" });
    expect(ended).toMatchObject([{ reason: "timeout" }]);
  });

  it("gives the same signal whenever the transport looks, also when the time is over", async () => {
    const looks: (AbortSignal | undefined)[] = [];
    const late: Answer = async (_url, request) => {
      looks.push(request.signal);
      await new Promise((resolve) => request.signal?.addEventListener("abort", resolve));
      looks.push(request.signal);
      return envelope([]);
    };
    const { api } = clientOf([late], { timeout: 5, retries: 0 });
    await failureOf(api.items.brands.list());
    await vi.waitFor(() => expect(looks).toHaveLength(2), 20_000);
    expect(looks[0]).toBe(looks[1]);
    expect(looks[1]?.aborted).toBe(true);
  });

  it("ends a transport that does not heed it", async () => {
    const { api } = clientOf([deaf], { timeout: 10, retries: 0 });
    expect(await failureOf(api.items.brands.list())).toMatchObject({ reason: "timeout" });
  });

  it("of Infinity is none, and ends nothing at once", async () => {
    const { api } = clientOf([async () => new Promise((resolve) => setTimeout(() => resolve(envelope([])), 5))], {
      timeout: Number.POSITIVE_INFINITY,
      deadline: Number.POSITIVE_INFINITY,
      retries: 0,
    });
    expect((await api.items.brands.list()).data).toEqual([]);
  });
});

describe("a deadline", () => {
  it("ends the asking for a token that never comes", async () => {
    const { api, arrived } = clientOf([envelope([])], { jwt: () => new Promise<string>(() => undefined) });
    expect(await failureOf(api.items.brands.list({}, { deadline: 10 }))).toMatchObject({
      reason: "deadline",
      attempts: 0,
    });
    const aborted = failureOf(api.items.brands.list({}, { signal: AbortSignal.timeout(10) }));
    expect(await aborted).toMatchObject({ reason: "aborted" });
    expect(arrived).toHaveLength(0);
  });

  it("does not begin a wait that it would end: the failure comes at once", async () => {
    const { api, arrived } = clientOf([refusal(503, "SERVICE_UNAVAILABLE", "Wait.", { retryAfter: 20 })]);
    // Had it waited, the deadline would have ended it: without a status.
    expect(await failureOf(api.items.brands.list({}, { deadline: 5_000 }))).toMatchObject({ status: 503 });
    expect(arrived).toHaveLength(1);
  });

  it("tells itself from the timeout of an attempt", async () => {
    const { api } = clientOf([deaf], { timeout: 1_000, deadline: 10 });
    const error = await failureOf(api.items.brands.list());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: "deadline", message: expect.stringContaining("10 ms") });
  });
});

describe("a failure while the body streams", () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data": ['));
          controller.error(new TypeError("terminated"));
        },
      }),
    );

  it("is sent again where that does no harm", async () => {
    const { api, arrived } = clientOf([broken, envelope(brand)]);
    expect(await api.items.brands.get({ id: 7 }).data).toMatchObject({ brandsUid: 7 });
    expect(arrived).toHaveLength(2);
    const post = clientOf([broken, envelope(brand)]);
    expect(await failureOf(post.api.items.brands.create({ brandsName: "Vega" }))).toMatchObject({
      reason: "network",
      message: expect.stringContaining("terminated"),
    });
    expect(post.arrived).toHaveLength(1);
  });
});

describe("a GET with effects", () => {
  rule("R258 is never repeated, with an idempotency key neither (D13)", async () => {
    const { api, arrived } = clientOf([down()]);
    await failureOf(api.customers.shipTo.refresh({}, { idempotencyKey: true }));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.headers["idempotency-key"]).toMatch(/^[\d-]{7,}$/);
  });

  rule("R038 takes no edgeCache, nor does any hours that caches do not know", async () => {
    const { api, arrived } = clientOf([envelope([])]);
    const refused = { code: "VALIDATION_ERROR", errors: [{ path: "edgeCache" }] };
    expect(await failureOf(api.customers.shipTo.refresh({}, { edgeCache: 1 }))).toMatchObject(refused);
    expect(await failureOf(api.items.brands.create({ brandsName: "V" }, { edgeCache: 1 }))).toMatchObject(refused);
    expect(await failureOf(api.items.brands.list({}, { edgeCache: 6 as never }))).toMatchObject(refused);
    expect(arrived).toHaveLength(0);
  });
});

describe("the retry budget", () => {
  it("of a client is not that of a client made from it", async () => {
    const { api, arrived } = clientOf([down()]);
    for (let index = 0; index < 6; index++) await failureOf(api.items.brands.get({ id: 7 }));
    const before = arrived.length;
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({ attempts: 1 });
    expect(arrived).toHaveLength(before + 1);
    expect(await failureOf(api.with({}).items.brands.get({ id: 7 }))).toMatchObject({ attempts: 4 });
  });

  it("outlives a change of token or site", async () => {
    const { api } = clientOf([down()]);
    for (let index = 0; index < 6; index++) await failureOf(api.items.brands.get({ id: 7 }));
    api.setToken("t2");
    api.setSite("other");
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({ attempts: 1 });
  });
});
