import { expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { startServer } from "../../start-server.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import { isNoPage } from "./probes.ts";

/** The database with another answer to `ping`. */
function pinging(db: Database, ping: () => Promise<void>): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "ping") return ping;
      if (name === "close") return async () => undefined;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

describeServer("probes of a load balancer", (server) => {
  const appOf = (db: Database, config = {}) =>
    createApp({ db, tokens: { secret: testSecret }, config: { healthTimeout: 50, ...config } });
  const statusOf = async (app: ReturnType<typeof appOf>, path: string, method = "GET") =>
    (await app.fetch(new Request(`http://10.0.0.7${path}`, { method }))).status;

  it("need no header, and say that the server lives and is ready", async () => {
    const app = appOf(server().db, { healthTimeout: 10_000 });
    for (const path of ["/livez", "/readyz"])
      for (const method of ["GET", "HEAD"]) expect(await statusOf(app, path, method)).toBe(200);
  });

  it("say that it lives and is not ready while the database refuses or does not answer", async () => {
    for (const ping of [() => Promise.reject(new Error("refused")), () => new Promise<never>(() => undefined)]) {
      const app = appOf(pinging(server().db, ping));
      expect(await statusOf(app, "/livez")).toBe(200);
      expect(await statusOf(app, "/readyz")).toBe(503);
    }
  });

  it("say that it is not ready once it is to stop, while it goes on answering", async () => {
    const db = pinging(server().db, async () => undefined);
    const running = await startServer({ db, port: 0, drainTime: 1_000, tokens: { secret: testSecret }, jobs: [] });
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${running.port}${path}`)).status;
    expect(await ask("/readyz")).toBe(200);
    const stopped = running.stop();
    expect([await ask("/readyz"), await ask("/livez")]).toEqual([503, 200]);
    await stopped;
    await expect(ask("/livez")).rejects.toThrow();
  });

  it("are answered, and calls told to come again, when a process has as many calls as it takes", async () => {
    let pinged = () => {};
    const held = new Promise<void>((resolve) => {
      pinged = resolve;
    });
    const app = appOf(
      pinging(server().db, () => held),
      { requestsAtOnce: 1, healthTimeout: 10_000 },
    );
    const waiting = app.fetch(new Request("http://shop.example/readyz"));
    const refused = await app.fetch(
      new Request("http://shop.example/api/items/ping", { headers: { "x-site-id": "demo" } }),
    );
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await refused.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await statusOf(app, "/livez")).toBe(200);
    pinged();
    expect((await waiting).status).toBe(200);
    expect(await statusOf(app, "/readyz")).toBe(200);
  });
});

it.each(["/health", "/healthz", "/metrics", "/ready/", "/.env", "/a/.git/config", "/wp-login.php", "/backup.sql"])(
  "%s is no page of the application",
  (path) => expect(isNoPage(path)).toBe(true),
);

it.each(["/", "/search", "/dev/items/brands.list", "/admin/catalog/HB-M8.5", "/orders/1001", "/healthy-hands"])(
  "%s may be one",
  (path) => expect(isNoPage(path)).toBe(false),
);
