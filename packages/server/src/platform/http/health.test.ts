import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import { Sites } from "./sites.ts";

/** The database, whose statements stay unanswered while `hangs` says so. */
function hanging(db: Database, hangs: () => boolean): Database {
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const real = member.bind(target) as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => (hangs() && name === "first" ? new Promise(() => undefined) : real(...given));
    },
  });
}

describeServer("a database that hangs", (server) => {
  rule("R221 makes health checks answer that it does, in time, and ping still answer", async () => {
    let hangs = false;
    const db = hanging(server().db, () => hangs);
    const app = createApp({ db, tokens: { secret: testSecret }, config: { healthTimeout: 500 } });
    // The first statement of a database takes its time, on a busy machine more than the half second.
    const patient = createApp({ db, tokens: { secret: testSecret } });
    expect((await rawFetch(patient, "GET", "/api/items/health-check")).status).toBe(200);
    expect((await rawFetch(app, "GET", "/api/items/health-check")).status).toBe(200);
    hangs = true;
    const health = await rawFetch(app, "GET", "/api/items/health-check");
    expect([health.status, health.body]).toMatchObject([
      503,
      { code: "SERVICE_UNAVAILABLE", details: { retryAfter: 5, maintenanceWindow: null } },
    ]);
    expect(health.headers.get("retry-after")).toBe("5");
    expect((await rawFetch(app, "GET", "/api/items/ping")).status).toBe(200);
    const cold = createApp({ db, tokens: { secret: testSecret }, config: { healthTimeout: 500 } });
    expect((await rawFetch(cold, "GET", "/api/items/ping")).status).toBe(503);
    hangs = false;
    expect((await rawFetch(app, "GET", "/api/items/health-check")).status).toBe(200);
  });

  rule("R221 answers in time while the statement is really under way", async () => {
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config: { healthTimeout: 20 } });
    await rawFetch(app, "GET", "/api/items/ping");
    const connections = server().db.kind === "embedded" ? 1 : 10;
    const busy = Promise.all(Array.from({ length: connections }, () => server().db.execute(sql`select pg_sleep(0.5)`)));
    const health = await rawFetch(app, "GET", "/api/items/health-check");
    expect([200, 503]).toContain(health.status);
    if (server().db.kind === "postgres") expect(health.status).toBe(503);
    await busy;
    expect((await rawFetch(app, "GET", "/api/items/ping")).status).toBe(200);
  });
});

describeServer("what is known of a site", (server) => {
  const renamed = (name: string) =>
    server().db.execute(sql`update site set site_name = ${name} where site_id = 'demo'`);

  it("is read once for many calls, and again behind the calls when it is old", async () => {
    const sites = new Sites(server().db, []);
    let statements = 0;
    const remove = server().db.onStatement(() => statements++);
    const all = await Promise.all(Array.from({ length: 20 }, () => sites.require("demo", 0)));
    expect([new Set(all.map(({ siteHash }) => siteHash)).size, statements]).toEqual([1, 1]);
    await sites.require("demo", 29_999);
    expect(statements).toBe(1);
    remove();
    await renamed("Another name");
    expect((await sites.require("demo", 30_000)).siteName).toBe(all[0]?.siteName);
    // So late it waits for the reading, its own or the one under way.
    expect((await sites.require("demo", 400_000)).siteName).toBe("Another name");
  });

  it("outlives a database that fails for a while, but not for long; a site that is gone is gone", async () => {
    let fails = false;
    const db = new Proxy(server().db, {
      get: (target, name) =>
        name === "first" && fails
          ? () => Promise.reject(new Error("gone"))
          : (Reflect.get(target, name, target) as () => unknown).bind(target),
    });
    const sites = new Sites(db, []);
    await sites.require("demo", 0);
    fails = true;
    await expect(sites.require("demo", 299_999)).resolves.toMatchObject({ siteId: "demo" });
    await expect(sites.require("demo", 300_000)).rejects.toThrow("gone");
    fails = false;
    await expect(sites.require("demo", 300_001)).resolves.toMatchObject({ siteId: "demo" });
    await server().db.execute(sql`insert into site (site_id, site_name) values ('short', 'Short-lived')`);
    await sites.require("short", 0);
    await server().db.execute(sql`delete from site where site_id = 'short'`);
    await expect(sites.require("short", 30_000)).resolves.toMatchObject({ siteId: "short" });
    await expect(sites.require("short", 400_000)).rejects.toMatchObject({ code: "RESOURCE_NOT_FOUND" });
    await expect(sites.require("short", 400_000)).rejects.toMatchObject({ code: "RESOURCE_NOT_FOUND" });
  });
});
