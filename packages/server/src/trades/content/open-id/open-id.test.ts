import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type App, createApp } from "../../../app.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { Browser, type OpenIdProvider, openIdProvider } from "../../../testing/open-id-provider.ts";
import { standIn } from "../../../testing/stand-in.ts";
import { testSecret } from "../../../testing/test-server.ts";
import { type IssuerKey, newIssuerKey, openTokenForger } from "../../../testing/token-issuer.ts";

const shop = "http://shop.invalid";
const path = `${shop}/api/content/open-id`;

describeServer("signing in by OpenID Connect", (server) => {
  let provider: OpenIdProvider;
  let app: App;
  const opened: { close(): void }[] = [];
  const appWith = (privateAddresses: readonly string[], environment = {}) =>
    createApp({
      db: server().db,
      tokens: { secret: testSecret },
      config: {
        userTrust: 0,
        callsPerMinute: 0,
        siteCallsPerMinute: 0,
        checkAnswers: true,
        privateAddresses,
        environment,
      },
    });
  const browser = (of = app) => new Browser((request) => of.fetch(request));
  const setUp = async (more: Record<string, unknown> = {}, client: Record<string, unknown> | undefined = {}) => {
    const { issuer, clientId, clientSecret } = provider;
    await server().db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'content'`);
    const { settings } = (await server().clientFor("ada")).site;
    const settingValue = { name: "Northgate", issuer, clientId, ...more };
    await settings.create({ serviceName: "content", settingName: "openId", settingValue });
    const secret = { issuer: settingValue.issuer, clientSecret, ...client };
    await settings.create({ serviceName: "content", settingName: "openIdClient", settingValue: secret });
  };
  const post = async (visitor: Browser, step: string, input: unknown) => {
    const headers = { "x-site-id": "demo", "content-type": "application/json" };
    const response = await visitor.send(`${path}/${step}`, { method: "POST", headers, body: JSON.stringify(input) });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  };
  const callsOf = (visitor: Browser) =>
    server().clientOf("none", "demo", {
      baseUrl: `${shop}/api/{service}`,
      transport: (url, { method, headers, body = null }) => visitor.send(url, { method, headers, body }),
    }).content.openId;
  const begin = async (visitor: Browser, returnTo?: string) =>
    (await callsOf(visitor).begin(returnTo === undefined ? {} : { returnTo }).data).authorizationUrl;
  const complete = (visitor: Browser, { search }: URL) => post(visitor, "complete", { query: search });
  const signIn = async (login: string, visitor = browser()) =>
    complete(visitor, await visitor.signInAt(await begin(visitor), login));
  const whoami = async (token: unknown) => {
    const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
    const response = await app.fetch(new Request(`${shop}/api/content/whoami`, { headers }));
    return { status: response.status, ...((await response.json()) as Answer).data };
  };
  const users = () =>
    server().db.query<{ username: string }>(sql`
      select u.username, u.role, u.customer_id as "customerId", i.subject, i.managed from users u
      join user_identity i on i.site_id = u.site_id and i.users_id = u.id
      where u.site_id = 'demo' and i.issuer = ${provider.issuer} order by i.subject`);

  beforeAll(async () => {
    provider = await openIdProvider([`${shop}/sign-in/openid`]);
    app = appWith(["127.0.0.0/8"]);
  });
  beforeEach(async () => {
    provider.people.clear();
    await server().db.execute(sql`delete from user_identity where site_id = 'demo'`);
    await setUp();
  });
  afterAll(() => {
    provider.close();
    for (const one of opened) one.close();
  });

  it("is offered by its name where the site has it, and says so where it has none", async () => {
    const offer = async () => (await server().clientFor("ned")).content.openId.offer().data;
    expect(await offer()).toEqual({ name: "Northgate" });
    await server().db.execute(sql`delete from site_setting where site_id = 'demo' and service_name = 'content'`);
    expect(await offer()).toEqual({ name: null });
    const refused = await post(browser(), "begin", {});
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("by an identity provider")]);
  });

  it("asks the provider for a code with PKCE, state and nonce, which only the browser's sealed cookie knows", async () => {
    const visitor = browser();
    const { headers, body } = await post(visitor, "begin", { returnTo: "/shop/cart" });
    const asked = new URL(body.data.authorizationUrl as string);
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "purvey",
      redirect_uri: `${shop}/sign-in/openid`,
      scope: "openid profile email",
      code_challenge_method: "S256",
    });
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; Path=\/api\/content\/open-id; Max-Age=600; HttpOnly; SameSite=Lax$/);
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(cookie).not.toContain(asked.searchParams.get(name));
    }
    const again = new URL(await begin(visitor));
    expect(again.searchParams.get("state")).not.toBe(asked.searchParams.get("state"));
  });

  it("makes a user at the first sign-in where the site says so, and lets the same one in at the second", async () => {
    await setUp({ provision: true, role: "shopper", claims: { customer: "customer" } });
    provider.people.set("kim", {
      preferred_username: "kim.ng",
      name: "Kim Ng",
      email: "kim@new.example",
      customer: 100200,
    });
    const visitor = browser();
    const back = await visitor.signInAt(await begin(visitor, "/shop/cart?x=1#y"), "kim");
    const { status, body, headers } = await complete(visitor, back);
    expect([status, body.data]).toMatchObject([
      200,
      {
        isVerified: true,
        username: "kim.ng",
        email: "kim@new.example",
        returnTo: "/shop/cart?x=1#y",
        endSessionUrl: null,
      },
    ]);
    expect(headers.get("set-cookie")).toContain("Max-Age=0");
    expect(await whoami(body.data.token)).toMatchObject({
      status: 200,
      username: "kim.ng",
      role: "shopper",
      customerId: 100200,
    });
    const { search: query } = await visitor.signInAt(await begin(visitor), "kim");
    expect(await callsOf(visitor).complete({ query }).data).toMatchObject({ id: body.data.id, returnTo: "/" });
    expect(await users()).toEqual([
      { username: "kim.ng", role: "shopper", customerId: 100200, subject: "kim", managed: true },
    ]);
  });

  it("makes one user of a person who signs in many times at once, and takes nobody's name", async () => {
    await setUp({ provision: true, role: "guest" });
    provider.people.set("twin", { preferred_username: "ADA", email: "ada@purvey.example" });
    const answers = await Promise.all([signIn("twin"), signIn("twin"), signIn("twin")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const found = await users();
    expect(found).toHaveLength(1);
    expect(found[0]?.username).toMatch(/^[0-9a-f]{24}@127\.0\.0\.1$/);
  });

  it("gives roles and customers by claims, at each sign-in anew, and nothing to whom they bring none any more", async () => {
    await setUp({
      provision: true,
      roles: [
        { value: "buyers", role: "shopper" },
        { value: "leads", role: "approver" },
      ],
      claims: { customer: "customer" },
      customers: [
        { value: "NG", customerId: 100200 },
        { value: "gone", customerId: 999_999 },
      ],
    });
    const standing = async (claims: Record<string, unknown>) => {
      provider.people.set("lee", claims);
      const { status, body } = await signIn("lee");
      return status === 200 ? await whoami(body.data.token) : { status, message: body.message };
    };
    expect(await standing({ groups: ["others"] })).toMatchObject({
      status: 403,
      message: expect.stringContaining("no role"),
    });
    expect(await users()).toEqual([]);
    const lead = { groups: ["buyers", "leads"], customer: "NG" };
    expect(await standing(lead)).toMatchObject({ role: "approver", customerId: 100200 });
    expect(await standing({ groups: "buyers" })).toMatchObject({ role: "shopper", customerId: null });
    for (const customer of ["gone", "XX", "100300"])
      expect(await standing({ groups: ["buyers"], customer })).toMatchObject({
        status: 403,
        message: expect.stringContaining("customer"),
      });
    provider.people.set("lee", lead);
    const { body } = await signIn("lee");
    expect((await whoami(body.data.token)).status).toBe(200);
    expect(await standing({ groups: [] })).toMatchObject({ status: 403 });
    expect((await whoami(body.data.token)).status).toBe(401);
    expect(await users()).toMatchObject([{ role: "guest", customerId: null }]);
  });

  it("refuses whom the site does not know, and lets a linked user in with the role that they have here", async () => {
    await setUp({ roles: [{ value: "admins", role: "administrator" }] });
    provider.people.set("p-1", { groups: ["admins"], email: "dana@purvey.example", email_verified: true });
    const refused = await signIn("p-1");
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("knows no user `p-1`")]);
    expect(await users()).toEqual([]);
    const { userId: id } = await server().principalOf("dana");
    await (await server().clientFor("ada")).content.users.identities.create({
      id,
      issuer: provider.issuer,
      subject: "p-1",
    });
    const { body } = await signIn("p-1");
    expect(await whoami(body.data.token)).toMatchObject({ username: "dana", role: "shopper", customerId: 100200 });
  });

  it("links by an e-mail address alone when the provider has verified it and the site says so", async () => {
    const { email } = (await server().db.first<{ email: string }>(sql`
      select email from users where site_id = 'demo' and username = 'dana'`)) as { email: string };
    const asDana = async (claims: Record<string, unknown>) => {
      provider.people.set("d", { email: email.toUpperCase(), ...claims });
      return (await signIn("d")).status;
    };
    expect(await asDana({ email_verified: true })).toBe(403);
    await setUp({ linkByEmail: true });
    for (const email_verified of [false, "true", undefined]) expect(await asDana({ email_verified })).toBe(403);
    expect(await asDana({ email_verified: true, email: "nobody@purvey.example" })).toBe(403);
    expect(await asDana({ email_verified: true })).toBe(200);
    expect(await users()).toMatchObject([{ username: "dana", managed: false }]);
    expect(await asDana({})).toBe(200);
  });

  it("keeps blocked users out, as a password does", async () => {
    await setUp({ provision: true, role: "shopper" });
    const { body } = await signIn("bo");
    const block = (value: number) =>
      server().db.execute(
        sql`update users set block = ${value} where site_id = 'demo' and id = ${body.data.id as number}`,
      );
    await block(1);
    const refused = await signIn("bo");
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("is blocked")]);
    await block(0);
    expect((await signIn("bo")).status).toBe(200);
  });

  it("takes a state, a code and a cookie once, and only from the browser that began", async () => {
    await setUp({ provision: true, role: "guest" });
    const visitor = browser();
    const back = await visitor.signInAt(await begin(visitor), "mo");
    const kept = [...visitor.cookies("shop.invalid")];
    // Another browser has no cookie, or that of another beginning.
    const stranger = browser();
    expect((await complete(stranger, back)).status).toBe(401);
    await begin(stranger);
    const mixed = await complete(stranger, back);
    expect([mixed.status, mixed.body.message]).toEqual([401, expect.stringContaining("another sign-in")]);
    // A refused answer ends the beginning too: its cookie is gone.
    expect(stranger.cookies("shop.invalid").size).toBe(0);
    const wrong = new URL(back);
    wrong.searchParams.set("state", "x".repeat(43));
    expect((await complete(visitor, wrong)).status).toBe(401);
    const restore = () => {
      for (const [name, value] of kept) visitor.cookies("shop.invalid").set(name, value);
    };
    restore();
    const elsewhere = new URL(back);
    elsewhere.searchParams.set("iss", "https://login.example.com");
    expect((await complete(visitor, elsewhere)).status).toBe(401);
    restore();
    expect((await complete(visitor, back)).status).toBe(200);
    // The same code with the same cookie once more.
    restore();
    const replayed = await complete(visitor, back);
    expect([replayed.status, replayed.body.message]).toEqual([401, expect.stringContaining("used already")]);
    for (const [name, value] of kept) visitor.cookies("shop.invalid").set(name, `${value.slice(0, -4)}AAAA`);
    expect((await complete(visitor, back)).body.message).toContain("began no sign-in");
  });

  it("takes no code that was asked for with another nonce or challenge", async () => {
    await setUp({ provision: true, role: "guest" });
    for (const name of ["nonce", "code_challenge"]) {
      const visitor = browser();
      const asked = new URL(await begin(visitor));
      asked.searchParams.set(name, "A".repeat(43));
      const answer = await complete(visitor, await visitor.signInAt(asked.href, "ny"));
      expect([name, answer.status]).toEqual([name, 401]);
    }
    expect(await users()).toEqual([]);
  });

  it("is over after ten minutes", async () => {
    await setUp({ provision: true, role: "guest" });
    const visitor = browser();
    const back = await visitor.signInAt(await begin(visitor), "ol");
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ["Date"] });
    const late = await complete(visitor, back).finally(() => vi.useRealTimers());
    expect([late.status, late.body.message]).toEqual([401, expect.stringContaining("last ten minutes")]);
  });

  it("does not outlive a change of the provider", async () => {
    await setUp({ provision: true, role: "guest" });
    const visitor = browser();
    const back = await visitor.signInAt(await begin(visitor), "ol");
    await setUp({ provision: true, role: "guest", clientId: "another" });
    const changed = await complete(visitor, back);
    expect([changed.status, changed.body.message]).toEqual([
      403,
      expect.stringContaining("changed its identity provider"),
    ]);
  });

  /** A forger as the site's provider, and how a sign-in ends with a token that it makes up. */
  const openForger = async (of = app) => {
    const forger = await openTokenForger();
    opened.push(forger);
    await setUp({ issuer: forger.issuer, provision: true, role: "guest" });
    const statusWith = async (claims: Record<string, unknown>, key?: IssuerKey) => {
      const visitor = browser(of);
      const asked = new URL(await begin(visitor)).searchParams;
      await forger.prepare({ nonce: asked.get("nonce"), ...claims }, key);
      const query = new URLSearchParams({ code: "any", state: asked.get("state") ?? "" });
      return (await post(visitor, "complete", { query: String(query) })).status;
    };
    return { ...forger, statusWith };
  };

  it("takes an identity token alone that the provider's key signed for this sign-in, in its time", async () => {
    const { statusWith } = await openForger();
    expect(await statusWith({})).toBe(200);
    const stranger = await newIssuerKey("k1");
    expect(await statusWith({}, stranger)).toBe(401);
    const now = Math.floor(Date.now() / 1000);
    for (const claims of [
      { nonce: undefined },
      { nonce: "another" },
      { aud: "another" },
      { iss: "https://login.example.com" },
      { exp: now - 60 },
      { sub: undefined },
    ])
      expect([claims, await statusWith(claims)]).toEqual([claims, 401]);
    expect(await statusWith({ exp: now - 15 })).toBe(200);
  });

  it("follows a provider that changes its keys, and believes the old one no longer", async () => {
    const { keys, statusWith } = await openForger();
    expect(await statusWith({})).toBe(200);
    const next = await newIssuerKey("k2");
    keys.splice(0, 1, next.jwk);
    // The set is read again for a key that is missing, though not more often than once a minute.
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    const statuses = async () => [await statusWith({}, next), await statusWith({})];
    expect(await statuses().finally(() => vi.useRealTimers())).toEqual([200, 401]);
  });

  it("believes claims of the same person alone, and waits for neither token nor claims for long", async () => {
    const { pages, statusWith } = await openForger(appWith(["127.0.0.0/8"], { PURVEY_PROVIDER_TIMEOUT: "1000" }));
    expect(await statusWith({})).toBe(200);
    pages["/userinfo"] = { sub: "f-2" };
    expect(await statusWith({})).toBe(401);
    pages["/userinfo"] = undefined;
    expect(await statusWith({})).toBe(504);
  });

  it("goes on at paths of this server alone", async () => {
    for (const returnTo of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "shop",
      "",
    ])
      expect([returnTo, (await post(browser(), "begin", { returnTo })).status]).toEqual([returnTo, 400]);
    expect((await post(browser(), "begin", { returnTo: "/shop//x?to=https://a.example" })).status).toBe(200);
  });

  it("says in a sentence what the provider refused", async () => {
    const refusal = async (error: string) => {
      const visitor = browser();
      const asked = new URL(await begin(visitor));
      const query = new URLSearchParams({ error, state: asked.searchParams.get("state") ?? "", iss: provider.issuer });
      const { status, body } = await post(visitor, "complete", { query: String(query) });
      return [status, body.message];
    };
    expect(await refusal("access_denied")).toEqual([403, expect.stringContaining("let nobody in")]);
    expect(await refusal("login_required")).toEqual([502, expect.stringContaining("`login_required`")]);
    expect(await refusal("Call 555-0100 now")).toEqual([502, expect.not.stringContaining("555")]);
    await setUp({}, { clientSecret: "wrong" });
    const refused = await signIn("any");
    expect([refused.status, refused.body.message]).toEqual([502, expect.stringContaining("for its client")]);
    await setUp({}, { issuer: "https://another.example.com" });
    expect((await post(browser(), "begin", {})).body.message).toContain("for another issuer");
  });

  it("reaches no private network unless the server allows it", async () => {
    const { status, body } = await post(browser(appWith([])), "begin", {});
    expect([status, body.message]).toEqual([422, expect.stringContaining("private network")]);
  });

  it("waits for no provider that hangs, is away, or is something else", async () => {
    const hanging = await standIn(() => undefined);
    const other = await standIn((_, response) => response.end("<html>"));
    const liar = await standIn((_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"issuer":"https://login.example.com"}'),
    );
    opened.push(hanging, other, liar);
    const impatient = appWith(["127.0.0.0/8"], { PURVEY_PROVIDER_TIMEOUT: "150" });
    const statusAt = async (issuer: string, of = app) => {
      await setUp({ issuer });
      return (await post(browser(of), "begin", {})).status;
    };
    expect(await statusAt(hanging.url, impatient)).toBe(504);
    expect(await statusAt(other.url)).toBe(502);
    expect(await statusAt(liar.url)).toBe(422);
    expect(await statusAt("http://127.0.0.1:1")).toBe(503);
    // It is asked again, not remembered as gone.
    expect(await statusAt(provider.issuer)).toBe(200);
  });

  it("ends the provider's session after signing out where the site says so", async () => {
    await setUp({ provision: true, role: "guest", endSession: true });
    const { body } = await signIn("zoe");
    const url = new URL(body.data.endSessionUrl as string);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "purvey",
      post_logout_redirect_uri: `${shop}/sign-in`,
    });
  });

  it("is set up with an address that cannot be listened to, and its secret is never shown", async () => {
    for (const issuer of [
      "http://login.example.com",
      "https://user@login.example.com",
      "https://a.example/?x",
      "javascript:1",
    ])
      await expect(setUp({ issuer }), issuer).rejects.toThrow();
    await setUp();
    const { settings } = (await server().clientFor("ada")).site;
    const listed = await settings.list({ serviceName: "content" }).data;
    expect(JSON.stringify(listed)).not.toContain(provider.clientSecret);
    expect(listed.find(({ settingName }) => settingName === "openIdClient")).toMatchObject({
      secretFlag: "Y",
      hasValue: "Y",
    });
  });
});

interface Answer {
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}
