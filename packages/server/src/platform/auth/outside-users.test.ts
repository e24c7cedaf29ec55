import { createHmac } from "node:crypto";
import { rule } from "@purvey/contract/testing/rule";
import { exportSPKI, importJWK } from "jose";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type App, createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { refusedWith } from "../../testing/refused-with.ts";
import { testSecret } from "../../testing/test-server.ts";
import { newIssuerKey, openTokenIssuer, type TokenIssuer } from "../../testing/token-issuer.ts";
import type { IssuerSettings } from "./issuers.ts";
import type { IssuerRules } from "./outside-users.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describeServer("tokens of an outside issuer", (server) => {
  let issuer: TokenIssuer;
  let app: App;
  const appWith = (more: Partial<IssuerSettings> = {}) =>
    createApp({
      db: server().db,
      tokens: { secret: testSecret, issuers: [{ ...issuer.settings, ...more }] },
      config: { userTrust: 0, callsPerMinute: 0, siteCallsPerMinute: 0, checkAnswers: true },
    });
  const ask = (token: string, call: { site?: string; app?: App; path?: string } = {}) =>
    rawFetch(call.app ?? app, "GET", call.path ?? "/api/content/whoami", { token, site: call.site ?? "demo" });
  const statusOf = async (token: string, call = {}) => (await ask(token, call)).status;
  const ada = async () => (await server().clientFor("ada")).content.users;
  const userId = async (username: string) => (await server().principalOf(username)).userId;
  const link = async (subject: string, username: string) =>
    (await ada()).identities.create({ id: await userId(username), issuer: issuer.settings.issuer, subject }).data;
  const setRules = async (rules: Partial<IssuerRules> | undefined) => {
    await server().db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'content'`);
    if (!rules) return;
    const settingValue = [{ issuer: issuer.settings.issuer, ...rules }];
    const setting = { serviceName: "content", settingName: "issuers", settingValue };
    await (await server().clientFor("ada")).site.settings.create(setting);
  };

  beforeAll(async () => {
    issuer = await openTokenIssuer();
    app = appWith();
  });
  beforeEach(async () => {
    await server().db.execute(sql`delete from user_identity where site_id = 'demo'`);
    await setRules(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => issuer.close());

  it("speak for the user whom the site links, and nothing that they claim counts", async () => {
    const claims = {
      role: "administrator",
      permissions: ["user.write", "customer.all"],
      customerId: 100300,
      contactId: 9,
      salesRepId: "S1",
      tokenVersion: 99,
      site: "elsewhere",
      username: "ada",
      groups: ["administrator"],
    };
    const token = await issuer.token("p-17", claims);
    expect(await statusOf(token)).toBe(403);
    await link("p-17", "dana");
    const { status, body } = await ask(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ username: "dana", role: "shopper", customerId: 100200 });
    expect(body.data.permissions).not.toContain("user.write");
    expect(await statusOf(token, { path: "/api/content/users?limit=1" })).toBe(200);
    const users = await ask(token, { path: "/api/content/users?limit=100" });
    expect(users.body.data.map(({ username }: { username: string }) => username)).not.toContain("ada");
    // The same subject at another issuer is somebody else.
    expect(await statusOf(await issuer.token("P-17"))).toBe(403);
  });

  it("bring the roles that the site gives to their groups, for as long as the token names them", async () => {
    await link("p-1", "dana");
    await setRules({
      groups: [
        { group: "Purvey admins", role: "administrator" },
        { group: "approvers", role: "approver" },
      ],
    });
    const roleWith = async (groups: unknown) =>
      (await ask(await issuer.token("p-1", { groups }))).body.data.role as string;
    expect(await roleWith(["Purvey admins"])).toBe("administrator");
    expect(await roleWith(["approvers", "others"])).toBe("approver");
    for (const groups of [["purvey admins"], ["administrator"], [], undefined, "Purvey admins", { 0: "approvers" }])
      expect(await roleWith(groups)).toBe("shopper");
    const nested = appWith({ groupsClaim: "realm_access.roles" });
    const token = await issuer.token("p-1", { realm_access: { roles: ["approvers"] }, groups: ["Purvey admins"] });
    expect((await ask(token, { app: nested })).body.data.role).toBe("approver");
    await setRules({ issuer: "https://another.example.com", groups: [{ group: "approvers", role: "administrator" }] });
    expect(await roleWith(["approvers"])).toBe("shopper");
  });

  it("make a user of whom the site does not know only where it says so, with the least rights and nobody's name", async () => {
    const named = { preferred_username: "ADA", name: "Ada?", email: "ada@purvey.example" };
    const token = await issuer.token("new-1", named);
    expect((await ask(token)).body).toMatchObject({ code: "INSUFFICIENT_PERMISSIONS" });
    await setRules({ provision: true });
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(token)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { body } = await ask(token);
    expect(body.data).toMatchObject({ role: "guest", customerId: null });
    expect(body.data.username).toMatch(/^[0-9a-f]{24}@login\.example\.com$/);
    expect(body.data.userId ?? body.data.id).not.toBe(await userId("ada"));
    const rows = await server().db.query(sql`select 1 from user_identity where site_id = 'demo' and subject = 'new-1'`);
    expect(rows).toHaveLength(1);
    expect(await statusOf(token, { path: "/api/content/users?limit=1" })).toBe(403);
    const free = await issuer.token("new-2", { preferred_username: "jo.new", email: "jo@new.example" });
    await setRules({ provision: true, role: "shopper", groups: [{ group: "ops", role: "warehouse" }] });
    expect((await ask(free)).body.data).toMatchObject({ username: "jo.new", role: "shopper", customerId: null });
    const ops = await issuer.token("new-2", { groups: ["ops"] });
    expect((await ask(ops)).body.data).toMatchObject({ username: "jo.new", role: "warehouse" });
    const signIn = rawFetch(app, "POST", "/api/content/users/verify-password", {
      body: JSON.stringify({ username: "jo.new", password: "x" }),
    });
    expect((await signIn).status).toBe(401);
  });

  it("count no more once their user is blocked, gets another password or is unlinked", async () => {
    const users = await ada();
    const given = { username: "outsider", name: "O", email: "o@x.example", password: "long enough", groups: [] };
    const { id } = await users.create(given).data;
    const { userIdentityUid } = await users.identities.create({ id, issuer: issuer.settings.issuer, subject: "p-2" })
      .data;
    const token = await issuer.token("p-2");
    expect(await statusOf(token)).toBe(200);
    await users.update({ id, block: 1 });
    expect(await statusOf(token)).toBe(401);
    await users.update({ id, block: 0 });
    expect(await statusOf(token)).toBe(401);
    const later = await issuer.token("p-2", { iat: inSeconds(5) });
    expect(await statusOf(later)).toBe(200);
    await server().db.execute(sql`
      update users set tokens_since = tokens_since - interval '1 hour' where site_id = 'demo' and id = ${id}`);
    expect(await statusOf(token)).toBe(200);
    await users.update({ id, password: "another long one" });
    expect(await statusOf(token)).toBe(401);
    expect((await users.identities.list({ id }).data).map(({ subject }) => subject)).toEqual(["p-2"]);
    await users.identities.delete({ id, userIdentityUid });
    expect(await statusOf(later)).toBe(403);
    expect(await refusedWith(users.identities.delete({ id, userIdentityUid }))).toEqual([404]);
  });

  it("are for the sites of their issuer alone", async () => {
    await server().db.execute(
      sql`insert into site (site_id, site_name) values ('other', 'Other') on conflict do nothing`,
    );
    await link("p-3", "dana");
    const token = await issuer.token("p-3", { site: "other" });
    expect([await statusOf(token), await statusOf(token, { site: "other" })]).toEqual([200, 403]);
    const all = appWith({ sites: ["*"] });
    const elsewhere = await ask(token, { site: "other", app: all });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([403, expect.stringContaining("Ask an administrator")]);
  });

  rule("R213 are refused with another issuer or audience, or without", async () => {
    await link("p-4", "dana");
    const of = (claims: Record<string, unknown>) => issuer.token("p-4", claims).then((token) => statusOf(token));
    for (const claims of [
      ...[
        { iss: undefined },
        { iss: "https://login.example.com/" },
        { iss: "purvey" },
        { iss: ["https://login.example.com"] },
      ],
      ...[
        { aud: undefined },
        { aud: "another" },
        { aud: [] },
        { aud: ["another", "PURVEY"] },
        { aud: { 0: "purvey" } },
      ],
      ...[{ sub: undefined }, { sub: "" }, { sub: 17 }, { iat: undefined }, { exp: undefined }, { exp: "later" }],
    ])
      expect([claims, await of(claims)]).toEqual([claims, 401]);
    expect(await of({ aud: ["another", "purvey"] })).toBe(200);
    expect(await of({ aud: "purvey", azp: "shop-app" })).toBe(200);
    expect(await of({ aud: ["another", "purvey"], azp: "another" })).toBe(401);
    expect(await of({ aud: ["another", "purvey"], azp: "purvey" })).toBe(200);
    const parties = appWith({ authorizedParties: ["shop-app"] });
    const partyOf = async (claims: Record<string, unknown>) =>
      statusOf(await issuer.token("p-4", claims), { app: parties });
    expect([await partyOf({ azp: "shop-app" }), await partyOf({ azp: "evil" }), await partyOf({})]).toEqual([
      200, 401, 401,
    ]);
  });

  rule("R213 are refused out of their time, give or take half a minute", async () => {
    await link("p-5", "dana");
    const of = async (claims: Record<string, unknown>) => statusOf(await issuer.token("p-5", claims));
    expect(await of({ exp: inSeconds(-15) })).toBe(200);
    expect(await of({ exp: inSeconds(-45) })).toBe(401);
    expect(await of({ nbf: inSeconds(15) })).toBe(200);
    expect(await of({ nbf: inSeconds(45) })).toBe(401);
    expect(await of({ iat: inSeconds(15) })).toBe(200);
    expect(await of({ iat: inSeconds(45) })).toBe(401);
    const short = await issuer.token("p-5", { exp: inSeconds(2) });
    expect(await statusOf(short)).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ["Date"] });
    expect(await statusOf(short)).toBe(401);
  });

  rule(
    "R213 are refused unless a key of their issuer signed them, by no trick with names and ways to sign",
    async () => {
      await link("p-6", "ada");
      const good = await issuer.token("p-6");
      expect(await statusOf(good)).toBe(200);
      const [, claims = "", signature = ""] = good.split(".");
      const stranger = await newIssuerKey("k1");
      const rsa = await newIssuerKey("k1", "RS256");
      const spki = await exportSPKI((await importJWK(issuer.key.jwk, "ES256")) as CryptoKey);
      const hmacWith = (secret: string, header: object) => {
        const text = `${encode({ alg: "HS256", ...header })}.${claims}`;
        return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
      };
      const jwkText = JSON.stringify(issuer.key.jwk);
      for (const token of [
        `${encode({ alg: "none" })}.${claims}.`,
        `${encode({ alg: "none", kid: "k1" })}.${claims}.${signature}`,
        `${encode({ alg: "HS256", kid: "k1" })}.${claims}.${signature}`,
        `${encode({ alg: "ES384", kid: "k1" })}.${claims}.${signature}`,
        `${encode({ alg: "RS256", kid: "k1" })}.${claims}.${signature}`,
        `${encode({ kid: "k1" })}.${claims}.${signature}`,
        ...[spki, spki.trim(), jwkText, issuer.key.jwk.x as string, ""].flatMap((secret) => [
          hmacWith(secret, { kid: "k1" }),
          hmacWith(secret, {}),
        ]),
        await issuer.token("p-6", {}, {}, stranger),
        await issuer.token("p-6", {}, {}, rsa),
        await issuer.token("p-6", {}, { jwk: stranger.jwk }, stranger),
        await issuer.token("p-6", {}, { kid: "k2" }),
        await issuer.token("p-6", {}, { kid: "../k1" }),
        `${good.slice(0, -4)}AAAA`,
        `${good.split(".")[0]}.${encode({ ...JSON.parse(Buffer.from(claims, "base64url").toString()), sub: "p-7" })}.${signature}`,
      ])
        expect([token, await statusOf(token)]).toEqual([token, 401]);
      // Our own key signs no tokens of others, nor do they sign ours.
      const { tokenVersion: _, ...own } = await server().principalOf("ada");
      expect(await statusOf(await app.tokens.issue(own))).toBe(200);
      expect(await statusOf(await issuer.token("1", { iss: "purvey", site: "demo", role: "administrator" }))).toBe(401);
    },
  );

  it("may leave the key's name out while there is one key, and not when there are several", async () => {
    await link("p-8", "dana");
    const nameless = () => issuer.token("p-8", {}, { kid: undefined });
    const rsa = await newIssuerKey("r1", "RS256");
    const second = await newIssuerKey("k2");
    expect(await statusOf(await nameless())).toBe(200);
    issuer.keys.push(rsa.jwk, second.jwk);
    const fresh = appWith();
    expect(await statusOf(await nameless(), { app: fresh })).toBe(401);
    expect(await statusOf(await issuer.token("p-8", {}, {}, rsa), { app: fresh })).toBe(200);
    expect(await statusOf(await issuer.token("p-8", {}, {}, second), { app: fresh })).toBe(200);
    issuer.keys.length = 1;
  });

  it("count no more within minutes once their issuer has withdrawn the key, however long they run", async () => {
    await link("p-9", "dana");
    const second = await newIssuerKey("k2");
    issuer.keys.push(second.jwk);
    const fresh = appWith();
    const token = await issuer.token("p-9", {}, {}, second);
    expect(await statusOf(token, { app: fresh })).toBe(200);
    issuer.keys.length = 1;
    vi.useFakeTimers({ now: Date.now() + 361_000, toFake: ["Date"] });
    expect(await statusOf(token, { app: fresh })).toBe(401);
  });

  rule("R220 are not called bad when the issuer cannot be asked", async () => {
    const token = await issuer.token("p-10");
    const other = await openTokenIssuer();
    other.keys.length = 0;
    expect(await statusOf(token, { app: appWith({ jwksUrl: "http://127.0.0.1:1/keys" }) })).toBe(502);
    expect(await statusOf(token, { app: appWith({ jwksUrl: other.settings.jwksUrl }) })).toBe(401);
    other.close();
  });

  it("are linked by whoever may change the user alone, and one person is one user", async () => {
    const of = async (username: string) => (await server().clientFor(username)).content.users.identities;
    const identity = { id: await userId("dana"), issuer: issuer.settings.issuer, subject: "p-11" };
    const [dana, ned, administrator, amir] = [await of("dana"), await of("ned"), await of("ada"), await userId("amir")];
    expect(await refusedWith(dana.create(identity), ned.create(identity))).toEqual([403, 403]);
    expect(await refusedWith(administrator.create(identity))).toEqual([200]);
    expect(
      await refusedWith(
        administrator.create({ ...identity, id: amir }),
        administrator.create({ ...identity, id: 888_888 }),
      ),
    ).toEqual([409, 404]);
  });
});
