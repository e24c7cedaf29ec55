import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it, vi } from "vitest";
import type { ClientContext } from "./context.ts";
import {
  ApiError,
  AuthenticationError,
  NotFoundError,
  type PurveyError,
  RateLimitError,
  ValidationError,
} from "./errors.ts";
import { createClient, type PurveyClient } from "./facade.ts";
import type { RequestEvent } from "./observe.ts";
import { brand } from "./testing/brand.ts";
import { type Answer, envelope, refusal, scripted } from "./testing/scripted-transport.ts";

function client(
  answers: readonly Answer[],
  more: Partial<ClientContext> = {},
): { api: PurveyClient; arrived: ReturnType<typeof scripted>["arrived"] } {
  const { transport, arrived } = scripted(...answers);
  return { api: createClient({ siteId: "demo", jwt: "t", transport, retryDelay: 0, ...more }), arrived };
}

async function failure(call: Promise<unknown>): Promise<PurveyError> {
  return call.then(
    () => Promise.reject(new Error("The call succeeded.")),
    (error) => error as PurveyError,
  );
}

describe("before sending", () => {
  rule("R011 R012 R204 refuses what does not fit, with path and message, and sends nothing", async () => {
    const { api, arrived } = client([envelope([])]);
    const error = (await failure(api.items.brands.list({ limit: 0 }))) as ValidationError;
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      code: "VALIDATION_ERROR",
      status: 400,
      message: "Invalid request parameters",
      endpoint: "items.brands.list",
    });
    expect(error.errors).toEqual([
      expect.objectContaining({ path: "limit", code: "minimum", message: expect.stringContaining("1") }),
    ]);
    expect(error.summary).toContain("limit");
    expect(arrived).toHaveLength(0);
  });

  it("names a field that does not exist and the one that was meant", async () => {
    const { api } = client([envelope([])]);
    const input = { limt: 5 } as never;
    const error = (await failure(api.items.brands.list(input))) as ValidationError;
    expect(error.errors[0]).toMatchObject({ path: "limt", message: expect.stringContaining("limit") });
  });

  rule("R023 R024 puts a GET's input into the query string and a PUT's into the body", async () => {
    const { api, arrived } = client([envelope(brand)]);
    await api.items.brands.list({ q: "a b&c", limit: 5 }, { validate: { response: "off" } });
    await api.items.brands.update({ id: 7, brandsName: "Vega" });
    expect(arrived[0]).toMatchObject({ method: "GET", url: "/api/items/brands?q=a%20b%26c&limit=5" });
    expect(arrived[0]?.body).toBeUndefined();
    expect(arrived[1]).toMatchObject({ method: "PUT", url: "/api/items/brands/7", body: '{"brandsName":"Vega"}' });
  });

  rule("R038 sends edgeCache as a query parameter", async () => {
    const { api, arrived } = client([envelope([])]);
    await api.items.brands.list({}, { edgeCache: 8 });
    expect(arrived[0]?.url).toBe("/api/items/brands?edgeCache=8");
  });
});

describe("an answer", () => {
  rule("R205 that does not fit is an error with the failing paths", async () => {
    const { api } = client([envelope({ ...brand, brandsName: 5, brandsUid: undefined })]);
    const error = (await failure(api.items.brands.get({ id: 7 }))) as ValidationError;
    expect(error).toMatchObject({ message: "Invalid API response structure", code: "VALIDATION_ERROR" });
    expect(error.errors.map(({ path }) => path).sort()).toEqual(["data.brandsName", "data.brandsUid"]);
  });

  rule("R014 keeps unknown fields and values an enumeration does not know", async () => {
    const { api } = client([envelope({ ...brand, statusCd: 799, further: true })]);
    expect(await api.items.brands.get({ id: 7 }).data).toMatchObject({ statusCd: 799, further: true });
  });

  it("can be reported or let through instead", async () => {
    const onDrift = vi.fn();
    const { api } = client([envelope({ ...brand, brandsName: 5 })], { validate: { response: "report" }, onDrift });
    expect(await api.items.brands.get({ id: 7 }).data).toMatchObject({ brandsName: 5 });
    expect(onDrift).toHaveBeenCalledWith({
      endpoint: "items.brands.get",
      issues: [expect.objectContaining({ path: "data.brandsName" })],
    });
    await api.items.brands.get({ id: 7 }, { validate: { response: "off" } });
    expect(onDrift).toHaveBeenCalledTimes(1);
    await expect(api.items.brands.get({ id: 7 }, { validate: { response: "throw" } })).rejects.toThrow(
      "Invalid API response structure",
    );
  });

  it("without an envelope is an error that says so", async () => {
    for (const body of ["null", "[]", '"pong"', "<html>", "{}"]) {
      const { api } = client([new Response(body)]);
      await expect(api.items.brands.get({ id: 7 })).rejects.toMatchObject({
        message: "Invalid API response structure",
        errors: [{ path: body === "{}" ? "data" : "", message: expect.stringMatching(/an envelope|got nothing/) }],
      });
    }
  });
});

describe("errors", () => {
  rule.each([
    ["R206", 401, "AUTHENTICATION_REQUIRED", AuthenticationError, "AUTHENTICATION_ERROR"],
    ["R207", 404, "RESOURCE_NOT_FOUND", NotFoundError, "NOT_FOUND"],
    ["R208", 429, "RATE_LIMIT_EXCEEDED", RateLimitError, "RATE_LIMIT_EXCEEDED"],
    ["R209 R214", 403, "INSUFFICIENT_PERMISSIONS", ApiError, "INSUFFICIENT_PERMISSIONS"],
    ["R209 R216", 409, "RESOURCE_CONFLICT", ApiError, "RESOURCE_CONFLICT"],
    ["R209 R217", 422, "BUSINESS_LOGIC_ERROR", ApiError, "BUSINESS_LOGIC_ERROR"],
    ["R209 R219", 500, "INTERNAL_SERVER_ERROR", ApiError, "INTERNAL_SERVER_ERROR"],
    ["R209 R220", 502, "UPSTREAM_SERVICE_ERROR", ApiError, "UPSTREAM_SERVICE_ERROR"],
    ["R209 R221", 503, "SERVICE_UNAVAILABLE", ApiError, "SERVICE_UNAVAILABLE"],
    ["R209 R222", 504, "UPSTREAM_TIMEOUT", ApiError, "UPSTREAM_TIMEOUT"],
  ])("%s status %i %s", async (_rules, status, serverCode, Class, code) => {
    const { api } = client(
      [refusal(status, serverCode, "A sentence.", { some: "detail" }, { "x-request-id": "r-1" })],
      { retries: 0 },
    );
    const error = await failure(api.items.brands.get({ id: 7 }));
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({
      code,
      status,
      requestId: "r-1",
      details: { some: "detail" },
      attempts: 1,
      endpoint: "items.brands.get",
    });
  });

  rule("R206 R207 R208 R209 have their default messages", async () => {
    const bare = async (status: number) =>
      failure(client([new Response("oops", { status })], { retries: 0 }).api.items.brands.get({ id: 7 }));
    expect(await bare(401)).toMatchObject({ message: "Authentication failed" });
    expect(await bare(404)).toMatchObject({ message: "Resource not found" });
    expect(await bare(429)).toMatchObject({ message: "Rate limit exceeded" });
    expect(await bare(418)).toMatchObject({ message: "Request failed with status 418", code: "API_ERROR" });
  });

  rule("R211 R212 carry the server's validation errors", async () => {
    const body = {
      code: "VALIDATION_ERROR",
      message: "Invalid request parameters",
      validationErrors: [{ field: "q", message: "No.", code: "required", received: null, expected: "text" }],
    };
    const { api } = client([Response.json(body, { status: 400 })]);
    const error = (await failure(api.items.brands.list())) as ValidationError;
    expect(error.errors).toEqual([{ path: "q", message: "No.", code: "required", received: null, expected: "text" }]);
  });

  rule("R210 the network's failure has status 0 and the transport's message", async () => {
    const { api } = client([new TypeError("connection refused")], { retries: 0 });
    expect(await failure(api.items.brands.list())).toMatchObject({
      code: "NETWORK_ERROR",
      status: 0,
      reason: "network",
      message: expect.stringContaining("connection refused"),
    });
  });

  it("safe() gives the error as a value", async () => {
    const { api } = client([refusal(404, "RESOURCE_NOT_FOUND")]);
    expect(await api.items.brands.get({ id: 7 }).safe()).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
  });
});

describe("retries", () => {
  const down = () => refusal(503, "SERVICE_UNAVAILABLE");

  rule("R027 repeats a safe call up to three times", async () => {
    const { api, arrived } = client([down(), down(), down(), envelope(brand)]);
    const { attempts } = await api.items.brands.get({ id: 7 }).withResponse();
    expect([attempts, arrived.length]).toEqual([4, 4]);
    const always = client([down()]);
    expect(await failure(always.api.items.brands.get({ id: 7 }))).toMatchObject({ status: 503, attempts: 4 });
  });

  it.each([429, 502, 503, 504])("repeats after %i", async (status) => {
    const { api, arrived } = client([refusal(status, "X"), envelope(brand)]);
    await api.items.brands.get({ id: 7 });
    expect(arrived).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 422, 500])("does not repeat after %i", async (status) => {
    const { api, arrived } = client([refusal(status, "X"), envelope(brand)]);
    await failure(api.items.brands.get({ id: 7 }));
    expect(arrived).toHaveLength(1);
  });

  it("repeats PUT and DELETE, but a POST only with an idempotency key, the same each time", async () => {
    const put = client([down(), envelope(brand)]);
    await put.api.items.brands.update({ id: 7, brandsName: "Vega" });
    expect(put.arrived).toHaveLength(2);
    const post = client([down(), envelope(brand)]);
    await failure(post.api.items.brands.create({ brandsName: "Vega" }));
    expect(post.arrived).toHaveLength(1);
    const keyed = client([down(), envelope(brand)]);
    await keyed.api.items.brands.create({ brandsName: "Vega" }, { idempotencyKey: true });
    const keys = keyed.arrived.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  rule("R258 never repeats a GET that has effects", async () => {
    const { api, arrived } = client([down()]);
    await failure(api.customers.shipTo.refresh());
    expect(arrived).toHaveLength(1);
  });

  it("stops when the budget is used up: a struggling service sees no storm", async () => {
    const { api, arrived } = client([down()]);
    for (let index = 0; index < 20; index++) await failure(api.items.brands.get({ id: 7 }));
    expect(arrived.length).toBeLessThan(20 + 14);
  });

  rule("R218 tells how long to wait, and does not wait longer than is sensible", async () => {
    const { api, arrived } = client([refusal(429, "RATE_LIMIT_EXCEEDED", "Wait.", { retryAfter: 120 })]);
    expect(await failure(api.items.brands.get({ id: 7 }))).toMatchObject({
      retryAfter: 120,
      details: { retryAfter: 120 },
    });
    expect(arrived).toHaveLength(1);
  });
});

describe("time", () => {
  const never: Answer = (_url, request) =>
    new Promise((_, reject) =>
      request.signal?.addEventListener("abort", () => reject(request.signal?.reason), { once: true }),
    );
  const stuckBody: Answer = (_url, request) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("{"));
        request.signal?.addEventListener("abort", () => controller.error(request.signal?.reason), { once: true });
      },
    });
    return new Response(body);
  };

  rule("R026 ends an attempt after its timeout, its body included", async () => {
    for (const answer of [never, stuckBody]) {
      const { api } = client([answer], { retries: 0, timeout: 20 });
      expect(await failure(api.items.brands.list())).toMatchObject({
        code: "NETWORK_ERROR",
        reason: "timeout",
        message: expect.stringContaining("20 ms"),
      });
    }
  });

  it("ends the whole call at its deadline, retries included", async () => {
    const { api } = client([never], { timeout: 15, deadline: 40, retries: 100 });
    expect(await failure(api.items.brands.list())).toMatchObject({ code: "NETWORK_ERROR" });
  });

  rule("R210 ends when the caller aborts, with a reason of its own", async () => {
    const controller = new AbortController();
    const { api, arrived } = client([never]);
    const call = api.items.brands.list({}, { signal: controller.signal });
    const outcome = failure(call);
    controller.abort();
    expect(await outcome).toMatchObject({ reason: "aborted" });
    expect(arrived.length).toBeLessThanOrEqual(1);
  });
});

describe("the token", () => {
  it("is asked for once by many calls, renewed once after 401, and the calls are sent again", async () => {
    let version = 0;
    const ask = vi.fn(async () => `t${++version}`);
    const answerTo: Answer = (_url, { headers }) =>
      headers.authorization === "Bearer t2" ? envelope(brand) : refusal(401, "AUTHENTICATION_REQUIRED");
    const { api, arrived } = client([answerTo], { jwt: ask });
    const answers = await Promise.all([1, 2, 3, 4].map((id) => api.items.brands.get({ id })));
    expect(answers).toHaveLength(4);
    expect(ask.mock.calls).toEqual([[{ refresh: false }], [{ refresh: true }]]);
    expect(arrived).toHaveLength(8);
  });

  it("that stays refused is an error, not a loop", async () => {
    const { api, arrived } = client([refusal(401, "AUTHENTICATION_REQUIRED")], { jwt: async () => "t" });
    expect(await failure(api.items.brands.list())).toBeInstanceOf(AuthenticationError);
    expect(arrived).toHaveLength(2);
  });
});

describe("hooks", () => {
  it("see each request with secrets masked, and cannot break the call", async () => {
    const seen: RequestEvent[] = [];
    const { api } = client(
      [
        refusal(503, "SERVICE_UNAVAILABLE"),
        envelope({ id: 1, isVerified: true, username: "dana", token: "t", email: "d@x.example" }),
      ],
      {
        onRequest: (event) => {
          seen.push(event);
          throw new Error("An observer's own trouble.");
        },
        onRetry: vi.fn(),
      },
    );
    await api.content.users.verifyPassword({ username: "dana", password: "Passw0rd!demo" }, { idempotencyKey: "k" });
    expect(seen).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain("Passw0rd");
    expect(seen[0]).toMatchObject({
      endpoint: "content.users.verifyPassword",
      attempt: 1,
      headers: { authorization: "Bearer •••" },
    });
  });
});
