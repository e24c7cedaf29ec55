import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { type RawAnswer, type RawCall, rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";

describeServer("requests of nobody's friends", (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server().app.tokens.issue(await server().principalOf("ada"));
  });
  const get = (path: string, more: RawCall = {}): Promise<RawAnswer> =>
    rawFetch(server().app, "GET", path, { token, ...more });
  const post = (path: string, body: string, more: RawCall = {}): Promise<RawAnswer> =>
    rawFetch(server().app, "POST", path, { token, body, ...more });
  const brand = (fields: string, more: RawCall = {}) =>
    post("/api/items/brands", `{"brandsName":"Hostile"${fields}}`, more);
  const brands = async () =>
    (
      await server().db.first<{ total: number }>(
        sql`select count(*) as total from brand where brands_name like 'Hostile%'`,
      )
    )?.total;

  it("cannot reach into a record through names that its input does not have", async () => {
    const answer = await brand(`,"brandsUid":99999,"dateCreated":"2001-01-01 00:00:00","siteId":"other"`);
    expect(answer.status).toBe(200);
    expect(answer.body.data.brandsUid).not.toBe(99_999);
    expect(answer.body.data.dateCreated).not.toMatch(/^2001/);
    expect((await brand(',"dateCreated":{"a":[]}', {})).status).toBe(409);
  });

  it("cannot change what every object has", async () => {
    const name = `Hostile ${Math.random()}`;
    const body = `{"brandsName":"${name}","__proto__":{"statusCd":700,"brandsDesc":"inherited"},"constructor":{"prototype":{"polluted":1}}}`;
    const answer = await post("/api/items/brands", body);
    expect([answer.status, answer.body.data]).toMatchObject([200, { brandsDesc: null, statusCd: 704 }]);
    const search = "__proto__[polluted]=1&constructor[prototype][polluted]=1&constructor=2&toString=3&limit=1";
    expect((await get(`/api/items/brands?${search}`)).body.params).toEqual({
      limit: 1,
      offset: 0,
      orderBy: "brands_uid|ASC",
    });
    expect({}).not.toHaveProperty("polluted");
  });

  it.each(["[", '{"a":'])("cannot use up the stack with %s", async (open) => {
    const close = open === "[" ? "]" : "}";
    const deep = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
    const refused = await post("/api/commerce/checkout", `{"cartHdrUid":1,"properties":{"x":${deep(50_000)}}}`);
    expect([refused.status, refused.body.validationErrors[0].code]).toEqual([400, "depth"]);
    const keyed = await brand(`,"x":${deep(50_000)}`, { headers: { "idempotency-key": "deep-0001" } });
    expect(keyed.status).toBe(400);
    const query = await get(`/api/search/item-search?q=a&filters=${encodeURIComponent(deep(5_000))}`);
    expect(query.status).toBe(400);
  });

  it.each([
    ["/api/content/users?accessLevelList=", "accessLevelList"],
    ["/api/content/users?accessLevelList=%20", "accessLevelList"],
    ["/api/content/users?accessLevelList=[]", "accessLevelList"],
    ["/api/search/item-search?q=a&brandsUid=", "brandsUid"],
    ["/api/search/item-search?q=a&brandsUid=,", "brandsUid"],
    ["/api/search/item-search?q=a&brandsUid[]=", "brandsUid"],
  ])("cannot select everything by an empty list: %s", async (path, field) => {
    const { status, body } = await get(path);
    expect([status, body.validationErrors?.[0]?.field]).toEqual([400, field]);
  });

  it("cannot send numbers that lose digits on the way", async () => {
    for (const number of ["9007199254740993", "-9007199254740993", "1e300"]) {
      const refused = await post("/api/commerce/checkout", `{"cartHdrUid":${number}}`);
      expect([refused.status, refused.body.validationErrors[0]]).toMatchObject([
        400,
        { field: "cartHdrUid", code: "range" },
      ]);
    }
    expect((await get("/api/items/brands/9007199254740993")).body.validationErrors[0].field).toBe("id");
    expect((await get("/api/items/brands/9007199254740991")).status).toBe(404);
    expect((await get("/api/items/brands?offset=9007199254740991")).body).toMatchObject({ count: 0 });
  });

  it("cannot send text that no database holds: zero characters, half pairs, other encodings", async () => {
    for (const name of ["a\\u0000b", "a\\ud800b", "\\udc00"]) {
      const refused = await post("/api/items/brands", `{"brandsName":"${name}"}`);
      expect([refused.status, refused.body.validationErrors[0]]).toMatchObject([
        400,
        { field: "brandsName", code: "text" },
      ]);
    }
    const key = await post("/api/commerce/checkout", '{"cartHdrUid":1,"properties":{"a\\u0000":1}}');
    expect(key.body.validationErrors[0]).toMatchObject({ field: "properties.a\\0", code: "text" });
    const latin1 = await server().app.fetch(
      new Request("http://test.invalid/api/items/brands", {
        method: "POST",
        headers: { "x-site-id": "demo", authorization: `Bearer ${token}` },
        body: Buffer.from('{"brandsName":"Gr\xf6\xdfe"}', "latin1"),
      }),
    );
    expect(latin1.status).toBe(400);
    expect(await latin1.json()).toMatchObject({ validationErrors: [{ code: "encoding" }] });
    for (const path of ["/api/items/contracts/a%00b/items", "/api/items/brands?q=a%00b"])
      expect((await get(path)).body.code).toBe("VALIDATION_ERROR");
  });

  it("get an envelope for a body that ends half-way, and store nothing of it", async () => {
    const before = await brands();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"brandsName":"Hostile half"'));
        controller.error(new Error("aborted"));
      },
    });
    const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const answer = await server().app.fetch(new Request("http://test.invalid/api/items/brands", init));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "VALIDATION_ERROR", validationErrors: [{ code: "body" }] });
    expect(await brands()).toBe(before);
  });

  it("do not read their own secrets back from the message about malformed JSON", async () => {
    for (const body of ['{"username":"dana","password":S3cret!pw}', '{"password":"S3cret!pw" "x"}', "S3cret!pw"]) {
      const answer = await post("/api/content/users/verify-password", body);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toContain("S3cret");
    }
  });

  it("keep keys with slashes and dots in their segment", async () => {
    expect((await get("/api/items/contracts/a%2Fb/items")).body.details.key).toBe("a/b");
    expect((await get("/api/items/contracts/..%2F..%2Fbrands/items")).body.details.key).toBe("../../brands");
    expect((await get("/api/items/contracts/%E0%A4%A/items")).body.details.key).toBe("%E0%A4%A");
    expect((await get("/api/items/brands/%E0%A4%A")).body.validationErrors[0].field).toBe("id");
  });

  it("cannot make one page of a hundred thousand columns or words", async () => {
    const orders = Array.from({ length: 3_000 }, () => "brands_uid|ASC").join(",");
    const texts: string[] = [];
    const remove = server().db.onStatement(({ text }) => texts.push(text));
    expect((await get(`/api/items/brands?orderBy=${orders}`)).status).toBe(200);
    remove();
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(2_000);
    const words = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join("+");
    expect((await get(`/api/items/brands?q=${words}`)).body.validationErrors[0].field).toBe("q");
  });

  rule("R211 get the envelope for whatever fails outside the endpoints too", async () => {
    for (const path of ["/nowhere", "/api", "/api//items/brands", "/api/items/brands/", "/media/items/a%00.svg"]) {
      const answer = await get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect((await get("/documents/pdf/%00?site=demo")).body.code).toBe("VALIDATION_ERROR");
  });

  it("learn nothing of tables and statements from a refusal of the database", async () => {
    const twice = [await brand(',"brandsId":"HOSTILE-1"'), await brand(',"brandsId":"HOSTILE-1"')].at(-1);
    expect(twice?.status).toBe(409);
    const large = await get("/media/items/x.svg?site=%00");
    for (const answer of [twice, large])
      expect(JSON.stringify(answer?.body)).not.toMatch(/select|insert|_pkey|_id`|constraint|22021|at .*\.ts/i);
  });

  it("do not get a site looked up that cannot exist", async () => {
    let statements = 0;
    const remove = server().db.onStatement(() => statements++);
    const answer = await get("/api/items/brands", { site: "x".repeat(5_000) });
    remove();
    expect([answer.status, statements]).toEqual([404, 0]);
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
  });

  it("write nothing but one line each into the log, whatever they send", async () => {
    const lines: string[] = [];
    const { openLog } = await import("../request-log.ts");
    const log = await openLog((line) => lines.push(line));
    const app = createApp({
      db: server().db,
      tokens: { secret: testSecret },
      config: { log, callsPerMinute: 0, siteCallsPerMinute: 0 },
    });
    await rawFetch(app, "GET", "/api/x%0a{%22level%22:%22error%22}\u2028y", {
      headers: { "x-request-id": 'evil","level":"x' },
      site: 'de"mo',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r\u2028]/);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", status: 404 });
  });

  it("get their answer although the log cannot be written", async () => {
    const log = () => {
      throw new Error("The disk is full.");
    };
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config: { log } });
    expect((await rawFetch(app, "GET", "/api/items/ping")).status).toBe(200);
    expect((await rawFetch(app, "GET", "/api/items/nothing")).body.code).toBe("RESOURCE_NOT_FOUND");
  });
});

describe("a bare token header", () => {
  it.each(["Bearer", "Bearer ", "Bearer a b", "Token abc", "Bearer\tabc"])("%j is told how to look", async (header) => {
    const { principalOf } = await import("./authenticate.ts");
    const request = new Request("http://test.invalid/", { headers: { authorization: header } });
    await expect(principalOf(request, "demo", undefined, {} as never)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
      message: expect.stringContaining("Bearer <token>"),
    });
  });
});
