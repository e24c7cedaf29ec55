import { describe, expect, expectTypeOf, it } from "vitest";
import type { Call } from "./call.ts";
import { createClientOf } from "./client.ts";
import { createClient, type PurveyClient } from "./facade.ts";
import { items } from "./services/items.ts";
import { pricing } from "./services/pricing.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, failureOf } from "./testing/client-of.ts";
import { envelope, refusal, scripted } from "./testing/scripted-transport.ts";

/** What rejections nobody handled while the work ran, instead of those that listen otherwise. */
async function unhandled(work: () => unknown): Promise<unknown[]> {
  const seen: unknown[] = [];
  const others = process.listeners("unhandledRejection");
  const listen = (reason: unknown) => seen.push(reason);
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", listen);
  try {
    await work();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    return seen;
  } finally {
    process.off("unhandledRejection", listen);
    for (const other of others) process.on("unhandledRejection", other);
  }
}

const missing = () => refusal(404, "RESOURCE_NOT_FOUND");

describe("a call", () => {
  it("whose failure is looked at by one view only is handled", async () => {
    const views: ((call: Call<unknown>) => Promise<unknown>)[] = [
      (call) => call.safe(),
      (call) => failureOf(call.data),
      (call) => failureOf(call.withResponse()),
      (call) => call.catch(() => undefined),
      (call) => failureOf(call.finally(() => undefined)),
      (call) => failureOf(call),
    ];
    for (const view of views) {
      const { api, arrived } = clientOf([missing()]);
      expect(await unhandled(() => view(api.items.brands.get({ id: 7 })))).toEqual([]);
      expect(arrived).toHaveLength(1);
    }
  });

  it("whose failure nobody looks at is no secret", async () => {
    const { api } = clientOf([missing()]);
    const seen = await unhandled(() => {
      api.items.brands.get({ id: 7 });
    });
    expect(seen).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("gives every view the same answer, sent once", async () => {
    const { api, arrived } = clientOf([envelope(brand)]);
    const call = api.items.brands.get({ id: 7 });
    const [whole, data, more, safe] = await Promise.all([call, call.data, call.withResponse(), call.safe()]);
    expect(whole.data).toBe(data);
    expect(more).toMatchObject({ envelope: whole, attempts: 1 });
    expect(safe).toMatchObject({ ok: true, envelope: whole });
    expect(arrived).toHaveLength(1);
  });

  it("is not sent for an iteration that never begins, nor told of its failure", async () => {
    const { api, arrived } = clientOf([missing()]);
    expect(
      await unhandled(() => {
        api.items.brands.list().items();
        api.items.brands.list().pages();
      }),
    ).toEqual([]);
    expect(arrived).toHaveLength(0);
  });

  it("lets the errors of the programmer through safe(), and gives every refusal as a value", async () => {
    const broken = createClient({ siteId: "demo", jwt: "t", baseUrl: { pricing: "http://p.invalid" } });
    await expect(broken.items.brands.list().safe()).rejects.toThrow(TypeError);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const { api } = clientOf([envelope(brand)]);
    const body = { cartHdrUid: 1, properties: circular } as never;
    await expect(api.commerce.checkout.create(body).safe()).rejects.toThrow(TypeError);
    for (const wrong of [null, 7, "text", []]) {
      expect(await api.items.brands.list(wrong as never).safe()).toMatchObject({
        ok: false,
        error: { code: "VALIDATION_ERROR" },
      });
    }
  });
});

describe("the types", () => {
  it("name the input, the answer and what may be left out", () => {
    expectTypeOf<PurveyClient["items"]["brands"]["list"]>().parameter(0).toBeNullable();
    expectTypeOf<PurveyClient["items"]["brands"]["get"]>().parameter(0).not.toBeNullable();
    expectTypeOf<PurveyClient["items"]["brands"]["get"]>().parameter(0).toMatchTypeOf<{ id: number }>();
    expectTypeOf<
      Awaited<ReturnType<PurveyClient["items"]["brands"]["get"]>>["data"]["brandsName"]
    >().toEqualTypeOf<string>();
  });

  it("of a client of some services have these and no others", async () => {
    const { transport } = scripted(envelope(brand));
    const api = createClientOf({ items, pricing }, { siteId: "demo", jwt: "t", transport });
    expectTypeOf(api.items).toEqualTypeOf<PurveyClient["items"]>();
    expectTypeOf(api.with({}).pricing).toEqualTypeOf<PurveyClient["pricing"]>();
    expectTypeOf(api).not.toHaveProperty("commerce");
    expect(Object.keys(api)).toEqual(["setToken", "setSite", "with", "siteId", "items", "pricing"]);
  });
});
