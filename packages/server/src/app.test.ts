import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { PurveyClient } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { permissionsOf } from "./platform/auth/roles.ts";
import type { LogEntry } from "./platform/request-log.ts";
import { implementations } from "./services.ts";
import { type RawAnswer, rawFetch } from "./testing/raw-request.ts";
import { openTestServer, type TestServer, testSecret } from "./testing/test-server.ts";

/** What every service has. */
type SystemCalls = Pick<PurveyClient["content"], "system">;

for (const kind of ["embedded", "postgres"] as const) {
  describe(`the server (${kind})`, () => {
    const log: LogEntry[] = [];
    let server: TestServer;
    let ada: string;
    beforeAll(async () => {
      server = await openTestServer(kind, { log: (entry) => log.push(entry), bodyLimit: 10_000 });
      ada = await server.app.tokens.issue(await server.principalOf("ada"));
    });
    afterAll(() => server.close());

    const get = (path: string, more = {}) => rawFetch(server.app, "GET", path, { token: ada, ...more });
    const post = (path: string, body: string, more = {}) =>
      rawFetch(server.app, "POST", path, { token: ada, body, ...more });

    rule("R015 R018 R211 answers everything in an envelope, an unknown route and malformed JSON too", async () => {
      expect((await get("/api/items/brands")).body).toMatchObject({
        status: 200,
        count: expect.any(Number),
        params: { limit: 10, offset: 0 },
      });
      const unknown = await get("/api/items/nothing");
      expect([unknown.status, unknown.body]).toMatchObject([
        404,
        { code: "RESOURCE_NOT_FOUND", requestId: expect.any(String), details: { path: "/api/items/nothing" } },
      ]);
      const malformed = await post("/api/items/brands", '{"brandsName": ');
      expect([malformed.status, malformed.body.validationErrors[0].code]).toEqual([400, "json"]);
      expect((await post("/api/items/brands", "[1]")).body.validationErrors[0].message).toContain("Expected an object");
      expect((await post("/api/items/brands", '"text"')).status).toBe(400);
    });

    it("refuses a body over the limit, announced or not", async () => {
      const long = JSON.stringify({ brandsName: "x".repeat(20_000) });
      expect((await post("/api/items/brands", long)).body.validationErrors[0].code).toBe("size");
      const stream = new ReadableStream({
        start(controller) {
          for (let index = 0; index < 50; index++) controller.enqueue(new TextEncoder().encode("x".repeat(1_000)));
          controller.close();
        },
      });
      const headers = { "x-site-id": "demo", authorization: `Bearer ${ada}`, "content-type": "application/json" };
      const request = new Request("http://test.invalid/api/items/brands", {
        method: "POST",
        headers,
        body: stream,
        duplex: "half",
      } as RequestInit);
      expect((await server.app.fetch(request)).status).toBe(400);
    });

    it("stands what other callers send: empty lists for no data, flags as 1 and true, lists in three spellings, + for a blank", async () => {
      expect((await rawFetch(server.app, "PUT", "/api/search/items/refresh", { token: ada, body: "[]" })).status).toBe(
        200,
      );
      const uid = await server.db.first<{ uid: number }>(
        sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_id = 'HB-M8-40'`,
      );
      for (const flag of ["1", "true", "TRUE"])
        expect((await get(`/api/items/locations/10/bins?excludeZero=${flag}&limit=2`)).status).toBe(200);
      const spellings = ["include=price,stock", "include=price&include=stock", "include[0]=price&include[1]=stock"];
      const answers = await Promise.all(
        spellings.map((spelling) => get(`/api/search/item-search?q=HB-M8-40&customerId=100200&${spelling}`)),
      );
      for (const { body } of answers)
        expect(body.data.items[0]).toMatchObject({
          invMastUid: uid?.uid,
          price: { unitPrice: expect.any(Number) },
          stock: {},
        });
      expect((await get("/api/search/item-search?q=hex+bolt")).body.params.q).toBe("hex bolt");
      expect((await get("/api/items/brands?limit=5&unknownKey=1")).status).toBe(200);
      expect((await get("/api/items/contracts/12345/items")).status).toBe(404);
    });

    rule("R019 D04 needs a site that exists", async () => {
      expect((await get("/api/items/brands", { site: null })).body.validationErrors[0].field).toBe("x-site-id");
      expect((await get("/api/items/brands", { site: "nowhere" })).body).toMatchObject({
        code: "RESOURCE_NOT_FOUND",
        details: { resource: "site" },
      });
    });

    rule("R020 R031 R032 answers health-check and ping of every service without a token", async () => {
      for (const { service } of implementations) {
        const folder = `/api/${service.segment}`;
        const health = await get(`${folder}/health-check`, { token: null });
        expect(health.body.data).toMatchObject({
          status: "ok",
          service: service.name,
          siteId: "demo",
          siteHash: expect.any(String),
        });
        expect((await get(`${folder}/ping`, { token: null })).body.data).toBe("pong");
      }
    });

    it("answers health-check, ping and whoami of every service through the client", async () => {
      const systems = (await server.clientFor("dana")) as unknown as Record<string, SystemCalls>;
      for (const { service } of implementations) {
        const { system } = systems[service.name] as SystemCalls;
        expect((await system.healthCheck().data).status).toBe("ok");
        expect(await system.ping().data).toBe("pong");
        expect(await system.whoami().data).toMatchObject({
          siteId: "demo",
          username: "dana",
          role: "shopper",
          customerId: 100200,
          permissions: [...permissionsOf("shopper")].sort(),
        });
      }
    });

    rule("R206 R213 refuses tokens that are forged, spoilt, run out or of no use", async () => {
      const other = createApp({ db: server.db, tokens: { secret: "another secret that is long enough too" } });
      const principal = await server.principalOf("ada");
      const expired = await createApp({ db: server.db, tokens: { secret: testSecret, lifetime: -10 } }).tokens.issue(
        principal,
      );
      const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"sub":"1","site":"demo"}').toString("base64url")}.`;
      for (const token of [await other.tokens.issue(principal), expired, unsigned, `${ada}x`, "nonsense"]) {
        expect((await get("/api/items/brands", { token })).body.code).toBe("AUTHENTICATION_REQUIRED");
      }
      expect((await get("/api/items/brands", { token: null, headers: { authorization: "Basic YTpi" } })).status).toBe(
        401,
      );
    });

    rule("R038 D23 lets shared caches keep what is the same for everybody", async () => {
      expect((await get("/api/items/brands?edgeCache=2")).headers.get("cache-control")).toBe("private, max-age=7200");
      expect((await get("/api/search/item-search?q=bolt&edgeCache=1")).headers.get("cache-control")).toBe(
        "private, max-age=3600",
      );
      expect((await get("/api/items/brands")).headers.get("cache-control")).toBe("no-store");
      expect((await get("/api/items/brands?edgeCache=6")).body.validationErrors[0].field).toBe("edgeCache");
    });

    it("carries the caller's request id, or one of its own, into answer and log", async () => {
      const answer = await get("/api/items/brands", { headers: { "x-request-id": "caller-0001" } });
      expect(answer.headers.get("x-request-id")).toBe("caller-0001");
      expect(log.at(-1)).toMatchObject({
        requestId: "caller-0001",
        endpoint: "items.brands.list",
        status: 200,
        site: "demo",
      });
      expect(
        (await get("/api/items/brands", { headers: { "x-request-id": "no good!" } })).headers.get("x-request-id"),
      ).toMatch(/^[0-9a-f-]{36}$/);
    });

    it("writes no secret into the log", async () => {
      await rawFetch(server.app, "POST", "/api/content/users/verify-password", {
        body: JSON.stringify({ username: "dana", password: "Passw0rd!demo" }),
      });
      const text = JSON.stringify(log);
      expect(text).not.toContain("Passw0rd");
      expect(text).not.toContain(ada.slice(-20));
    });

    it("answers a repeated call with the same idempotency key once done, and refuses the key for another call", async () => {
      const keyed = (name: string) =>
        post("/api/items/brands", JSON.stringify({ brandsName: name }), {
          headers: { "idempotency-key": `key-${kind}` },
        });
      const answers = await Promise.all(Array.from({ length: 8 }, () => keyed("Once Only")));
      expect(new Set(answers.map(({ body }) => body.data?.brandsUid)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(7);
      expect((await keyed("Another")).body.code).toBe("RESOURCE_CONFLICT");
      const stored = await server.db.first<{ total: number }>(
        sql`select count(*) as total from brand where site_id = 'demo' and brands_name = 'Once Only'`,
      );
      expect(stored?.total).toBe(1);
    });

    it("forgets the key of a refused call, so that it can be corrected", async () => {
      const keyed = (name: string) =>
        post("/api/items/brands", JSON.stringify({ brandsName: name }), {
          headers: { "idempotency-key": `refused-${kind}` },
        });
      expect((await keyed("Once Only")).status).toBe(409);
      expect((await keyed("Corrected")).status).toBe(200);
    });

    rule("R208 R218 lets no more calls through than the limit, with several processes too", async () => {
      const limited = () =>
        createApp({ db: server.db, tokens: { secret: testSecret }, config: { callsPerMinute: 50 } });
      const processes = [limited(), limited(), limited()];
      const token = await server.app.tokens.issue(await server.principalOf(kind === "embedded" ? "walt" : "rita"));
      const minute = () => Math.floor(Date.now() / 60_000);
      const flood = async (): Promise<RawAnswer[]> => {
        const begun = minute();
        const answers = await Promise.all(
          Array.from({ length: 90 }, (_, index) =>
            rawFetch(processes[index % 3] as never, "GET", "/api/items/brands?limit=1", { token }),
          ),
        );
        // Over a minute's end each minute lets its own calls through: once more, when this one's are used up or not.
        return minute() === begun ? answers : flood();
      };
      const answers = await flood();
      const passed = answers.filter(({ status }) => status === 200);
      expect(passed.length).toBeLessThanOrEqual(50);
      expect(passed.length).toBeGreaterThan(35);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body.details).toMatchObject({
        limit: 50,
        remaining: 0,
        retryAfter: expect.any(Number),
        resetTime: expect.stringMatching(/^\d{4}-/),
      });
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(passed[0]?.headers.get("x-ratelimit-limit")).toBe("50");
    });

    it("draws every item, and nothing for a number that does not exist", async () => {
      const picture = await get("/media/items/HB-M8-40.svg?site=demo", { token: null, site: null });
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(picture.body).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
      expect((await get("/media/items/NO-SUCH.svg?site=demo")).status).toBe(404);
      expect((await get("/media/items/HB-M8-40.svg?site=elsewhere")).status).toBe(404);
    });

    it("publishes the contract of each service", async () => {
      const document = (await get("/api/pricing/openapi.json", { token: null, site: null })).body;
      expect(document).toMatchObject({
        openapi: "3.1.0",
        paths: { "/price-engine": { get: { operationId: "pricing_priceEngine_get" } } },
      });
    });
  });
}

describe("the server without its database", () => {
  rule("R219 R221 says that it cannot answer, and keeps the reason to its log", async () => {
    const log: LogEntry[] = [];
    const server = await openTestServer("embedded", { log: (entry) => log.push(entry) });
    const token = await server.app.tokens.issue(await server.principalOf("ada"));
    await rawFetch(server.app, "GET", "/api/items/brands", { token });
    await server.close();
    const failed = await rawFetch(server.app, "GET", "/api/items/brands", { token });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(failed.body).toMatchObject({
      code: expect.stringMatching(/INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE/),
      requestId: expect.any(String),
    });
    expect(JSON.stringify(failed.body)).not.toContain("select");
    expect(log.at(-1)?.error).toBeTruthy();
    const health = await rawFetch(server.app, "GET", "/api/items/health-check");
    expect([health.status, health.body.code, health.body.details]).toMatchObject([
      503,
      "SERVICE_UNAVAILABLE",
      { retryAfter: 5 },
    ]);
  });
});

describe("the application's files", () => {
  it("are served compressed, cached by their hash, under a strict policy, with index.html for every route", async () => {
    const folder = mkdtempSync(join(tmpdir(), "purvey-web-"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>Purvey</title>");
    writeFileSync(join(folder, "assets", "app-1a2b.js"), "export const answer = 42;".repeat(50));
    const server = await openTestServer("embedded");
    const app = createApp({ db: server.db, tokens: { secret: testSecret }, webFolder: folder });
    const fetch = (path: string, headers = {}) => app.fetch(new Request(`http://test.invalid${path}`, { headers }));
    for (const path of ["/", "/shop/search?q=bolt", "/shop/i/7"]) {
      const page = await fetch(path);
      expect(await page.text()).toContain("<title>Purvey</title>");
      expect(page.headers.get("content-security-policy")).not.toMatch(/unsafe/);
    }
    const script = await fetch("/assets/app-1a2b.js", { "accept-encoding": "br" });
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(brotliDecompressSync(Buffer.from(await script.arrayBuffer())).toString()).toContain("answer = 42");
    const tag = script.headers.get("etag") as string;
    const again = (encoding: string) =>
      fetch("/assets/app-1a2b.js", { "if-none-match": `"other", W/${tag}`, "accept-encoding": encoding });
    expect((await again("br")).status).toBe(304);
    expect((await again("gzip")).status).toBe(200);
    expect((await fetch("/assets/gone.js")).status).toBe(404);
    expect((await fetch("/..%2f..%2fetc/passwd.txt")).status).toBe(404);
    expect((await fetch("/api/nothing")).status).toBe(404);
    await server.close();
    rmSync(folder, { recursive: true });
  });
});
