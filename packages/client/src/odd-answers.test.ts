import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it, vi } from "vitest";
import { ApiError, RateLimitError, ValidationError } from "./errors.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";
import type { TransportResponse } from "./transport.ts";

const plain = (status: number, text: string): TransportResponse => ({
  status,
  headers: { get: () => null },
  text: async () => text,
});
const answer = (body: unknown, status = 200) => Response.json(body, { status });

describe("an answer", () => {
  it("with a byte order mark is read, whatever the transport leaves of it", async () => {
    const text = `\uFEFF${JSON.stringify({ data: brand })}`;
    for (const response of [new Response(text), plain(200, text)]) {
      const { api } = clientOf([() => response as Response]);
      expect(await api.items.brands.get({ id: 7 }).data).toEqual(brand);
    }
  });

  it("without a body (204) is an envelope around nothing", async () => {
    const nothing = () => new Response(null, { status: 204 });
    const { api } = clientOf([nothing]);
    expect(await failureOf(api.items.brands.delete({ id: 7 }))).toMatchObject({
      message: "Invalid API response structure",
      errors: [{ path: "data" }],
    });
    const lenient = clientOf([nothing], { validate: { response: "report" } }).api;
    expect(await lenient.items.brands.delete({ id: 7 })).toEqual({
      count: 0,
      data: null,
      message: "",
      options: {},
      params: {},
      status: 204,
      total: 0,
      totalResults: 0,
    });
  });

  rule("R205 whose `data` is null where a record belongs does not fit", async () => {
    const { api } = clientOf([envelope(null)]);
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({
      errors: [{ path: "data", code: "type" }],
    });
    expect(await failureOf(api.items.brands.list())).toMatchObject({ errors: [{ path: "data", code: "type" }] });
  });

  rule("R014 R015 whose envelope is none does not fit", async () => {
    for (const [name, value] of Object.entries({ total: "12", count: {}, totalResults: [], message: 5, params: "x" })) {
      const { api } = clientOf([envelope([], { [name]: value })]);
      expect(await failureOf(api.items.brands.list())).toMatchObject({ errors: [{ path: name, code: "type" }] });
    }
    // What other services of the family leave out, or write as an empty list.
    const { api } = clientOf([answer({ data: [], options: [], params: [], message: null, total: null })]);
    expect(await api.items.brands.list()).toMatchObject({ data: [], total: 0, message: "" });
  });

  rule("R016 R017 is repaired from what there is", async () => {
    const { api } = clientOf([answer({ data: [brand], totalResults: 40 })]);
    expect(await api.items.brands.list()).toMatchObject({ count: 1, total: 40, totalResults: 40, status: 200 });
  });

  it("without an envelope is the data itself where answers are not checked", async () => {
    const onDrift = vi.fn();
    for (const body of [[brand], brand, "text", 5, null]) {
      const { api } = clientOf([answer(body)], { validate: { response: "report" }, onDrift });
      expect((await api.items.brands.get({ id: 7 })).data).toEqual(body);
    }
    expect(onDrift).toHaveBeenCalledTimes(5);
  });
});

describe("a refusal in words of its own", () => {
  it.each([
    [400, { message: { text: "no" }, validationErrors: { field: "q" } }],
    [400, { validationErrors: [null, "text", { field: 5, message: 6, code: {} }] }],
    [400, [1, 2]],
    [400, "text"],
    [429, { details: "later" }],
    [429, { details: { retryAfter: "soon" } }],
    [502, null],
    [502, { code: 17, message: "", requestId: {}, details: null }],
  ])("%i %j is the error of its status", async (status, body) => {
    const { api } = clientOf([answer(body, status)], { retries: 0 });
    const error = await failureOf(api.items.brands.list());
    expect(error).toBeInstanceOf(status === 400 ? ValidationError : status === 429 ? RateLimitError : ApiError);
    expect(error).toMatchObject({ status, message: expect.stringMatching(/[A-Z]\w+/), requestId: undefined });
    expect(typeof error.details).toBe("object");
    expect(error.details).not.toBeNull();
  });

  rule("R209 keeps the server's code, and has API_ERROR without", async () => {
    const codeOf = async (body: unknown) => {
      const { api } = clientOf([answer(body, 418)]);
      return (await failureOf(api.items.brands.list())).code;
    };
    expect([await codeOf({ code: "TEAPOT" }), await codeOf({ code: 5 }), await codeOf("")]).toEqual([
      "TEAPOT",
      "API_ERROR",
      "API_ERROR",
    ]);
  });

  rule("R204 R012 takes the failing field into its summary", async () => {
    const { api } = clientOf([envelope([])]);
    const error = (await failureOf(api.items.brands.list({ limit: 0 }))) as ValidationError;
    expect(error.summary).toBe("Invalid request parameters: limit: Expected at least 1, got 0");
  });
});
