import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunningServer, startServer } from "./start-server.ts";
import { openTestServer, type TestServer, testSecret } from "./testing/test-server.ts";

const off = { callsPerMinute: 0, siteCallsPerMinute: 0 };

describe("a server that listens", () => {
  let world: TestServer;
  let running: RunningServer;
  let token: string;
  beforeAll(async () => {
    world = await openTestServer("postgres");
    running = await startServer({ db: world.db, tokens: { secret: testSecret }, port: 0, config: off });
    token = await world.app.tokens.issue(await world.principalOf("ada"));
  });
  afterAll(() => running.stop());

  /** What comes back for bytes as they are. */
  function raw(text: string, after: (socket: Socket) => void = () => undefined): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = "";
      const socket = connect(running.port, "127.0.0.1", () => socket.write(text, () => after(socket)));
      socket.setEncoding("utf8");
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });
  }
  const get = (target: string, headers = "") =>
    raw(`GET ${target} HTTP/1.1\r\nHost: shop\r\nx-site-id: demo\r\n${headers}Connection: close\r\n\r\n`);

  it("finds the way of odd targets, or says that there is none", async () => {
    expect(await get("/api/items/ping")).toContain('"data":"pong"');
    expect(await get("http://other.example/api/items/ping")).toContain('"data":"pong"');
    expect(await get("/api/commerce/%2e%2e/items/ping")).toContain('"data":"pong"');
    for (const target of ["/api//items/ping", "//items/ping", "/api/items/ping/", "/api/items%2Fping"])
      expect(await get(target)).toMatch(/^HTTP\/1.1 404 .*"code":"RESOURCE_NOT_FOUND"/s);
  });

  it("refuses header lines that would be two, and more than one length", async () => {
    const evil = await get("/api/items/ping", "x-request-id: a\nx-evil: 1\r\n");
    expect(evil).not.toContain("x-evil");
    const smuggled = await raw(
      "POST /api/items/brands HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
    );
    expect(smuggled).toMatch(/^HTTP\/1.1 400 /);
    expect(smuggled.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it("stores nothing of a body whose sender goes away half-way, and serves on", async () => {
    const head = `POST /api/items/brands HTTP/1.1\r\nHost: shop\r\nx-site-id: demo\r\nauthorization: Bearer ${token}\r\nContent-Length: 500\r\n\r\n`;
    await raw(`${head}{"brandsName":"Half a brand"`, (socket) => socket.destroy());
    expect(await get("/api/items/ping")).toContain("pong");
    const found = await world.db.first(sql`select 1 from brand where brands_name = 'Half a brand'`);
    expect(found).toBeUndefined();
  });

  it("applies a document of the warehouse as soon as it is handed in", async () => {
    const headers = { "x-site-id": "demo", authorization: `Bearer ${token}`, "content-type": "application/json" };
    const address = `http://127.0.0.1:${running.port}/api/warehouse-ops/bin-transfer`;
    const transfers = [{ itemId: "WSH-M8", fromBin: "A-03-2", toBin: "RECV", quantity: 50 }];
    const body = JSON.stringify({ usersId: 4, locationId: 10, requestId: "LIVE-1", transfers });
    const { data } = (await (await fetch(address, { method: "POST", headers, body })).json()) as {
      data: { binTransferHdrUid: number };
    };
    const ofDocument = sql`site_id = 'demo' and document_uid = ${data.binTransferHdrUid}`;
    await vi.waitFor(async () => {
      const found = await world.db.first(
        sql`select import_state as state, attempts from warehouse_document where ${ofDocument}`,
      );
      expect(found).toEqual({ state: "delivered", attempts: 1 });
    }, 20_000);
  });

  it("takes a body that comes in pieces, and refuses one that grows too large on the way", async () => {
    const sent = (chunks: readonly string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
        const path = "/api/items/brands";
        const request = httpRequest({ port: running.port, method: "POST", path, headers }, (response) => {
          response.resume();
          response.on("end", () => resolve(response.statusCode));
        });
        request.on("error", reject);
        for (const chunk of chunks) request.write(chunk);
        request.end();
      });
    expect(await sent(['{"brandsName":', '"In pieces', ' \u00fc"}'])).toBe(200);
    expect(await sent(['{"brandsName":"', ...Array.from({ length: 40 }, () => "x".repeat(64 * 1024)), '"}'])).toBe(400);
  });
});

describe("a server that is told to stop", () => {
  it("lets the calls under way finish, takes no new ones, and closes what clients keep open", async () => {
    const world = await openTestServer("postgres");
    const running = await startServer({ db: world.db, tokens: { secret: testSecret }, port: 0, config: off });
    const token = await world.app.tokens.issue(await world.principalOf("ada"));
    const address = `http://127.0.0.1:${running.port}/api/items`;
    const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
    // An open connection that is idle, and calls that wait for a lock.
    await (await fetch(`${address}/ping`, { headers })).text();
    let unlock = () => {};
    const locked = new Promise<void>((resolve) => {
      unlock = resolve;
    });
    let isLocked = () => {};
    const begun = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const locking = world.db.transaction(async (db) => {
      await db.execute(sql`lock table brand`);
      isLocked();
      await locked;
    });
    await begun;
    const waiting = [1, 2].map(() => fetch(`${address}/brands?limit=1`, { headers }).then((answer) => answer.json()));
    const isWaiting = async () =>
      (
        await world.db.first<{ total: number }>(
          sql`select count(*) as total from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%brand%'`,
        )
      )?.total ?? 0;
    while ((await isWaiting()) < 2) await new Promise((resolve) => setImmediate(resolve));
    const stopped = running.stop();
    // It still listens for the moment of its `drainTime`.
    const ping = () => fetch(`${address}/ping`, { headers }).then((answer) => answer.text());
    await expect.poll(() => ping().catch(({ message }: Error) => message)).toBe("fetch failed");
    unlock();
    await locking;
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ status: 200, count: 1 });
    await stopped;
  });
});
