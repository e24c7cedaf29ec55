import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { createApp } from "../../app.ts";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { Database, Queryable } from "../db/database.ts";
import { RateLimiter } from "./rate-limiter.ts";

const noon = Date.UTC(2026, 2, 14, 12, 0, 0);

describeOnBoth("counting calls", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  let subjects = 0;
  const problems: unknown[] = [];
  const limiter = (limit: number, from: Queryable = db) =>
    new RateLimiter(from, { limit, onProblem: (error) => problems.push(error) });
  const passed = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;
  const subject = () => `user:${subjects++}`;

  rule("R218 lets exactly the limit through, however many come at once", async () => {
    const [one, who] = [limiter(100), subject()];
    expect(await passed(Array.from({ length: 300 }, () => one.take("s", who, () => noon)))).toBe(100);
  });

  rule("R218 lets no more through in several processes, and nearly the whole limit", async () => {
    const who = subject();
    const processes = [limiter(100), limiter(100), limiter(100)];
    const calls = Array.from({ length: 300 }, (_, index) => processes[index % 3]?.take("s", who, () => noon));
    const count = await passed(calls as Promise<unknown>[]);
    expect(count).toBeLessThanOrEqual(100);
    expect(count).toBeGreaterThan(70);
  });

  it("asks the database no more about who has used up their minute", async () => {
    const [one, who] = [limiter(20), subject()];
    for (let call = 0; call < 20; call++) await one.take("s", who, () => noon);
    let statements = 0;
    const remove = db.onStatement(() => statements++);
    expect(await passed(Array.from({ length: 50 }, () => one.take("s", who, () => noon)))).toBe(0);
    remove();
    expect(statements).toBe(0);
    await expect(one.take("s", who, () => noon + 59_000)).rejects.toMatchObject({
      details: { retryAfter: 1, limit: 20, remaining: 0, resetTime: "2026-03-14 12:01:00" },
      headers: { "retry-after": "1", "x-ratelimit-limit": "20", "x-ratelimit-remaining": "0" },
    });
    await expect(one.take("s", who, () => noon + 60_000)).resolves.toMatchObject({ limit: 20, remaining: 19 });
  });

  it("begins anew with the minute, also for calls that waited over its end", async () => {
    const [one, who] = [limiter(30), subject()];
    let now = noon + 59_990;
    const early = Array.from({ length: 30 }, () => one.take("s", who, () => now));
    now = noon + 60_010;
    const late = Array.from({ length: 30 }, () => one.take("s", who, () => now));
    expect(await passed([...early, ...late])).toBe(30);
    const rows = await db.query<{ used: number }>(
      sql`select used from rate_window where site_id = 's' and subject = ${who} and window_start = '2026-03-14 12:01:00'`,
    );
    expect(rows[0]?.used).toBe(30);
  });

  it("keeps a minute of nobody who does not come back", async () => {
    const site = limiter(1_000);
    for (const minute of [0, 1, 2]) await limiter(10).take("old", subject(), () => noon + minute * 60_000);
    await site.take("old", "site", () => noon + 3_600_000 * 3);
    const [row] = await db.query<{ left: number }>(sql`select count(*) as left from rate_window where site_id = 'old'`);
    expect(row?.left).toBe(1);
  });

  it("neither locks out nor lets everything through while the database cannot count, and tells", async () => {
    let broken = true;
    const failing: Queryable = {
      query: (statement) => db.query(statement),
      execute: (statement) => db.execute(statement),
      first: (statement) => (broken ? Promise.reject(new Error("rate_window is locked")) : db.first(statement)),
    };
    const [one, who] = [limiter(50, failing), subject()];
    problems.length = 0;
    expect(await passed(Array.from({ length: 200 }, () => one.take("s", who, () => noon)))).toBe(50);
    expect(problems.length).toBeGreaterThan(0);
    broken = false;
    expect(await passed(Array.from({ length: 200 }, () => one.take("s", who, () => noon + 60_000)))).toBe(50);
  });

  it("does not wait for a database that hangs", async () => {
    const hanging: Queryable = { ...db, first: () => new Promise(() => undefined) } as unknown as Queryable;
    const one = limiter(10, hanging);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const taken = expect(one.take("s", subject(), () => noon)).resolves.toMatchObject({ limit: 10 });
    await vi.advanceTimersByTimeAsync(2_000);
    await taken;
  });
});

describeServerOnBoth("the limit of those who are not signed in", (server) => {
  it("is not used up by calls without a token, so that others can still sign in", async () => {
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config: { callsPerMinute: 20 } });
    for (let call = 0; call < 60; call++)
      expect((await rawFetch(app, "GET", "/api/items/brands")).body.code).toBe("AUTHENTICATION_REQUIRED");
    const body = JSON.stringify({ username: "dana", password: "Passw0rd!demo" });
    expect((await rawFetch(app, "POST", "/api/content/users/verify-password", { body })).status).toBe(200);
  });

  it("is one for each address they come from", async () => {
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config: { callsPerMinute: 10 } });
    const from = async (remoteAddress: string) => {
      const request = new Request("http://test.invalid/api/content/users/verify-password", {
        method: "POST",
        headers: { "x-site-id": "demo", "x-forwarded-for": "10.0.0.9" },
        body: "{}",
      });
      return (await app.fetch(request, { incoming: { socket: { remoteAddress } } })).status;
    };
    const minute = () => Math.floor(Date.now() / 60_000);
    const flooded = async (address: string): Promise<number> => {
      const begun = minute();
      const flood = await Promise.all(Array.from({ length: 30 }, () => from(address)));
      // Over a minute's end each minute lets its own ten through: once more, from elsewhere.
      if (minute() !== begun) return flooded(`${address}1`);
      return flood.filter((status) => status === 429).length;
    };
    expect(await flooded("192.0.2.1")).toBe(20);
    expect(await from("192.0.2.2")).toBe(400);
  });
});
