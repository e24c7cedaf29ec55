import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ClientContext } from "./context.ts";
import { createClient } from "./facade.ts";
import { brand } from "./testing/brand.ts";
import { envelope, scripted } from "./testing/scripted-transport.ts";

describe("createClient", () => {
  rule("R134 R225 R226 R227 refuses an incomplete context with the exact sentence", () => {
    const create = (context: unknown) => () => createClient(context as ClientContext);
    expect(create(undefined)).toThrow("Context is required");
    expect(create(null)).toThrow("Context is required");
    expect(create({ jwt: "t" })).toThrow("Context must contain siteId");
    expect(create({ siteId: "demo" })).toThrow("Context must contain jwt or bearerToken for authentication");
  });

  it("refuses what no token can be taken from, and says how it is given", () => {
    const create = (jwt: unknown) => () => createClient({ siteId: "demo", jwt } as ClientContext);
    expect(create("Bearer t1")).toThrow('`jwt` begins with "Bearer". Give the token alone');
    expect(create(Promise.resolve("t1"))).toThrow("`jwt` is a promise. Give it the token as a text, or a function");
    expect(create({ token: "t1" })).toThrow("`jwt` is of the type object.");
    const api = createClient({ siteId: "demo", jwt: "t1" });
    expect(() => api.setToken("bearer t2")).toThrow("the client writes the header");
    expect(() => api.with({ bearerToken: "Bearer t2" })).toThrow("the client writes the header");
    api.setToken(() => "t2");
  });

  rule("R224 takes the token as jwt or as bearerToken", async () => {
    for (const context of [{ jwt: "t1" }, { bearerToken: "t1" }]) {
      const { transport, arrived } = scripted(envelope([]));
      await createClient({ siteId: "demo", ...context, transport }).items.brands.list();
      expect(arrived[0]?.headers.authorization).toBe("Bearer t1");
    }
  });

  rule("R228 creates a service once, when it is first used", () => {
    const api = createClient({ siteId: "demo", jwt: "t" });
    expect(api.items).toBe(api.items);
  });

  rule("R229 discards every service when token or site change", async () => {
    const { transport, arrived } = scripted(envelope([]));
    const api = createClient({ siteId: "demo", jwt: "t1", transport });
    const before = api.items;
    api.setToken("t2");
    expect(api.items).not.toBe(before);
    await api.items.brands.list();
    api.setSite("other");
    expect(api.siteId).toBe("other");
    await api.items.brands.list();
    await before.brands.list();
    expect(arrived.map(({ headers }) => [headers.authorization, headers["x-site-id"]])).toEqual([
      ["Bearer t2", "demo"],
      ["Bearer t2", "other"],
      ["Bearer t1", "demo"],
    ]);
  });

  rule("R019 R020 sends the site with every call, and the token with every call except health checks", async () => {
    const health = {
      status: "ok",
      service: "items",
      siteId: "demo",
      siteHash: "1",
      version: "1",
      databaseMilliseconds: 1,
    };
    const { transport, arrived } = scripted(envelope(health), envelope("pong"));
    const api = createClient({ siteId: "demo", jwt: "t", transport });
    await api.items.system.healthCheck();
    await api.items.system.ping();
    expect(arrived.map(({ headers }) => [headers["x-site-id"], headers.authorization])).toEqual([
      ["demo", undefined],
      ["demo", "Bearer t"],
    ]);
  });

  rule("R029 finds a service by a text with {service}, by a map, or by a function", async () => {
    const bases = [
      "https://api.example/{service}/v1/",
      { items: "https://items.example" },
      (service: string) => `https://${service}.example`,
    ];
    const urls = [];
    for (const baseUrl of bases) {
      const { transport, arrived } = scripted(envelope([]));
      await createClient({ siteId: "demo", jwt: "t", baseUrl, transport }).items.brands.list();
      urls.push(arrived[0]?.url);
    }
    expect(urls).toEqual([
      "https://api.example/items/v1/brands",
      "https://items.example/brands",
      "https://items.example/brands",
    ]);
    const api = createClient({ siteId: "demo", jwt: "t", baseUrl: { pricing: "https://p.example" } });
    await expect(api.items.brands.list()).rejects.toThrow("`baseUrl` has no address for the service `items`");
  });

  it("asks a function for a service's address once, and again for another token", async () => {
    const asked: string[] = [];
    const { transport } = scripted(envelope([]));
    const baseUrl = (service: string) => {
      asked.push(service);
      return `https://${service}.example`;
    };
    const api = createClient({ siteId: "demo", jwt: "t", baseUrl, transport });
    await api.items.brands.list();
    await api.items.brands.list();
    await api.content.users.list();
    expect(asked).toEqual(["items", "content"]);
    api.setToken("t2");
    await api.items.brands.list();
    expect(asked).toEqual(["items", "content", "items"]);
  });

  it("keeps nothing outside the instance: two clients do not know of each other", async () => {
    const { transport, arrived } = scripted(envelope([]));
    const one = createClient({ siteId: "one", jwt: "t1", transport });
    const two = one.with({ siteId: "two", jwt: "t2" });
    await Promise.all([one.items.brands.list(), two.items.brands.list()]);
    expect(arrived.map(({ headers }) => headers["x-site-id"]).sort()).toEqual(["one", "two"]);
  });

  it("types calls by the contract's interfaces", () => {
    const api = createClient({ siteId: "demo", jwt: "t", transport: scripted(envelope(brand)).transport });
    const call = api.items.brands.get({ id: 7 });
    expectTypeOf(call.data).resolves.toHaveProperty("brandsName").toEqualTypeOf<string>();
    // @ts-expect-error: `id` is needed
    expectTypeOf(api.items.brands.get).toBeCallableWith({});
  });
});

describe("a call", () => {
  it("is one request, whichever views of it are used", async () => {
    const { transport, arrived } = scripted(envelope(brand));
    const call = createClient({ siteId: "demo", jwt: "t", transport }).items.brands.get({ id: 7 });
    const [answer, data, outcome, safe] = await Promise.all([call, call.data, call.withResponse(), call.safe()]);
    expect(answer.data).toEqual(brand);
    expect(data).toEqual(brand);
    expect(outcome).toMatchObject({ attempts: 1, data: brand });
    expect(safe).toMatchObject({ ok: true, data: brand });
    expect(arrived).toHaveLength(1);
  });

  it("is sent even when nobody waits for it", async () => {
    const sent = new Promise<string>((resolve) => {
      const transport = async (url: string) => {
        resolve(url);
        return envelope(brand);
      };
      void createClient({ siteId: "demo", jwt: "t", transport }).items.brands.get({ id: 7 });
    });
    expect(await sent).toBe("/api/items/brands/7");
  });

  rule("R016 R017 repairs the envelope: count and totals", async () => {
    const { transport } = scripted(
      envelope([brand, brand], { total: 0, totalResults: 9 }),
      envelope([brand], { total: 4, totalResults: 0 }),
    );
    const api = createClient({ siteId: "demo", jwt: "t", transport });
    expect(await api.items.brands.list()).toMatchObject({ count: 2, total: 9, totalResults: 9 });
    expect(await api.items.brands.list()).toMatchObject({ count: 1, total: 4, totalResults: 4 });
  });

  it("goes on to the following pages", async () => {
    const page = (uids: number[]) =>
      envelope(
        uids.map((brandsUid) => ({ ...brand, brandsUid })),
        { total: 5, totalResults: 5 },
      );
    const { transport, arrived } = scripted(page([1, 2]), page([3, 4]), page([5]));
    const api = createClient({ siteId: "demo", jwt: "t", transport });
    const found: number[] = [];
    for await (const { brandsUid } of api.items.brands.list({ limit: 2 }).items()) found.push(brandsUid);
    expect(found).toEqual([1, 2, 3, 4, 5]);
    expect(arrived.map(({ url }) => url)).toEqual([
      "/api/items/brands?limit=2",
      "/api/items/brands?limit=2&offset=2",
      "/api/items/brands?limit=2&offset=4",
    ]);
  });
});
