import type { ErrorCode } from "@purvey/contract/errors";
import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it, vi } from "vitest";
import { AuthenticationError } from "./errors.ts";
import { createClient, type PurveyClient } from "./facade.ts";
import { brand } from "./testing/brand.ts";
import { clientOf, deaf, failureOf } from "./testing/client-of.ts";
import { type Answer, envelope, refusal, scripted } from "./testing/scripted-transport.ts";
import { inProcess } from "./transport.ts";

const signedIn = { id: 1, isVerified: true, username: "dana", token: "fresh", email: "d@x.example" };
const signIn = { username: "dana", password: "Passw0rd!demo" };

describe("a token function that calls its own client", () => {
  it("may call what needs no token, which goes without one", async () => {
    const answer: Answer = (url) => envelope(url.includes("verify-password") ? signedIn : brand);
    const { transport, arrived } = scripted(answer);
    const api: PurveyClient = createClient({
      siteId: "demo",
      transport,
      jwt: async () => (await api.content.users.verifyPassword(signIn).data).token,
    });
    await api.items.brands.get({ id: 7 });
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer fresh"]);
  });

  it.each([
    ["at once", async (api: PurveyClient) => (await api.items.brands.get({ id: 1 })).message],
    ["for another site", async (api: PurveyClient) => (await api.with({ siteId: "b" }).items.brands.list()).message],
  ])("is told so when it calls what needs the token, %s", async (_, ask) => {
    const { transport, arrived } = scripted(envelope([]));
    const api: PurveyClient = createClient({ siteId: "demo", transport, jwt: () => ask(api) });
    const error = await failureOf(api.items.brands.list());
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error.message).toContain("calls what needs a token itself");
    expect(arrived).toEqual([]);
  });

  it("ends with the timeout where it waits for itself later, and the next call asks anew", async () => {
    let asked = 0;
    const { transport } = scripted(envelope([]));
    const api: PurveyClient = createClient({
      siteId: "demo",
      transport,
      timeout: 20,
      jwt: async () => {
        await Promise.resolve();
        if (asked++ === 0) await api.items.brands.list();
        return "t";
      },
    });
    expect(await failureOf(api.items.brands.list())).toMatchObject({
      reason: "timeout",
      attempts: 0,
      message: expect.stringContaining("got no token: the function for it took longer than its timeout of 20 ms"),
    });
    expect((await api.items.brands.list()).data).toEqual([]);
  });

  it("that never settles ends with the timeout", async () => {
    const { api, arrived } = clientOf([envelope([])], { jwt: () => new Promise<string>(() => undefined), timeout: 10 });
    expect(await failureOf(api.items.brands.list())).toMatchObject({ reason: "timeout" });
    expect(arrived).toEqual([]);
  });
});

describe("an address with a secret in it", () => {
  const secret = "hunter2";
  const addresses = [
    `http://svc:${secret}@host/api/{service}`,
    `http://svc:${secret}@host`,
    `svc:${secret}@host/{service}`,
    `https://host/{service}?key=${secret}`,
    `https://host/{service}#${secret}`,
    `https://host/${secret}\u0000/{service}`,
  ];
  const thrownBy = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return String((error as Error).stack);
    }
    throw new Error("Nothing was thrown.");
  };

  it.each(addresses)("is refused without a word of it: %j", async (address) => {
    const context = { siteId: "demo", jwt: "t" };
    const said = [
      thrownBy(() => createClient({ ...context, baseUrl: address })),
      thrownBy(() => createClient({ ...context, baseUrl: { items: address } })),
      thrownBy(() => createClient(context).with({ baseUrl: address })),
      String(
        await createClient({ ...context, baseUrl: () => address })
          .items.brands.list()
          .catch((error) => error),
      ),
    ];
    for (const sentence of said) {
      expect(sentence).toContain("has a user, a query, a fragment or a control character in it");
      expect(sentence).not.toContain(secret);
    }
  });
});

describe("a redirect", () => {
  const moved = (status: number, location = "https://u:hunter2@other.test/moved?key=hunter2") =>
    new Response(null, { status, headers: { location } });

  it.each([301, 302, 303, 307, 308])("%i of a change is an error that names where it leads", async (status) => {
    const { api, arrived } = clientOf([moved(status)]);
    const error = await failureOf(api.items.brands.update({ id: 7, brandsName: "Vega" }));
    expect(error).toMatchObject({ status, code: "API_ERROR", attempts: 1 });
    expect(error.message).toContain(`Redirected (${status}) to https://other.test/moved, which only a GET follows`);
    expect(error.message).not.toContain("hunter2");
    expect(arrived).toHaveLength(1);
  });

  it("of a GET is followed: with the token on the same origin, without it elsewhere", async () => {
    const headers = { "x-key": "k" };
    const same = clientOf([moved(302, "/api/items/brands/8"), envelope(brand)], { headers });
    expect(await same.api.items.brands.get({ id: 7 }).data).toEqual(brand);
    expect(same.arrived[1]?.url).toMatch(/\/api\/items\/brands\/8$/);
    expect(same.arrived[1]?.headers).toMatchObject({ authorization: "Bearer t", "x-key": "k" });
    const other = clientOf([moved(308), envelope(brand)], { headers });
    await other.api.items.brands.get({ id: 7 });
    expect(other.arrived[1]).toMatchObject({
      url: "https://other.test/moved?key=hunter2",
      headers: { accept: "application/json", "x-site-id": "demo" },
    });
    expect(Object.keys(other.arrived[1]?.headers ?? {}).sort()).toEqual(["accept", "x-site-id"]);
  });

  it("that leads round in a circle ends", async () => {
    const { api, arrived } = clientOf([moved(302, "/round")]);
    expect(await failureOf(api.items.brands.list())).toMatchObject({ status: 302 });
    expect(arrived).toHaveLength(6);
  });

  it("is the same in process, and where a browser does not say where it leads", async () => {
    const app = { fetch: (request: Request) => (request.url.endsWith("/7") ? moved(302, "/x") : envelope(brand)) };
    const api = createClient({ siteId: "demo", jwt: "t", transport: inProcess(app) });
    expect(await api.items.brands.get({ id: 7 }).data).toEqual(brand);
    const opaque = { status: 0, headers: { get: () => null }, text: async () => "" };
    const browser = createClient({ siteId: "demo", jwt: "t", transport: async () => opaque });
    expect((await failureOf(browser.items.brands.create({ brandsName: "V" }))).message).toContain("Redirected");
  });
});

describe("many calls with one signal", () => {
  it("make no warning, and leave no listener behind", async () => {
    const warned = vi.fn();
    process.on("warning", warned);
    const controller = new AbortController();
    const added = vi.spyOn(controller.signal, "addEventListener");
    const removed = vi.spyOn(controller.signal, "removeEventListener");
    const { api } = clientOf([envelope([])]);
    await Promise.all(Array.from({ length: 30 }, () => api.items.brands.list({}, { signal: controller.signal })));
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", warned);
    expect(warned).not.toHaveBeenCalled();
    expect(new Set(added.mock.calls.map(([, listener]) => listener)).size).toBe(1);
    expect(removed).toHaveBeenCalled();
  });

  it("end all of them", async () => {
    const controller = new AbortController();
    const { api } = clientOf([deaf]);
    const calls = [1, 2, 3].map((id) => failureOf(api.items.brands.get({ id }, { signal: controller.signal })));
    await Promise.resolve();
    controller.abort();
    for (const call of calls) expect(await call).toMatchObject({ reason: "aborted" });
  });
});

describe("a whole number beyond 2^53", () => {
  it("fits neither an input nor an answer", async () => {
    const { api, arrived } = clientOf([() => new Response('{"data":{"brandsUid":9007199254740993}}')]);
    // biome-ignore lint/correctness/noPrecisionLoss: it is what is tested.
    const error = await failureOf(api.items.brands.get({ id: 9007199254740993 }));
    expect(error).toMatchObject({ errors: [{ path: "id", code: "type" }] });
    expect(arrived).toEqual([]);
    expect(await failureOf(api.items.brands.get({ id: 7 }))).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path: "data.brandsUid", code: "type" })]),
    });
  });
});

describe("an answer's formats and lengths", () => {
  rule.each([{ dateCreated: "yesterday" }, { dateCreated: "2026-02-30 00:00:00" }, { brandsName: "x".repeat(256) }])(
    "R205 are checked: %j",
    async (fault) => {
      const { api } = clientOf([envelope({ ...brand, ...fault })]);
      const error = await failureOf(api.items.brands.get({ id: 7 }));
      expect(error).toMatchObject({
        message: "Invalid API response structure",
        errors: [{ path: `data.${Object.keys(fault)[0]}` }],
      });
    },
  );

  it("a value that an enumeration does not know is told of, and kept", async () => {
    const onDrift = vi.fn();
    const { api } = clientOf([envelope({ ...brand, statusCd: 799 })], { onDrift });
    expect((await api.items.brands.get({ id: 7 }).data).statusCd).toBe(799);
    expect(onDrift.mock.calls[0]?.[0]).toMatchObject({ issues: [{ path: "data.statusCd", code: "enum" }] });
  });
});

describe("an empty list as a filter", () => {
  it.each([
    (api: PurveyClient) => api.content.users.list({ accessLevelList: [] }),
    (api: PurveyClient) => api.search.itemSearch.list({ q: "a", brandsUid: [] }),
    (api: PurveyClient) => api.search.itemSearch.list({ q: "a", filters: { 5: [] } }),
  ])("is refused, and nothing is sent", async (call) => {
    const { api, arrived } = clientOf([envelope([])]);
    expect(await failureOf(call(api))).toMatchObject({ errors: [{ code: "minItems" }] });
    expect(arrived).toEqual([]);
  });
});

describe("the code of an error", () => {
  it("is one of the catalogue: the compiler knows a misspelt one", async () => {
    const { api } = clientOf([refusal(409, "RESOURCE_CONFLICT")]);
    const { code } = await failureOf(api.items.brands.delete({ id: 7 }));
    const expected: ErrorCode = "RESOURCE_CONFLICT";
    expect(code).toBe(expected);
    // @ts-expect-error: there is no such code
    expect(code === "RESOURCE_CONFLCT").toBe(false);
  });
});
