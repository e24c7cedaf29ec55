import { content } from "@purvey/contract/services/content/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { worldPassword } from "../../load/examples/world/names.ts";
import { countSignIn } from "../../platform/auth/sign-in-limit.ts";
import { codesOf } from "../../testing/codes-of.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";

const path = "/api/content/users/verify-password";

describeServer("signing in", (server) => {
  const users = () => server().clientOf("a token that is long out of date").content.users;
  const post = (body: object, call: object = {}) =>
    rawFetch(server().app, "POST", path, { body: JSON.stringify(body), ...call });
  const newUser = async (username: string) => {
    const { content: api } = await server().clientFor("ada");
    const given = { username, email: `${username}@example.com`, name: username, password: "Longenough1", groups: [2] };
    return (await api.users.create(given).data).id;
  };

  it("answers who it is and a token that works, without a token", async () => {
    const { status, body } = await post({ username: "dana", password: worldPassword });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: 1, isVerified: true, username: "dana", email: "dana@northgatefab.example" });
    const api = server().clientOf(body.data.token);
    expect((await api.content.users.get({ id: 1 }).data).lastvisitDate).toMatch(/^\d{4}-\d\d-\d\d /);
    expect((await api.customers.customer.list().data).map(({ customerId }) => customerId)).toEqual([100200]);
    await expect(api.content.users.delete({ id: 2 })).rejects.toMatchObject({ code: "INSUFFICIENT_PERMISSIONS" });
  });

  it("is kept from nobody by an old token", async () => {
    expect(await users().verifyPassword({ username: "ned", password: worldPassword }).data).toMatchObject({
      username: "ned",
    });
    await expect(users().get({ id: 1 })).rejects.toMatchObject({ code: "AUTHENTICATION_ERROR" });
  });

  it("puts user, customer, contact, role and the permissions of all groups into the token", async () => {
    const { content: api } = await server().clientFor("ada");
    const id = await newUser("tokenful");
    await api.users.groups.create({ id, groupId: 5 });
    const { token } = await users().verifyPassword({ username: "tokenful", password: "Longenough1" }).data;
    const principal = await server().app.tokens.verify(token);
    expect(principal).toMatchObject({
      site: "demo",
      userId: id,
      username: "tokenful",
      role: "salesRep",
      customerId: undefined,
    });
    expect(principal.permissions).toContain("checkout.activate");
    const { body } = await post({ username: "dana", password: worldPassword });
    expect(await server().app.tokens.verify(body.data.token)).toMatchObject({
      customerId: 100200,
      contactId: 1,
      role: "shopper",
    });
  });

  it("takes the username whatever its case, and the password to the letter", async () => {
    expect(await users().verifyPassword({ username: "DANA", password: worldPassword }).data).toMatchObject({
      username: "dana",
    });
    await expect(
      users().verifyPassword({ username: "dana", password: worldPassword.toLowerCase() }),
    ).rejects.toMatchObject({
      code: "AUTHENTICATION_ERROR",
    });
  });

  it("says that what it refuses is not verified, a wrong password and an unknown name alike", async () => {
    for (const given of [
      { username: "ned", password: "not it" },
      { username: "nobody-at-all", password: "not it" },
    ]) {
      const { status, body } = await post(given);
      expect([status, body.details, body.data]).toEqual([401, { isVerified: false }, undefined]);
    }
  });

  rule("R051 R052 say what is missing, in the words of the specification", async () => {
    for (const [given, field, message] of [
      [{ password: "x" }, "username", "Username is required"],
      [{ username: "", password: "x" }, "username", "Username is required"],
      [{ username: "dana" }, "password", "Password is required"],
      [{ username: "dana", password: "" }, "password", "Password is required"],
    ] as const) {
      const { status, body } = await post(given);
      expect(status).toBe(400);
      expect(body.validationErrors).toMatchObject([{ field, message }]);
    }
  });

  rule("R053 takes a siteId that is the call's site, and no other", async () => {
    expect((await post({ username: "amir", password: worldPassword, siteId: "demo" })).status).toBe(200);
    const other = await post({ username: "amir", password: worldPassword, siteId: "elsewhere" });
    expect(other.status).toBe(400);
    expect(other.body.validationErrors).toMatchObject([{ field: "siteId", received: "elsewhere", expected: "demo" }]);
  });

  rule("R206 R213 tell a wrong name and a wrong password alike", async () => {
    const wrong = await post({ username: "walt", password: "not the one" });
    const unknown = await post({ username: "nobody-of-that-name", password: "not the one" });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: "AUTHENTICATION_REQUIRED", message: wrong.body.message, details: {} });
    }
    expect(JSON.stringify([wrong.body, unknown.body])).not.toContain("not the one");
  });

  /** An attempt from an address; answers its status. */
  const guess = async (username: string, address: string, password = "wrong") =>
    (await post({ username, password }, { address })).status;
  /** Lets time pass for what was counted. */
  const letPass = (seconds: number) =>
    server().db.execute(sql`
      update failed_attempt set last_failure = last_failure - ${seconds} * interval '1 second',
        last_success = last_success - ${seconds} * interval '1 second' where site_id = 'demo'`);
  const guesses = (count: number, username: string, address: string) =>
    Promise.all(Array.from({ length: count }, () => guess(username, address)));
  /** Attempts that fail, as the front door counts them before it looks at the password, which takes its time on purpose. */
  const fail = async (count: number, attempt: (turn: number) => readonly [username: string, address: string]) => {
    for (let turn = 0; turn < count; turn++) await countSignIn(server().db, "demo", ...attempt(turn));
  };
  const forgetAll = () => server().db.execute(sql`delete from failed_attempt where site_id = 'demo'`);

  rule("R218 makes wait after ten failures, the right password too, and says truly how long", async () => {
    await newUser("guessed");
    for (let turn = 0; turn < 10; turn++) expect(await guess("guessed", "192.0.2.1")).toBe(401);
    const right = { username: "Guessed", password: "Longenough1" };
    const { status, body, headers } = await post(right, { address: "192.0.2.1" });
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", details: { limit: 10, remaining: 0 } });
    expect(body.details.retryAfter).toBeGreaterThan(0);
    expect(body.details.retryAfter).toBeLessThanOrEqual(10);
    expect(headers.get("retry-after")).toBe(String(body.details.retryAfter));
    await letPass(body.details.retryAfter);
    expect((await post(right, { address: "192.0.2.1" })).status).toBe(200);
    expect((await post({ username: "rita", password: worldPassword })).status).toBe(200);
  });

  rule("R218 makes wait twice as long with each further failure, a quarter of an hour at most", async () => {
    const waits: number[] = [];
    await fail(10, () => ["patient", "192.0.2.2"]);
    for (let turn = 0; turn < 9; turn++) {
      const { details } = (await post({ username: "patient", password: "x" }, { address: "192.0.2.2" })).body;
      waits.push(Math.ceil(details.retryAfter / 10) * 10);
      await letPass(details.retryAfter);
      expect(await guess("patient", "192.0.2.2")).toBe(401);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  rule("R218 keeps no user out for guesses from another address, a known one or a new one", async () => {
    await newUser("wanted");
    expect(await guess("wanted", "192.0.2.10", "Longenough1")).toBe(200);
    expect((await guesses(14, "WANTED", "192.0.2.66")).filter((status) => status === 429)).toHaveLength(4);
    expect(await guess("wanted", "192.0.2.66", "Longenough1")).toBe(429);
    expect(await guess("wanted", "192.0.2.10", "Longenough1")).toBe(200);
    expect(await guess("wanted", "192.0.2.11", "Longenough1")).toBe(200);
    expect(await guess("wanted", "192.0.2.66", "Longenough1")).toBe(429);
  });

  rule(
    "R218 slows guesses from many addresses, a minute at most, but not where the user signed in before",
    async () => {
      await newUser("famous");
      expect(await guess("famous", "192.0.2.10", "Longenough1")).toBe(200);
      await fail(49, (host) => ["famous", `198.51.100.${host}`]);
      expect(await guess("famous", "198.51.100.49")).toBe(401);
      const { status, body } = await post({ username: "famous", password: "x" }, { address: "198.51.100.99" });
      expect([status, body.details.limit, body.details.retryAfter <= 10]).toEqual([429, 50, true]);
      expect(await guess("famous", "192.0.2.10", "Longenough1")).toBe(200);
      for (let turn = 0; turn < 5; turn++) {
        await letPass(60);
        expect(await guess("famous", `198.51.100.${100 + turn}`)).toBe(401);
      }
      await letPass(60);
      expect(await guess("famous", "198.51.100.200", "Longenough1")).toBe(200);
      await forgetAll();
    },
  );

  rule(
    "R218 slows one address that tries one password on many names, and no user who signed in there before",
    async () => {
      await newUser("sprayed");
      expect(await guess("sprayed", "192.0.2.77", "Longenough1")).toBe(200);
      await fail(99, (turn) => [`nobody-${turn}`, "192.0.2.77"]);
      expect(await guess("nobody-last", "192.0.2.77")).toBe(401);
      expect(await guess("nobody-else", "192.0.2.77")).toBe(429);
      expect(await guess("sprayed", "192.0.2.77", "Longenough1")).toBe(200);
      await forgetAll();
    },
  );

  rule("R218 counts an address of IPv6 by its network, and a name however it is written", async () => {
    await newUser("iris");
    for (let turn = 0; turn < 10; turn++) await guess(turn % 2 ? "iris" : "IRIS", `2001:db8::${turn}:1`);
    expect(await guess("Iris", "2001:db8:0:0:ffff::1", "Longenough1")).toBe(429);
    expect(await guess("iris", "2001:db8:0:1::1", "Longenough1")).toBe(200);
    for (let turn = 0; turn < 10; turn++) await guess("iris", "::ffff:192.0.2.5");
    expect(await guess("iris", "192.0.2.5", "Longenough1")).toBe(429);
  });

  rule("R206 R218 treats a name that nobody has as one that somebody has", async () => {
    await newUser("real");
    const course = async (username: string) => {
      const answers = [];
      for (let turn = 0; turn < 12; turn++) answers.push(await post({ username, password: "x" }, { address: "::1" }));
      return answers.map(({ status, body }) => [status, body.message.replace(/\d+ seconds/, "")]);
    };
    expect(await course("real")).toEqual(await course("unreal"));
  });

  rule("R218 counts attempts that come at once, and forgets failures after a success", async () => {
    await newUser("hasty");
    const attempt = (password: string) => users().verifyPassword({ username: "hasty", password });
    const codes = await codesOf(...Array.from({ length: 14 }, () => attempt("wrong")));
    expect(codes.filter((code) => code === "AUTHENTICATION_ERROR")).toHaveLength(10);
    expect(codes.filter((code) => code === "RATE_LIMIT_EXCEEDED")).toHaveLength(4);
    await newUser("forgetful");
    const again = (password: string) => users().verifyPassword({ username: "forgetful", password });
    for (let round = 0; round < 2; round++) {
      expect(await codesOf(...Array.from({ length: 9 }, () => again("wrong")))).toEqual(
        Array(9).fill("AUTHENTICATION_ERROR"),
      );
      expect(await again("Longenough1").data).toMatchObject({ isVerified: true });
    }
  });

  rule("R218 an idempotency key and another user's token do not keep failures from being counted", async () => {
    await newUser("keyed");
    const token = await server().app.tokens.issue(await server().principalOf("lena"));
    for (let turn = 0; turn < 10; turn++) {
      const call = { token, headers: { "idempotency-key": `guess-${turn}` } };
      expect((await post({ username: "keyed", password: "wrong" }, call)).status).toBe(401);
    }
    expect((await post({ username: "keyed", password: "Longenough1" })).status).toBe(429);
  });

  rule("R218 forgets failures after a day without one, and clears away what is forgotten", async () => {
    await fail(10, () => ["early", "192.0.2.3"]);
    await letPass(86_401);
    expect(await guesses(10, "early", "192.0.2.3")).toEqual(Array(10).fill(401));
    await server().db.execute(sql`
      update failed_attempt set date_expires = localtimestamp - interval '1 minute' where subject like 'login:early%'`);
    await guess("late", "192.0.2.4");
    const left = await server().db.query(sql`
      select 1 from failed_attempt where site_id = 'demo' and subject like 'login:early%'`);
    expect(left).toEqual([]);
  });

  it("is declared to need no token and to keep the password out of logs", () => {
    const endpoint = content.endpoints["users.verifyPassword"];
    expect(endpoint?.permission).toBe("none");
    expect(endpoint?.input.properties.password).toMatchObject({ "x-sensitive": true });
    expect(endpoint?.returns.properties?.token).toMatchObject({ "x-sensitive": true });
  });
});
