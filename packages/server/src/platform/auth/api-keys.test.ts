import { createClient, inProcess } from "@purvey/client";
import type { CreateApiKeyInput, NewApiKey } from "@purvey/contract/generated/content";
import type { KeyPermission } from "@purvey/contract/permissions";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { world } from "../../load/examples/world/names.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { LogEntry } from "../request-log.ts";
import { newApiKey } from "./api-key-text.ts";
import { ApiKeys } from "./api-keys.ts";

const { northgate, lakeside } = world.customers;
const reading: KeyPermission[] = ["catalog.read", "profile.own"];
const brands = "/api/items/brands?limit=1";

describeServer("an API key", (server) => {
  const lines: LogEntry[] = [];
  const appWith = (config: object = {}) =>
    createApp({
      db: server().db,
      tokens: { secret: testSecret },
      config: {
        userTrust: 0,
        callsPerMinute: 0,
        siteCallsPerMinute: 0,
        log: (line: LogEntry) => lines.push(line),
        ...config,
      },
    });
  const make = async (given: Partial<CreateApiKeyInput> = {}, username = "ada"): Promise<NewApiKey> => {
    const { content } = await server().clientFor(username);
    const defaults = { name: "ERP sync", permissions: reading, dateExpires: null } as const;
    return content.apiKeys.create({ ...defaults, ...given } as CreateApiKeyInput).data;
  };
  const clientOf = (key: string, siteId = "demo") =>
    createClient({ siteId, jwt: key, transport: inProcess(appWith()), retries: 0 });
  const tried = async (key: string, path = brands, more: object = {}, app = appWith()) => {
    const { status, body } = await rawFetch(app, "GET", path, { token: key, ...more });
    return status === 200 ? "200" : `${status} ${body.code}: ${body.message}`;
  };
  const store = (uid: number, column: "date_expires" | "date_last_used", seconds: number) => {
    const moment = sql`localtimestamp(0) + ${seconds} * interval '1 second'`;
    return server().db.execute(
      column === "date_expires"
        ? sql`update api_key set date_expires = ${moment} where site_id = 'demo' and api_key_uid = ${uid}`
        : sql`update api_key set date_last_used = ${moment} where site_id = 'demo' and api_key_uid = ${uid}`,
    );
  };
  const forgetGuesses = () => server().db.execute(sql`delete from failed_attempt where site_id = 'demo'`);

  it("calls in place of a token, as the user who made it, with what it was given and no more", async () => {
    const { key, keyStart } = await make();
    expect(keyStart).toBe(key.slice(0, 15));
    const api = clientOf(key);
    expect(await api.content.system.whoami().data).toMatchObject({
      usersId: world.users.ada,
      username: "ada",
      role: "guest",
      permissions: ["catalog.read", "profile.own"],
    });
    expect((await api.items.brands.list({ limit: 1 }).data).length).toBe(1);
    await expect(api.customers.customer.list()).rejects.toMatchObject({
      code: "INSUFFICIENT_PERMISSIONS",
      details: { permission: "customer.read" },
    });
  });

  it("loses at the next call what its maker loses, and gains nothing by what the maker gains", async () => {
    const ada = await server().clientFor("ada");
    const more = { name: "M", email: "maker@x.example", password: "long enough", groups: [] };
    const { id } = await ada.content.users.create({ username: "maker", ...more }).data;
    const become = (role: string) =>
      server().db.execute(sql`update users set role = ${role} where site_id = 'demo' and id = ${id}`);
    await become("administrator");
    const { key } = await make({ permissions: ["user.read", "erp.write", "profile.own"] }, "maker");
    const mine = async () => (await clientOf(key).content.system.whoami().data).permissions;
    expect(await mine()).toEqual(["erp.write", "profile.own", "user.read"]);
    await become("auditor");
    expect(await mine()).toEqual(["profile.own", "user.read"]);
    await become("guest");
    expect(await mine()).toEqual(["profile.own"]);
    await become("developer");
    expect(await mine()).toEqual(["erp.write", "profile.own", "user.read"]);
    await ada.content.users.update({ id, password: "another long one" });
    expect(await tried(key, "/api/content/whoami")).toBe("200");
    await ada.content.users.delete({ id });
    expect(await tried(key, "/api/content/whoami")).toBe(
      "401 AUTHENTICATION_REQUIRED: The user who made the API key `ERP sync` is blocked. Have somebody else make another one.",
    );
    await ada.content.users.update({ id, block: 0 });
    expect(await tried(key, "/api/content/whoami")).toBe("200");
    await server().db.execute(sql`delete from users where site_id = 'demo' and id = ${id}`);
    expect(await tried(key, "/api/content/whoami")).toMatch(/^401 .*no such API key/);
    await forgetGuesses();
  });

  it("for one customer reaches that customer's records alone, though its maker reaches all", async () => {
    const permissions: KeyPermission[] = ["customer.read", "order.create", "cart.write", "profile.own", "user.read"];
    const { key, customerId, customerName } = await make({ permissions, customerId: northgate });
    expect([customerId, customerName]).toEqual([northgate, "Northgate Fabrication"]);
    const { customers, content, commerce } = clientOf(key);
    expect(await content.system.whoami().data).toMatchObject({
      customerId: northgate,
      contactId: null,
      salesRepId: null,
    });
    expect((await customers.customer.list().data).map((one) => one.customerId)).toEqual([northgate]);
    expect((await customers.customer.get({ customerId: northgate }).data).customerId).toBe(northgate);
    const foreign = { code: "NOT_FOUND" };
    await expect(customers.customer.get({ customerId: lakeside })).rejects.toMatchObject(foreign);
    await expect(customers.customer.orders.list({ customerId: lakeside })).rejects.toMatchObject(foreign);
    const cart = { userId: world.users.ada, customerId: lakeside };
    await expect(commerce.cartHdr.lookup(cart)).rejects.toMatchObject(foreign);
    await expect(content.users.get({ id: world.users.dana })).rejects.toMatchObject(foreign);
    const bare = await make({ permissions });
    await expect(clientOf(bare.key).customers.customer.get({ customerId: northgate })).rejects.toMatchObject(foreign);
    const wide = await make({ permissions: [...permissions, "customer.all"] });
    expect((await clientOf(wide.key).customers.customer.get({ customerId: lakeside }).data).customerId).toBe(lakeside);
  });

  it("for one customer is refused once its maker may not act for them, or they are gone", async () => {
    const ada = await server().clientFor("ada");
    const more = { name: "R", email: "reach@x.example", password: "long enough", groups: [] };
    const { id } = await ada.content.users.create({ username: "reach", ...more }).data;
    const become = (role: string, rep: string | null, customer: number | null) =>
      server().db.execute(sql`
        update users set role = ${role}, sales_rep_id = ${rep}, customer_id = ${customer} where site_id = 'demo' and id = ${id}`);
    await become("administrator", null, null);
    const { key } = await make({ permissions: ["customer.read"], customerId: northgate }, "reach");
    const path = `/api/customers/customer/${northgate}`;
    const refused = `403 INSUFFICIENT_PERMISSIONS: The user who made the API key \`ERP sync\` may not act for its customer ${northgate} any more. Have somebody else make another one.`;
    expect(await tried(key, path)).toBe("200");
    await become("salesRep", world.salesRep, null);
    expect(await tried(key, path)).toBe("200");
    await become("salesRep", "TOMAS", null);
    expect(await tried(key, path)).toBe(refused);
    await become("shopper", null, northgate);
    expect(await tried(key, path)).toBe("200");
    await become("shopper", null, lakeside);
    expect(await tried(key, path)).toBe(refused);
    await become("administrator", null, null);
    const mark = (flag: string) =>
      server().db.execute(sql`
        update customer set delete_flag = ${flag} where site_id = 'demo' and customer_id = ${northgate}`);
    await mark("Y");
    expect(await tried(key, path)).toBe(refused);
    await mark("N");
    expect(await tried(key, path, { headers: { "x-acting-for": String(lakeside) } })).toMatch(/^403 /);
  });

  it("is refused by every process once it is revoked, and on the second when it runs out", async () => {
    const [one, other] = [appWith(), appWith()];
    const { key, apiKeyUid } = await make();
    expect([await tried(key, brands, {}, one), await tried(key, brands, {}, other)]).toEqual(["200", "200"]);
    await (await server().clientFor("ada")).content.apiKeys.revoke({ apiKeyUid }).data;
    const revoked = "401 AUTHENTICATION_REQUIRED: The API key `ERP sync` was revoked. Make another one.";
    expect([await tried(key, brands, {}, one), await tried(key, brands, {}, other)]).toEqual([revoked, revoked]);
    const late = await make();
    await store(late.apiKeyUid, "date_expires", 60);
    expect(await tried(late.key)).toBe("200");
    await store(late.apiKeyUid, "date_expires", -1);
    expect(await tried(late.key)).toBe(
      "401 AUTHENTICATION_REQUIRED: The API key `ERP sync` has run out. Make another one.",
    );
  });

  it("costs a busy program two statements a second, and is refused a second after it was revoked", async () => {
    const { key, apiKeyUid } = await make();
    const keys = new ApiKeys(server().db, 15_000);
    await tried(key);
    const start = Date.now();
    let statements = 0;
    const remove = server().db.onStatement(() => statements++);
    await Promise.all(Array.from({ length: 20 }, () => keys.of(key, "demo", undefined, start)));
    for (let now = start; now < start + 1_000; now += 50) await keys.of(key, "demo", undefined, now);
    expect(statements).toBe(2);
    remove();
    await (await server().clientFor("ada")).content.apiKeys.revoke({ apiKeyUid }).data;
    await expect(keys.of(key, "demo", undefined, start + 999)).resolves.toMatchObject({ username: "ada" });
    await expect(keys.of(key, "demo", undefined, start + 1_000)).rejects.toMatchObject({ status: 401 });
    const short = await make();
    await store(short.apiKeyUid, "date_expires", 3600);
    const end = Date.now() + 3_599_000;
    await expect(keys.of(short.key, "demo", undefined, end - 5_000)).resolves.toMatchObject({ username: "ada" });
    await expect(keys.of(short.key, "demo", undefined, end - 4_001)).resolves.toMatchObject({ username: "ada" });
    await expect(keys.of(short.key, "demo", undefined, end + 2_000)).rejects.toMatchObject({ status: 401 });
  });

  it("is good on its own site alone", async () => {
    const { key } = await make();
    await server().db.execute(
      sql`insert into site (site_id, site_name) values ('other', 'Other') on conflict do nothing`,
    );
    expect(await tried(key, brands, { site: "other" })).toBe(
      "401 AUTHENTICATION_REQUIRED: This site has no such API key. Send it whole, and to the site that it was made on.",
    );
    expect(await tried(key)).toBe("200");
  });

  it("is told from one that begins alike", async () => {
    const { key, keyStart, apiKeyUid } = await make();
    const other = newApiKey();
    await server().db.execute(sql`
      update api_key set key_start = ${other.slice(0, 15)} where site_id = 'demo' and api_key_uid = ${apiKeyUid}`);
    expect(await tried(other)).toMatch(/^401 /);
    await server().db.execute(sql`
      update api_key set key_start = ${keyStart} where site_id = 'demo' and api_key_uid = ${apiKeyUid}`);
    const twin = await make();
    await server().db.execute(sql`
      update api_key set key_start = ${keyStart}, date_revoked = localtimestamp(0)
      where site_id = 'demo' and api_key_uid = ${twin.apiKeyUid}`);
    expect(await tried(key)).toBe("200");
    await forgetGuesses();
  });

  rule("R218 makes an address wait after ten wrong keys, but no right one from there", async () => {
    const { key } = await make();
    const from = (address: string) => ({ address });
    for (let turn = 0; turn < 10; turn++)
      expect(await tried(turn % 2 ? newApiKey() : "purvey_short", brands, from("192.0.2.50"))).toMatch(/^401 /);
    const { status, body, headers } = await rawFetch(appWith(), "GET", brands, {
      token: newApiKey(),
      ...from("192.0.2.50"),
    });
    expect([status, body.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(10);
    expect(await tried(newApiKey(), brands, from("192.0.2.51"))).toMatch(/^401 /);
    expect(await tried(key, brands, from("192.0.2.50"))).toBe("200");
    await forgetGuesses();
  });

  rule("R218 has a limit of its own, and takes none of its maker's", async () => {
    const app = appWith({ callsPerMinute: 6 });
    const { key } = await make({ callsPerMinute: 3 });
    const wide = await make({ callsPerMinute: 1000 });
    const statuses = async (token: string, calls: number) => {
      const all = [];
      for (let call = 0; call < calls; call++) all.push((await rawFetch(app, "GET", brands, { token })).status);
      return all.filter((status) => status === 200).length;
    };
    // Ten calls may stand in two minutes; no more than three pass in each.
    const passed = await statuses(key, 10);
    expect(passed === 3 || (passed > 3 && passed <= 6)).toBe(true);
    expect(await statuses(wide.key, 6)).toBe(6);
    const { headers } = await rawFetch(app, "GET", brands, { token: wide.key });
    expect(headers.get("x-ratelimit-limit")).toBe("6");
    const ada = await app.tokens.issue(await server().principalOf("ada"));
    expect((await rawFetch(app, "GET", brands, { token: ada })).status).toBe(200);
    const unlimited = await rawFetch(appWith(), "GET", brands, { token: (await make()).key });
    expect(unlimited.headers.get("x-ratelimit-limit")).toBeNull();
  });

  it("says when it was last used, written once a minute", async () => {
    const { key, apiKeyUid } = await make();
    const { content } = await server().clientFor("ada");
    const used = async () =>
      (await content.apiKeys.list({ limit: 1 }).data).find((one) => one.apiKeyUid === apiKeyUid)?.dateLastUsed;
    expect(await used()).toBeNull();
    await tried(key);
    const first = Date.parse(`${await used()}Z`);
    expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
    await store(apiKeyUid, "date_last_used", -50);
    const before = await used();
    await tried(key);
    expect(await used()).toBe(before);
    await store(apiKeyUid, "date_last_used", -61);
    await tried(key);
    expect(Date.parse(`${await used()}Z`)).toBeGreaterThanOrEqual(first);
  });

  it("changes nobody who stands higher than it, its maker not at all, and makes no keys", async () => {
    const { key } = await make({ permissions: ["user.write", "user.read", "profile.own", "customer.all"] });
    const { content } = clientOf(key);
    const password = "taken over by it";
    for (const change of [{ password }, { name: "Another" }])
      await expect(content.users.update({ id: world.users.ada, ...change })).rejects.toMatchObject({
        status: 403,
        message: "An API key does not change the user who made it. Sign in to do that.",
      });
    const identity = { id: world.users.ada, issuer: "https://x.example", subject: "s" };
    await expect(content.users.identities.create(identity)).rejects.toMatchObject({ status: 403 });
    for (const id of [world.users.dev, world.users.dana])
      await expect(content.users.update({ id, password })).rejects.toMatchObject({ status: 403 });
    const given = { name: "More", permissions: reading, dateExpires: null };
    await expect(content.apiKeys.create(given as CreateApiKeyInput)).rejects.toMatchObject({ status: 403 });
    await expect(content.apiKeys.revoke({ apiKeyUid: 1 })).rejects.toMatchObject({ status: 403 });
  });

  it("stands in no log line, no refusal and no table; the log names it by its number", async () => {
    const { key, apiKeyUid } = await make();
    const app = appWith();
    const secret = key.slice(15);
    lines.length = 0;
    await rawFetch(app, "GET", brands, { token: key });
    expect(lines.at(-1)).toMatchObject({ userId: world.users.ada, apiKeyUid, status: 200 });
    const answers = [
      await rawFetch(app, "GET", "/api/customers/customer", { token: key }),
      await rawFetch(app, "GET", brands, { token: `${key}x` }),
      await rawFetch(app, "GET", brands, { token: key, site: "other" }),
      await rawFetch(app, "GET", brands, { headers: { authorization: key } }),
      await rawFetch(app, "GET", brands, { token: key, headers: { "x-acting-for": "1" } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 401, 401, 401, 403]);
    expect(JSON.stringify([answers, lines])).not.toContain(secret);
    const stored = await server().db.query(sql`select * from api_key where site_id = 'demo'`);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await server().db.query(sql`select * from idempotency_key where site_id = 'demo'`)).length).toBe(0);
    await forgetGuesses();
  });
});
