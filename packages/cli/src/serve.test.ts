import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@purvey/server/platform/db/open-database";
import { csvFolder, smallShop } from "@purvey/server/testing/csv-files";
import { standIn } from "@purvey/server/testing/stand-in";
import { createPostgresDatabase, createPostgresWorld, databasesOfAll } from "@purvey/server/testing/test-database";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { type Ended, type Running, readyAt, startPurvey } from "./testing/purvey.ts";
import { runPurvey } from "./testing/run-purvey.ts";

const password = "Passw0rd!demo";
const json = { "content-type": "application/json" };
const secret = "a secret of a test, long enough to sign";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A place for data, as the environment says it: a folder, or a database on PostgreSQL. */
async function place(kind: "embedded" | "postgres"): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "purvey-cli-"));
  folders.push(folder);
  const environment = {
    PURVEY_DATA_DIR: folder,
    PURVEY_JWT_SECRET: secret,
    PORT: "0",
    // A server that counts calls says so when its database is too busy to: on a busy machine a line of the log more.
    PURVEY_CALLS_PER_MINUTE: "0",
    PURVEY_SITE_CALLS_PER_MINUTE: "0",
  };
  return kind === "postgres" ? { ...environment, DATABASE_URL: await createPostgresDatabase() } : environment;
}

describe.each(databasesOfAll)("a shop on %s", (kind) => {
  it("is loaded, served, called and stopped, and found again", async () => {
    const environment = await place(kind);
    const loading = ["load", csvFolder(smallShop), "--site", "small", "--password", password];
    const load = await runPurvey(loading, { environment });
    expect(load).toMatchObject({ status: 0 });
    expect(load.error.split("\n")[0]).toBe("[1/17] locations");
    expect(load.out).toMatch(/^Product\.csv +3 +3 +0$/m);
    expect(load.out).toMatch(/^ {2}equal {4}quantity on hand: 605$/m);
    expect(load.out).toContain("Loaded into the site `small` in ");

    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    expect(await running.line()).toBe(
      kind === "postgres" ? "  on PostgreSQL" : `  on the embedded database in ${environment.PURVEY_DATA_DIR}`,
    );
    const call = (words: readonly string[]) =>
      runPurvey(["call", ...words], { environment: { PURVEY_URL: url, PURVEY_SITE: "small" } });
    const signedIn = ["--user", "dana@northgate.example", "--password", password];

    const found = await call(["search.itemSearch.list", '{"q": "hbm840"}', ...signedIn, "--data-only"]);
    expect([found.status, found.error]).toEqual([0, ""]);
    expect(JSON.parse(found.out)).toMatchObject({ items: [{ itemId: "HB-M8-40" }] });
    const envelope = await call(["content.system.ping"]);
    expect(JSON.parse(envelope.out)).toMatchObject({ status: 200, message: expect.any(String), data: "pong" });

    const [missing, refused, wrong] = await Promise.all([
      call(["items.invMast.get", '{"id": 77}', ...signedIn]),
      call(["items.brands.list"]),
      call(["items.brands.list", "--user", "dana@northgate.example", "--password", "wrong"]),
    ]);
    expect(missing).toMatchObject({ status: 5, out: "" });
    expect(missing.error).toMatch(/^NOT_FOUND \(404\): Resource not found\n {2}.*77.*\n {2}request id [\w-]+\n$/);
    for (const { status, error } of [refused, wrong]) {
      expect(status).toBe(4);
      expect(error).toMatch(/^AUTHENTICATION_ERROR \(401\): .+\n {2}Sign in with /);
    }

    const words = ["token", "Dana@northgate.example", "--site", "small", "--hours", "1"];
    const token = () => runPurvey(words, { environment });
    const early = await token();
    if (kind === "embedded") {
      expect(early).toMatchObject({ status: 1, out: "" });
      expect(early.error).toMatch(
        /^The database folder `.*` is open in process \d+ .*serves one process at a time\..*\n$/,
      );
    }
    running.child.kill("SIGTERM");
    expect(await running.ended()).toMatchObject({ status: 0, error: "" });

    const late = await token();
    expect([late.status, late.error]).toEqual([0, ""]);
    // A statement that is slow on a busy machine would be a line of the log too.
    const again = await startPurvey(["start", "--port", "0", "--log"], { ...environment, PURVEY_SLOW_STATEMENT: "0" });
    const later = { PURVEY_URL: await readyAt(again), PURVEY_SITE: "small", PURVEY_TOKEN: late.out.trim() };
    const orders = await runPurvey(
      ["call", "customers.customer.orders.list", '{"customerId": 100201}', "--data-only"],
      { environment: later },
    );
    expect(JSON.parse(orders.out)).toMatchObject([{ orderNo: 9001, subtotal: 30.3 }]);
    again.child.kill("SIGINT");
    const { status, error } = await again.ended();
    expect(status).toBe(0);
    expect(JSON.parse(error)).toMatchObject({ endpoint: "customers.customer.orders.list", status: 200, site: "small" });
  });
});

describe("purvey token", () => {
  it("says which sites and users there are", async () => {
    const environment = await place("postgres");
    expect((await runPurvey(["token", "dana"], { environment })).error).toBe(
      "There is no site `demo`. There are none yet: --site <id>.\n",
    );
    await runPurvey(["load", csvFolder(smallShop), "--site", "small", "--password", password], { environment });
    expect(await runPurvey(["token", "nobody", "--site", "small"], { environment })).toEqual({
      status: 1,
      out: "",
      error: "The site `small` has no active user `nobody`. It has `dana@northgate.example`, `admin`.\n",
    });
  });
});

describe("purvey start", () => {
  it("lets requests under way finish, takes no new ones, and ends", async () => {
    const environment = { ...(await place("postgres")), DATABASE_URL: await createPostgresWorld() };
    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    const body = JSON.stringify({ username: "nobody", password: "nothing" });
    const slow = request(`${url}/api/content/users/verify-password`, {
      method: "POST",
      headers: { ...json, "content-length": body.length, "x-site-id": "demo", expect: "100-continue" },
    });
    const response = once(slow, "response");
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write(body.slice(0, 10));
    // Ctrl+C reaches the program and what started it, which passes it on: two signals are one.
    running.child.kill("SIGTERM");
    running.child.kill("SIGINT");
    await refusal(url);
    slow.end(body.slice(10));
    const [answer] = (await response) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect(await running.ended()).toMatchObject({ status: 0, error: "" });
  });

  it("fails with a sentence when the port is taken, the folder is in use, or the secret is short", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    const [environment, elsewhere] = [await place("embedded"), await place("embedded")];
    const open = await openDatabase({ dataFolder: environment.PURVEY_DATA_DIR ?? "" });
    onTestFinished(() => open.close());
    const [taken, inUse, short] = await Promise.all([
      runPurvey(["start", "--demo", "--port", port], { environment: elsewhere }),
      runPurvey(["start"], { environment }),
      runPurvey(["start"], { environment: { ...environment, PURVEY_JWT_SECRET: "short" } }),
    ]);
    expect(taken).toMatchObject({ status: 1, out: "" });
    expect(taken.error).toMatch(new RegExp(`^The port ${port} is taken by another program\\..*\\n$`));
    expect(readdirSync(elsewhere.PURVEY_DATA_DIR ?? "")).toEqual([]);
    expect(inUse).toMatchObject({ status: 1, out: "" });
    expect(inUse.error).toMatch(/^The database folder .* serves one process at a time\..*\n$/);
    expect(short).toEqual({
      status: 1,
      out: "",
      error: "The token secret has 5 characters; give at least 32 in `PURVEY_JWT_SECRET`: `openssl rand -base64 48`.\n",
    });
  });

  it("answers metrics to whoever sends their token, writes JSON lines, and sends what is left when it stops", async () => {
    const collector = await standIn((_, response) => response.end("{}"));
    onTestFinished(() => collector.close());
    const environment = {
      ...(await place("postgres")),
      PURVEY_METRICS: "true",
      PURVEY_METRICS_TOKEN: "a token for scrapes",
      PURVEY_LOG_LEVEL: "info",
      PURVEY_SLOW_STATEMENT: "0",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: "always_on",
    };
    const running = await startPurvey(["start"], environment);
    const url = await readyAt(running);
    const scrape = (token: string) => fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await fetch(`${url}/api/items/ping`, { headers: { "x-site-id": "nowhere" } })).status).toBe(404);
    expect((await scrape("another token altogether")).status).toBe(401);
    expect(await (await scrape("a token for scrapes")).text()).toContain(
      'purvey_call_duration_seconds_count{endpoint="items.system.ping",status="4xx"} 1',
    );
    running.child.kill("SIGTERM");
    const { status, error } = await running.ended();
    expect(status).toBe(0);
    const line = JSON.parse(error);
    expect(line).toMatchObject({ level: "warn", endpoint: "items.system.ping", status: 404 });
    const sent = collector.requests.map(({ path, body }) => [path, body.includes(line.traceId)]);
    expect(sent).toContainEqual(["/v1/traces", true]);
    expect(sent).toContainEqual(["/v1/metrics", false]);
  });

  it("publishes no metrics without a guard, and sends nothing to what is no collector", async () => {
    const environment = await place("embedded");
    const start = (more: Record<string, string>) => runPurvey(["start"], { environment: { ...environment, ...more } });
    const unguarded = await start({ PURVEY_METRICS: "true" });
    expect(unguarded).toMatchObject({ status: 2, out: "" });
    expect(unguarded.error).toMatch(/^`PURVEY_METRICS` needs a guard, .* Set `PURVEY_METRICS_TOKEN` .*/);
    const wrong = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" });
    expect(wrong.error).toMatch(/^`OTEL_EXPORTER_OTLP_ENDPOINT` is no address of a collector\./);
    const nowhere = await start({ PURVEY_METRICS_ADDRESS: "everywhere" });
    expect(nowhere.error).toContain("Expected a host and a port");
  });

  it("loads the demonstration once, also when two start at the same time, and says who can sign in", async () => {
    const environment = await place("postgres");
    const two = await Promise.all([
      startPurvey(["start", "--demo"], environment),
      startPurvey(["start", "--demo"], environment),
    ]);
    const [url = ""] = await Promise.all(two.map(readyAt));
    const words = ["call", "items.brands.list", '{"limit": 1}', "--user", "dana", "--password", password, "--url", url];
    const { status, out, error } = await runPurvey(words);
    expect([status, error]).toEqual([0, ""]);
    expect(JSON.parse(out).data).toHaveLength(1);
    const outs = (await Promise.all(two.map(stopped))).map((ended) => ended.out);
    expect(outs.filter((text) => text.includes("Loading the demonstration data …"))).toHaveLength(1);
    for (const text of outs) expect(text).toContain("Sign in with the password Passw0rd!demo as\n  dana ");
  });
});

describe("purvey load", () => {
  it("tells what was refused by kind, and fails when control totals differ", async () => {
    const environment = await place("postgres");
    const files = {
      ...smallShop,
      "ProductReview.csv": "",
      "Product.csv": `${smallShop["Product.csv"]}7,A,A,,0,x,,,,,\n8,B,B,,0,y,,,,,\n9,C,C,,0,z,,,,,\n10,D,D,,0,1a,,,,,\n11,E,E,,0,-1,,,,,\n`,
      "SalesOrderDetail.csv": smallShop["SalesOrderDetail.csv"].replace("0.06,0", "0.07,0"),
    };
    const { status, out, error } = await runPurvey(["load", csvFolder(files), "--site", "bad"], { environment });
    expect(status).toBe(1);
    expect(error).not.toContain("Error");
    expect(out).toContain("In the folder, but no table of the layout: ProductReview.csv\n");
    expect(out).toContain("  Product.csv, lines 5, 6, 7 and 1 more: ListPrice is `x`, not a number such as 12.50\n");
    expect(out).toContain("  Product.csv, line 9: ListPrice is -1; it must not be below 0\n");
    expect(out).toContain("  UNEQUAL  orders whose lines equal their subtotal: 1 stored, 2 in the files\n");
    expect(out).toContain("  Orders whose lines do not add up to their subtotal: 9001\n");
    const json = await runPurvey(["load", csvFolder(smallShop), "--site", "bad", "--json"], { environment });
    expect(json.status).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({ site: "bad", refused: [], unequalOrders: [] });
  });

  it("fails when more was refused than is allowed, and says so", async () => {
    const environment = await place("postgres");
    const rows = Array.from({ length: 8 }, (_, index) => `${index + 1},P${index},N${index},0,${index < 2 ? "x" : 1}`);
    const folder = csvFolder({
      "Product.csv": `ProductID,Name,ProductNumber,StandardCost,ListPrice\n${rows.join("\n")}\n`,
    });
    const load = (...words: string[]) => runPurvey(["load", folder, "--site", "share", ...words], { environment });
    const refused = await load();
    expect(refused.status).toBe(1);
    expect(refused.error.trimEnd().split("\n").at(-1)).toBe(
      "2 of 8 rows were refused (25 %), more than the 10 % that --allow-refused allows. Mend the files and load again; what was stored stays.",
    );
    expect(await load("--allow-refused", "24.9")).toMatchObject({ status: 1 });
    expect(await load("--allow-refused", "25")).toMatchObject({ status: 0 });
    const wrong = await load("--allow-refused", "101");
    expect(wrong.status).toBe(2);
    expect(wrong.error).toContain("--allow-refused is `101`. Give a share in percent, from 0 to 100.");
  });

  it("ends with a sentence at a file that is no CSV, and at a folder that is none", async () => {
    const environment = await place("postgres");
    const broken = csvFolder({ ...smallShop, "Store.csv": 'BusinessEntityID,Name\n500,"Open\n' });
    const { status, error } = await runPurvey(["load", broken, "--site", "x"], { environment });
    expect(status).toBe(1);
    expect(error.trimEnd().split("\n").at(-1)).toBe(
      "`Store.csv`, line 2 has a quote that is never closed. Mend the file and load again; what was stored before stays.",
    );
    const none = await runPurvey(["load", "/no/such", "--site", "x"], { environment });
    expect(none).toMatchObject({
      status: 1,
      error: "There is no folder `/no/such` to load. Give the folder that holds the CSV files.\n",
    });
  });
});

function stopped(running: Running): Promise<Ended> {
  running.child.kill("SIGTERM");
  return running.ended();
}

/** Resolves when nobody accepts connections at an address any more; one kept open by `fetch` is told to close. */
async function refusal(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/content/ping`, { headers: { "x-site-id": "demo" } }).catch(() => undefined);
    if (!answer) return;
    await answer.text();
  }
}
