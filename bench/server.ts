/**
 * Requests a second of the five that a shop lives on, over HTTP at 1, 16 and 64 connections, on PostgreSQL and on the embedded
 * database with 10,000 items; and as a ratio to the same statements sent to the database without a server.
 * The server is measured bundled, as it is published (`run.mjs`): what tests run of it is slower by its names.
 * `npm run server -w @purvey/bench`, or with `postgres` or `embedded` for one of the two, and the first words of a request
 * (`postgres search`) for that one alone.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createClient, inProcess } from "@purvey/client";
import { createApp } from "@purvey/server/app";
import { seedDemo } from "@purvey/server/load/examples/demo/seed-demo";
import { permissionsOf } from "@purvey/server/platform/auth/roles";
import type { Database } from "@purvey/server/platform/db/database";
import { openEmbedded } from "@purvey/server/platform/db/embedded";
import { migrate } from "@purvey/server/platform/db/migrate";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { startServer } from "@purvey/server/start-server";
import { refreshIndex } from "@purvey/server/trades/search/refresh-index";
import sql, { raw } from "sql-template-tag";
// What helps tests is not exported.
import { startPostgres } from "../packages/server/src/testing/postgres-server.ts";
import type { LoadPlan } from "./lib/load-generator.ts";
import { type Recorded, recording, replay } from "./lib/recorder.ts";

const [only, wanted = ""] = process.argv.slice(2);
const secret = "a secret for the bench, long enough for HS256";
const seconds = 4;
/** Orders that are measured, and as many before them: each connection plans its statements at their first executions. */
const orders = 150;
type Planned = LoadPlan["requests"][number];

/** Copies items with their units, attributes and categories until there are 10,000, and indexes them. */
async function enlarge(db: Database): Promise<void> {
  for (let copy = 1; copy <= 3; copy++) {
    const add = copy * 100_000;
    const copyOf = async (table: string, changes: Record<string, string> = {}): Promise<void> => {
      const columns = (
        await db.query<{ name: string }>(
          sql`select column_name::text as name from information_schema.columns where table_name = ${table} and table_schema = current_schema() order by ordinal_position`,
        )
      ).map(({ name }) => name);
      const all: Record<string, string> = { inv_mast_uid: `inv_mast_uid + ${add}`, ...changes };
      const values = columns.map((name) => all[name] ?? `"${name}"`);
      await db.execute(sql`
        insert into ${raw(table)} (${raw(columns.map((name) => `"${name}"`).join(", "))}) select ${raw(values.join(", "))} from ${raw(table)}
        where site_id = 'demo' and inv_mast_uid in (
          select inv_mast_uid from item where site_id = 'demo' and inv_mast_uid < 100000 order by inv_mast_uid limit 2300)`);
    };
    await copyOf("item", {
      item_id: `item_id || '-${copy}'`,
      item_id_compact: `item_id_compact || '${copy}'`,
      upc_or_ean_id: "null",
    });
    await copyOf("item_uom", { item_uom_uid: `item_uom_uid + ${add * 10}` });
    for (const table of ["item_attribute", "item_attribute_value", "item_category_item"]) await copyOf(table);
  }
  await refreshIndex(db, "demo");
  await db.execute(sql`update item_stock set qty_on_hand = 1000000000 where site_id = 'demo'`);
  await db.execute(sql`update customer set credit_limit = null, credit_hold = 'N' where site_id = 'demo'`);
  await db.execute(sql`analyze`);
}

async function measureHttp(plan: LoadPlan): Promise<{ perSecond: number; failed: number }> {
  const child = fork(fileURLToPath(new URL("load-generator.js", import.meta.url)));
  return new Promise((resolve, reject) => {
    child.once("message", (result) => {
      child.kill();
      resolve(result as { perSecond: number; failed: number });
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The load generator ended with code ${code}.`)));
    child.send(plan);
  });
}

/**
 * Requests a second from their recorded statements alone. Those that write are sent with what they read anew: a version
 * that was read long ago would match nothing, and the floor would write nothing.
 */
async function measureStatements(
  db: Database,
  sets: readonly (readonly Recorded[])[],
  connections: number,
  writes: boolean,
): Promise<number> {
  let next = 0;
  let done = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const set = sets[next++ % sets.length] ?? [];
        if (writes) await replay(db, set);
        else for (const { statement } of set) await db.query(statement);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

async function bench(db: Database): Promise<void> {
  await migrate(db);
  await seedDemo(db);
  await enlarge(db);
  const config = { callsPerMinute: 0, siteCallsPerMinute: 0 };
  const server = await startServer({ db, port: 0, tokens: { secret }, config });
  const staff = await db.first<{ id: number }>(sql`select id from users where site_id = 'demo' and username = 'ada'`);
  const userId = staff?.id as number;
  const token = await server.app.tokens.issue({
    site: "demo",
    userId,
    username: "ada",
    role: "administrator",
    customerId: undefined,
    contactId: undefined,
    salesRepId: undefined,
    permissions: permissionsOf("administrator"),
  });
  const api = createClient({ siteId: "demo", jwt: token, transport: inProcess(server.app) });
  const headers = { "x-site-id": "demo", authorization: `Bearer ${token}`, "content-type": "application/json" };
  const get = (path: string): Planned => ({ method: "GET", path, headers });
  const items = await db.query<{ id: number; itemId: string }>(
    sql`select inv_mast_uid as id, item_id as "itemId" from item i where site_id = 'demo' and inv_mast_uid < 100000 and online_cd = 704 and discontinued = 'N'
      and not exists (select 1 from location l where l.site_id = 'demo' and not exists (
        select 1 from item_stock s where s.site_id = 'demo' and s.location_id = l.location_id and s.inv_mast_uid = i.inv_mast_uid))
    order by popularity desc limit 400`,
  );
  const customers = await db.query<{ id: number }>(
    sql`select customer_id as id from customer where site_id = 'demo' order by customer_id`,
  );
  const words = [
    "hex bolt m8",
    "nitrile glove",
    "ball bearing 6204",
    "flat washer",
    "v-belt",
    "cutting disc",
    "ball valve brass",
    "threadlocker",
    "roller chain",
    "safety glasses",
  ];
  const carts = [];
  for (let index = 0; index < 64; index++)
    carts.push(
      (
        await api.commerce.cartHdr.lookup({
          userId,
          customerId: customers[index % customers.length]?.id,
          userCartNo: 10 + index,
        }).data
      ).cartHdrUid,
    );
  // A version that no other value of a statement equals, so that `replay` puts the new one in its place alone.
  await db.execute(sql`
    update cart_hdr set version = 1000000000 where site_id = 'demo' and cart_hdr_uid = any(${carts}::bigint[])`);
  const plans: readonly { name: string; requests: Planned[]; writes?: boolean }[] = [
    {
      name: "search, 24 items with prices and stock",
      requests: words.map((q) =>
        get(`/api/search/item-search?q=${encodeURIComponent(q)}&size=24&include=price,stock&customerId=100200`),
      ),
    },
    { name: "item page", requests: items.map(({ id }) => get(`/api/items/inv-mast/${id}/doc`)) },
    {
      name: "price of an item",
      requests: items.map(({ itemId }) =>
        get(`/api/pricing/price-engine?customerId=100200&quantity=10&itemId=${encodeURIComponent(itemId)}`),
      ),
    },
    {
      name: "add to cart",
      writes: true,
      requests: carts.map((uid, index) => ({
        method: "POST",
        path: `/api/commerce/cart-line/${uid}/add`,
        headers,
        body: JSON.stringify([{ invMastUid: items[index]?.id, quantity: 1000 }]),
      })),
    },
  ];
  console.log(`\n${db.kind}: requests a second (ratio to the statements alone)`);
  console.log(`  ${"".padEnd(40)}${[1, 16, 64].map((connections) => `${connections} conn.`.padStart(18)).join("")}`);
  for (const { name, requests, writes = false } of plans.filter(({ name }) => name.startsWith(wanted))) {
    const sets = await recordEach(db, requests);
    await warmUp(() => server.app.fetch(requestOf(requests[0] as Planned)));
    const cells = [];
    for (const connections of [1, 16, 64]) {
      await measureHttp({ port: server.port, connections, seconds: 1, requests });
      const { perSecond, failed } = await measureHttp({ port: server.port, connections, seconds, requests });
      const floor = await measureStatements(db, sets, connections, writes);
      cells.push(
        `${perSecond.toFixed(0)} (${(perSecond / floor).toFixed(2)})${failed > 0 ? ` ${failed}!` : ""}`.padStart(18),
      );
    }
    console.log(`  ${name.padEnd(40)}${cells.join("")}   ${sets[0]?.length} statements`);
  }
  if (!"checkout".startsWith(wanted)) return void (await server.stop());
  let begun = 0;
  /** Checkouts of five lines that only wait for their order. */
  const beginCheckouts = async (count: number): Promise<Planned[]> => {
    const requests: Planned[] = [];
    for (let index = 0; index < count; index++) {
      const customerId = customers[index % customers.length]?.id;
      const { cartHdrUid } = await api.commerce.cartHdr.lookup({ userId, customerId, userCartNo: 100 + begun++ }).data;
      await api.commerce.cartLine.add({
        cartHdrUid,
        lines: items.slice(index % 50, (index % 50) + 5).map(({ id }) => ({ invMastUid: id, quantity: 1000 })),
      });
      const { checkoutUid } = await api.commerce.checkout.create({ cartHdrUid }).data;
      await api.commerce.checkout.activate({ checkoutUid });
      requests.push({
        method: "POST",
        path: `/api/commerce/checkout/${checkoutUid}/prophet21-hdr`,
        headers,
        body: JSON.stringify({ oeHdr: { customerPoNumber: `PO-${index}` } }),
      });
    }
    // As a shop's tables are by and by: what was planned while they were empty is planned anew.
    await db.execute(sql`analyze`);
    return requests;
  };
  const cells = [];
  let statements = 0;
  for (const connections of [1, 16, 64]) {
    const sets = await recordEach(db, await beginCheckouts(2 * orders), true);
    await measureReplay(db, sets.slice(orders), connections);
    const floor = await measureReplay(db, sets.slice(0, orders), connections);
    const requests = await beginCheckouts(2 * orders);
    const plan = { port: server.port, connections, seconds: 60, once: true };
    await measureHttp({ ...plan, requests: requests.slice(orders) });
    const { perSecond, failed } = await measureHttp({ ...plan, requests: requests.slice(0, orders) });
    cells.push(
      `${perSecond.toFixed(0)} (${(perSecond / floor).toFixed(2)})${failed > 0 ? ` ${failed}!` : ""}`.padStart(18),
    );
    statements = sets[0]?.length ?? 0;
  }
  console.log(
    `  ${"checkout to order, five lines".padEnd(40)}${cells.join("")}   ${statements} statements in a transaction`,
  );
  await server.stop();
}

/** Orders a second from their recorded statements alone, each set sent once. */
async function measureReplay(
  db: Database,
  sets: readonly (readonly Recorded[])[],
  connections: number,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let set = sets[next++]; set; set = sets[next++]) await replay(db, set);
    }),
  );
  return (sets.length * 1000) / (performance.now() - started);
}

function requestOf({ method, path, headers, body }: Planned): Request {
  return new Request(`http://bench.invalid${path}`, { method, headers, ...(body ? { body } : {}) });
}

/** Who asks, and for which site, is read once; and the index of a larger site is built beside its first searches. */
async function warmUp(send: () => Promise<Response>): Promise<void> {
  while ((await (await send()).text()).includes('"degraded":true'));
}

/**
 * The statements of each request once its like was answered before, as what it reads is remembered then; with `undo`
 * their changes are rolled back, and each is sent once.
 */
async function recordEach(db: Database, requests: readonly Planned[], undo = false): Promise<Recorded[][]> {
  const recorded: Recorded[] = [];
  const app = createApp({
    db: recording(db, recorded, undo),
    tokens: { secret },
    config: { callsPerMinute: 0, siteCallsPerMinute: 0 },
  });
  const send = (planned: Planned) => app.fetch(requestOf(planned));
  await warmUp(() => send(requests[0] as Planned));
  const sets = [];
  for (const request of requests) {
    if (!undo) await (await send(request)).text();
    recorded.length = 0;
    await (await send(request)).text();
    sets.push([...recorded]);
  }
  return sets;
}

if (only !== "embedded") {
  const postgres = await startPostgres();
  await bench(
    await openPostgres({ url: await postgres.createDatabase("bench"), poolSize: 8, guardTransactions: false }),
  );
  await postgres.stop();
}
if (only !== "postgres") await bench(await openEmbedded());
process.exit(0);
