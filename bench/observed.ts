/**
 * What metrics, traces and the log cost: processor time of a request with all of them on, against the same with all of
 * them off, in alternating rounds of as many requests, 16 at once, on PostgreSQL with the demonstration. Without HTTP,
 * whose time would hide some of it.
 * `npm run observed -w @purvey/bench`, or with `always` to follow every call in place of one in twenty.
 */
import { spawn } from "node:child_process";
import { openSync, writeSync } from "node:fs";
import { seedDemo } from "@purvey/server/load/examples/demo/seed-demo";
import { permissionsOf } from "@purvey/server/platform/auth/roles";
import type { ServerConfig } from "@purvey/server/platform/config";
import type { Database } from "@purvey/server/platform/db/database";
import { migrate } from "@purvey/server/platform/db/migrate";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { Metrics } from "@purvey/server/platform/observe/metrics";
import type { Observers } from "@purvey/server/platform/observe/observers";
import { openTelemetry } from "@purvey/server/platform/observe/open-telemetry";
import { otlpTargetsFrom } from "@purvey/server/platform/observe/otlp-targets";
import { openLog } from "@purvey/server/platform/request-log";
import { type RunningServer, startServer } from "@purvey/server/start-server";
import sql from "sql-template-tag";
// What helps tests is not exported.
import { startPostgres } from "../packages/server/src/testing/postgres-server.ts";
import { median } from "./lib/compare.ts";

const secret = "a secret for the bench, long enough for HS256";
const rounds = 21;
/** Requests of a measurement. */
const times = 800;

/** A collector in a process of its own, whose time does not count. */
async function collector(): Promise<{ readonly url: string; stop(): void }> {
  const program =
    "require('node:http').createServer((q, a) => { q.resume(); q.on('end', () => a.end('{}')); }).listen(0, '127.0.0.1', function () { console.log(this.address().port); })";
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function everything(url: string): Promise<{ observers: Observers; config: Partial<ServerConfig> }> {
  const metrics = new Metrics();
  const sampler = process.argv.includes("always") ? { OTEL_TRACES_SAMPLER: "always_on" } : {};
  const environment = { ...sampler, OTEL_EXPORTER_OTLP_ENDPOINT: url };
  const targets = otlpTargetsFrom(environment);
  const nowhere = openSync("/dev/null", "w");
  const log = await openLog((line) => void writeSync(nowhere, line));
  const tracing = targets && openTelemetry(targets, environment, metrics);
  return { observers: { metrics, tracing, onSlowStatement: log }, config: { log } };
}

/** Microseconds of this process that a request takes, without what PostgreSQL needs. */
async function measure({ app }: RunningServer, requests: readonly Request[]): Promise<number> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await app.fetch(request.clone());
      if (answer.status !== 200) throw new Error(`${request.url} answered ${answer.status}.`);
      await answer.text();
    }
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: 16 }, work));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests.length;
}

async function planned(db: Database, token: string): Promise<readonly { name: string; requests: Request[] }[]> {
  const headers = { "x-site-id": "demo", authorization: `Bearer ${token}` };
  const get = (path: string): Request => new Request(`http://bench.invalid${path}`, { headers });
  const items = await db.query<{ id: number; itemId: string }>(sql`
    select inv_mast_uid as id, item_id as "itemId" from item where site_id = 'demo' and online_cd = 704 order by popularity desc limit 400`);
  return [
    { name: "item page", requests: items.map(({ id }) => get(`/api/items/inv-mast/${id}/doc`)) },
    {
      name: "price of an item",
      requests: items.map(({ itemId }) =>
        get(`/api/pricing/price-engine?customerId=100200&quantity=10&itemId=${encodeURIComponent(itemId)}`),
      ),
    },
    {
      name: "search, 24 items with prices and stock",
      requests: ["hex bolt m8", "nitrile glove", "flat washer", "v-belt"].map((q) =>
        get(`/api/search/item-search?q=${encodeURIComponent(q)}&size=24&include=price,stock&customerId=100200`),
      ),
    },
  ];
}

const postgres = await startPostgres();
const url = await postgres.createDatabase("observed");
const open = () => openPostgres({ url, poolSize: 8, guardTransactions: false });
const [plainDb, watchedDb] = [await open(), await open()];
await migrate(plainDb);
await seedDemo(plainDb);
await plainDb.execute(sql`analyze`);
const place = await collector();
const limits = { callsPerMinute: 0, siteCallsPerMinute: 0 };
const start = (db: Database, { observers = {}, config = {} }: Partial<Awaited<ReturnType<typeof everything>>>) =>
  startServer({ db, port: 0, tokens: { secret }, jobs: [], observers, config: { ...limits, ...config } });
const [plain, watched] = [await start(plainDb, {}), await start(watchedDb, await everything(place.url))];
const staff = await plainDb.first<{ id: number }>(
  sql`select id from users where site_id = 'demo' and username = 'ada'`,
);
const token = await plain.app.tokens.issue({
  site: "demo",
  userId: staff?.id as number,
  username: "ada",
  role: "administrator",
  customerId: undefined,
  contactId: undefined,
  salesRepId: undefined,
  permissions: permissionsOf("administrator"),
});
console.log(`${"".padEnd(42)}${["off, µs", "on, µs", "off ÷ on"].map((title) => title.padStart(10)).join("")}`);
for (const { name, requests: kinds } of await planned(plainDb, token)) {
  const requests = Array.from({ length: times }, (_, place) => kinds[place % kinds.length] as Request);
  for (const server of [plain, watched, plain, watched]) await measure(server, requests);
  const [off, on]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    // Whoever is measured first in a round changes, as the machine does.
    if (round % 2 === 0) off.push(await measure(plain, requests));
    on.push(await measure(watched, requests));
    if (round % 2 === 1) off.push(await measure(plain, requests));
  }
  const ratio = median(off.map((time, round) => time / (on[round] as number)));
  console.log(
    `${name.padEnd(42)}${[median(off).toFixed(0), median(on).toFixed(0), ratio.toFixed(3)].map((cell) => cell.padStart(10)).join("")}`,
  );
}
await Promise.all([plain.stop(), watched.stop()]);
place.stop();
await postgres.stop();
process.exit(0);
