import { content } from "@purvey/contract/services/content/index";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { countSignIn, signInAttempts } from "../../auth/sign-in-limit.ts";
import { worldPassword } from "../../data/world/names.ts";
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

  it("R051 R052 say what is missing, in the words of the specification", async () => {
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

  it("R053 takes a siteId that is the call's site, and no other", async () => {
    expect((await post({ username: "amir", password: worldPassword, siteId: "demo" })).status).toBe(200);
    const other = await post({ username: "amir", password: worldPassword, siteId: "elsewhere" });
    expect(other.status).toBe(400);
    expect(other.body.validationErrors).toMatchObject([{ field: "siteId", received: "elsewhere", expected: "demo" }]);
  });

  it("R206 R213 tell a wrong name and a wrong password alike", async () => {
    const wrong = await post({ username: "walt", password: "not the one" });
    const unknown = await post({ username: "nobody-of-that-name", password: "not the one" });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: "AUTHENTICATION_REQUIRED", message: wrong.body.message, details: {} });
    }
    expect(JSON.stringify([wrong.body, unknown.body])).not.toContain("not the one");
  });

  it("R218 refuses after ten failures in a quarter of an hour, the right password too, and says how long", async () => {
    const id = await newUser("guessed");
    const attempt = (password: string) => users().verifyPassword({ username: "guessed", password });
    for (let turn = 0; turn < signInAttempts; turn++) {
      await expect(attempt(`guess ${turn}`)).rejects.toMatchObject({ status: 401 });
    }
    const { status, body, headers } = await post({ username: "Guessed", password: "Longenough1" });
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", details: { limit: 10, remaining: 0 } });
    expect(body.details.retryAfter).toBeGreaterThan(0);
    expect(body.details.retryAfter).toBeLessThanOrEqual(900);
    expect(body.details.resetTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:(00|15|30|45):00$/);
    expect(headers.get("retry-after")).toBe(String(body.details.retryAfter));
    expect(id).toBeGreaterThan(0);
    expect((await post({ username: "rita", password: worldPassword })).status).toBe(200);
  });

  it("R218 counts attempts that come at once, and forgets failures after a success", async () => {
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

  it("R218 an idempotency key and another user's token do not keep failures from being counted", async () => {
    await newUser("keyed");
    const token = await server().app.tokens.issue(await server().principalOf("lena"));
    for (let turn = 0; turn < signInAttempts; turn++) {
      const call = { token, headers: { "idempotency-key": `guess-${turn}` } };
      expect((await post({ username: "keyed", password: "wrong" }, call)).status).toBe(401);
    }
    expect((await post({ username: "keyed", password: "Longenough1" })).status).toBe(429);
  });

  it("R218 begins anew with the next quarter of an hour, and clears windows that are over", async () => {
    const { db } = server();
    const early = Date.parse("2026-03-01T10:14:59Z");
    for (let turn = 0; turn < signInAttempts; turn++) await countSignIn(db, "demo", "early", early);
    await expect(countSignIn(db, "demo", "early", early)).rejects.toMatchObject({
      code: "RATE_LIMIT_EXCEEDED",
      details: { retryAfter: 1, limit: 10, remaining: 0, resetTime: "2026-03-01 10:15:00" },
    });
    await expect(countSignIn(db, "demo", "early", early + 1000)).resolves.toBeUndefined();
    await countSignIn(db, "demo", "late", early + 3_600_000);
    const left = await db.query(sql`
      select 1 from rate_window where site_id = 'demo' and subject = 'login:early'`);
    expect(left).toEqual([]);
  });

  it("is declared to need no token and to keep the password out of logs", () => {
    const endpoint = content.endpoints["users.verifyPassword"];
    expect(endpoint?.permission).toBe("none");
    expect(endpoint?.input.properties.password).toMatchObject({ "x-sensitive": true });
    expect(endpoint?.returns.properties?.token).toMatchObject({ "x-sensitive": true });
  });
});
