import { createServer } from "node:http";
import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { startServer } from "../../start-server.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import { Metrics } from "./metrics.ts";
import { namer, statementName } from "./statement-name.ts";

const metricsToken = "a token for metrics alone";

/** The values of a figure by its labels, as a scrape finds them. */
function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

describeServer("metrics", (server) => {
  const watched = (config = {}, db: Database = server().db) => {
    const metrics = new Metrics();
    const limits = { callsPerMinute: 0, siteCallsPerMinute: 0 };
    const observers = { metrics, metricsToken };
    const app = createApp({ db, tokens: { secret: testSecret }, config: { ...limits, ...config }, observers });
    const scrape = async () => (await app.fetch(asking(metricsToken))).text();
    return { app, metrics, scrape };
  };
  const asking = (token?: string) => {
    const headers = new Headers(token === undefined ? [] : [["authorization", `Bearer ${token}`]]);
    return new Request("http://shop.example/metrics", { headers });
  };

  it("count each call once, by its endpoint and what kind of answer it got", async () => {
    const { app, scrape } = watched();
    const token = await app.tokens.issue(await server().principalOf("ada"));
    for (let call = 0; call < 3; call++) await rawFetch(app, "GET", "/api/items/brands", { token });
    await rawFetch(app, "GET", "/api/items/brands/99999999", { token });
    await rawFetch(app, "GET", "/api/items/brands", { token: null });
    await rawFetch(app, "GET", "/api/items/nothing", { token });
    const counts = valuesOf(await scrape(), "purvey_call_duration_seconds_count");
    expect(counts).toEqual({
      '{endpoint="items.brands.list",status="2xx"}': 3,
      '{endpoint="items.brands.get",status="4xx"}': 1,
      '{endpoint="items.brands.list",status="4xx"}': 1,
      '{endpoint="none",status="4xx"}': 1,
    });
  });

  it("count statements by what they do to which table, as many as were sent", async () => {
    const token = await server().app.tokens.issue(await server().principalOf("ada"));
    const { app, scrape } = watched();
    const sent: string[] = [];
    const remove = server().db.onStatement(({ text }) => sent.push(statementName(text)));
    await rawFetch(app, "GET", "/api/items/brands", { token });
    remove();
    const counts = valuesOf(await scrape(), "purvey_statement_duration_seconds_count");
    expect(sent).toContain("select brand");
    for (const name of new Set(sent))
      expect(counts[`{statement="${name}"}`]).toBe(sent.filter((other) => other === name).length);
  });

  it("grow by no path, site, header or token that a caller invents", async () => {
    const { app, scrape } = watched();
    await rawFetch(app, "GET", "/api/items/ping");
    await rawFetch(app, "GET", "/api/items/x-first");
    const seriesOf = (text: string) => text.split("\n").filter((line) => /^purvey_call/.test(line)).length;
    const before = seriesOf(await scrape());
    for (let call = 0; call < 200; call++) {
      const headers = { "x-request-id": `request-${call}`, "user-agent": `agent ${call}`, traceparent: `00-${call}` };
      await rawFetch(app, "GET", `/api/items/x-${call}?q=${call}`, {
        site: `site-${call}`,
        token: `t${call}`,
        headers,
      });
      await rawFetch(app, "GET", `/api/x${call}/ping`, { site: `site-${call}` });
    }
    const text = await scrape();
    expect(seriesOf(text)).toBe(before);
    expect(text).not.toMatch(/site-\d|x-\d|request-\d|agent \d/);
  });

  it("are nowhere unless they are wanted, and need their token beside the services", async () => {
    const plain = createApp({ db: server().db, tokens: { secret: testSecret } });
    const { app } = watched();
    const open = createApp({ db: server().db, tokens: { secret: testSecret }, observers: { metrics: new Metrics() } });
    const statusOf = async (at: typeof plain, token?: string) => (await at.fetch(asking(token))).status;
    expect(await statusOf(plain, metricsToken)).toBe(404);
    expect(await statusOf(open)).toBe(404);
    for (const token of [undefined, "", "a token for metrics alonE", `${metricsToken} `.repeat(2)])
      expect(await statusOf(app, token)).toBe(401);
    const answer = await app.fetch(asking(metricsToken));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  it("are answered while calls are told to come again, and count those", async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const db = new Proxy(server().db, {
      get(target, name) {
        if (name === "ping") return () => held;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const { app, scrape } = watched({ requestsAtOnce: 1, healthTimeout: 60_000 }, db);
    const waiting = app.fetch(new Request("http://shop.example/readyz"));
    for (let call = 0; call < 4; call++) expect((await rawFetch(app, "GET", "/api/items/ping")).status).toBe(503);
    const text = await scrape();
    go();
    await waiting;
    expect(valuesOf(text, "purvey_calls_shed_total")).toEqual({ "": 4 });
    // The probe and the scrape itself.
    expect(valuesOf(text, "purvey_calls_under_way")).toEqual({ "": 2 });
  });

  it("tell of connections, indexes, changes, and this process", async () => {
    const { app, scrape } = watched();
    const token = await app.tokens.issue(await server().principalOf("ada"));
    const search = () => rawFetch(app, "GET", "/api/search/item-search?q=bolt", { token });
    expect(valuesOf(await scrape(), "purvey_search_indexes")['{state="ready"}']).toBe(0);
    while (JSON.stringify((await search()).body).includes('"degraded":true'));
    const text = await scrape();
    expect(valuesOf(text, "purvey_search_indexes")).toEqual({
      '{state="ready"}': 1,
      '{state="building"}': 0,
      '{state="failed"}': 0,
    });
    expect(valuesOf(text, "purvey_search_index_bytes")[""]).toBeGreaterThan(1_000);
    expect(valuesOf(text, "purvey_search_index_age_seconds")[""]).toBeLessThan(60);
    expect(valuesOf(text, "purvey_change_feed_waiting")[""]).toBe(0);
    const limit = server().db.kind === "embedded" ? 1 : server().db.load().most;
    expect(valuesOf(text, "purvey_database_connections_limit")[""]).toBe(limit);
    expect(valuesOf(text, "purvey_database_waiting")).toEqual({ "": 0 });
    expect(valuesOf(text, "purvey_figures_missing")).toEqual({ "": 0 });
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    await server().db.execute(sql`
      update item set item_desc = item_desc || '!' where site_id = 'demo' and inv_mast_uid in (
        select inv_mast_uid from item where site_id = 'demo' order by inv_mast_uid limit 2)`);
    const behind = valuesOf(await scrape(), "purvey_change_feed_waiting")[""];
    expect(behind).toBeGreaterThanOrEqual(2);
    await search();
    expect(valuesOf(await scrape(), "purvey_change_feed_waiting")[""]).toBe(0);
  });

  it("leave out what cannot be read, and say how much that is", async () => {
    const { metrics } = watched();
    metrics.read({ purvey_broken: "Never read" }, () => Promise.reject(new Error("no table")));
    metrics.read({ purvey_fine: "Read" }, () => ({ purvey_fine: 7 }));
    const text = await metrics.text();
    expect(valuesOf(text, "purvey_broken")).toEqual({});
    expect(valuesOf(text, "purvey_fine")).toEqual({ "": 7 });
    expect(valuesOf(text, "purvey_figures_missing")).toEqual({ "": 1 });
  });

  it("have an address of their own, where nothing else is answered, and tell of jobs there", async () => {
    const metrics = new Metrics();
    const db = new Proxy(server().db, {
      get(target, name) {
        if (name === "close") return async () => undefined;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const run = async () => {};
    const waiting = async () => ({ count: 3, seconds: 40 });
    const running = await startServer({
      db,
      port: 0,
      tokens: { secret: testSecret },
      observers: { metrics },
      metricsAddress: { host: "127.0.0.1", port: 0 },
      jobs: [{ name: "count shelves", pause: 1, run, waiting }],
    });
    const at = (port: number | undefined, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await at(running.port, "/metrics")).status).toBe(404);
    expect((await at(running.metricsPort, "/api/items/ping")).status).toBe(404);
    const text = await (await at(running.metricsPort, "/metrics")).text();
    await running.stop();
    expect(valuesOf(text, "purvey_job_waiting")).toEqual({ '{job="count shelves"}': 3 });
    expect(valuesOf(text, "purvey_job_oldest_seconds")).toEqual({ '{job="count shelves"}': 40 });
    await expect(at(running.metricsPort, "/metrics")).rejects.toThrow();
  });

  it("do not start where the address is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const address = { host: "127.0.0.1", port };
    const starting = startServer({
      db: server().db,
      port: 0,
      tokens: { secret: testSecret },
      observers: { metrics: new Metrics() },
      metricsAddress: address,
      jobs: [],
    });
    await expect(starting).rejects.toThrow(`The port ${port} is taken`);
    other.close();
  });
});

describe("the name of a statement", () => {
  it.each([
    ["select 1", "select"],
    ["  SELECT a\nfrom item i join brand b on true", "select item"],
    ["select (select count(*) from order_line) as lines from oe_hdr h", "select oe_hdr"],
    ["select a from (select 1 as a from item) found", "select item"],
    ["with c as (select 1 from cart_hdr) insert into cart_line (a) select 1 from c", "insert cart_line"],
    ["update message m set attempts = 1 from message w returning m.site_id", "update message"],
    ["delete from site_change where date_created < $1", "delete site_change"],
    ["select import_uid from import_record for update of r skip locked", "select import_record"],
    ["commit", "commit"],
    ["begin", "begin"],
  ])("%s → %s", (text, name) => expect(statementName(text)).toBe(name));

  it("is one of a bounded number, whatever is sent", () => {
    const name = namer(3);
    const names = ["item", "brand", "location", "users", "item"].map((table) => name(`select a from ${table}`));
    expect(names).toEqual(["select item", "select brand", "select location", "other", "select item"]);
  });
});
