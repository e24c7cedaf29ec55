/**
 * How long searches take over a large generated catalogue while no index is there and PostgreSQL answers:
 * `npm run search -w @purvey/bench` with 1,000,000 items, or with another number (`-- 100000`). Starts a server of its own,
 * fills it in some minutes (about 3 GB of disk for a million items), then asks one question after the other: p50 and p99 in
 * milliseconds from the text to the page of 24 items with their stock.
 *
 * With `DATABASE_URL` it uses that database instead, and fills it only when it is empty, so that it can run again.
 */
import type { Database } from "@purvey/server/platform/db/database";
import { migrate } from "@purvey/server/platform/db/migrate";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { startPostgres } from "@purvey/server/testing/postgres-server";
import { pageRequest as page, searchRequestsOf } from "@purvey/server/testing/search-requests";
import { searchDatabase } from "@purvey/server/trades/search/database-search";
import { refreshIndex } from "@purvey/server/trades/search/refresh-index";
import { databaseFacets } from "@purvey/server/trades/search/search-facets";
import type { PageRequest, SearchRequest } from "@purvey/server/trades/search/search-request";
import sql from "sql-template-tag";
import { fillLargeCatalog, site } from "./lib/large-catalog.ts";

/** Questions of each kind. */
const rounds = 60;

const request = searchRequestsOf(site);

async function measure(name: string, questions: readonly string[], ask: (question: string) => Promise<unknown>) {
  for (const question of questions.slice(0, 8)) await ask(question);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const question = questions[round % questions.length] as string;
    const started = performance.now();
    await ask(question);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] as number).toFixed(1).padStart(9);
  console.log(`  ${name.padEnd(44)}${at(0.5)}${at(0.99)}`);
}

/** Texts as people type them, taken from items all over the catalogue. */
async function questionsFrom(db: Database) {
  const items = await db.query<{ uid: number; id: string; description: string }>(sql`
    select inv_mast_uid as uid, item_id as id, item_desc as description from item
    where site_id = ${site} and hashint8(inv_mast_uid) % 101 = 0 order by hashint8(inv_mast_uid) limit ${rounds}`);
  const words = (count: number) =>
    items.map(({ description }) => [...new Set(description.split(" ").slice(0, 7))].slice(0, count).join(" "));
  return { items, words, common };
}

/** Words that stand in a good part of the items. */
const common = "steel zinc bolt hex stainless plated nut screw black washer grade metric".split(" ");

async function bench(db: Database): Promise<void> {
  const { items, words, common } = await questionsFrom(db);
  const find =
    (more?: Partial<SearchRequest>, shown?: Partial<PageRequest>) =>
    (text: string): Promise<unknown> =>
      searchDatabase(db, request(text, more), page(shown));
  const count =
    (more?: Partial<SearchRequest>) =>
    (text: string): Promise<unknown> =>
      databaseFacets(db, request(text, more));
  const numbers = items.map(({ id }) => id);
  console.log(`  ${"".padEnd(44)}   p50 ms   p99 ms`);
  await measure("whole part number", numbers, find());
  await measure(
    "beginning of a part number, six items",
    numbers.map((id) => id.slice(0, 6)),
    find({ operator: "AND" }, { size: 6 }),
  );
  await measure(
    "type-ahead, a word and a half, six items",
    words(2).map((text) => text.slice(0, -3)),
    find({ operator: "AND" }, { size: 6 }),
  );
  await measure("two words", words(2), find());
  await measure("two words, both", words(2), find({ operator: "AND" }));
  await measure("four words", words(4), find());
  await measure("one very common word", common, find());
  await measure(
    "two very common words",
    common.map((word, index) => `${word} ${common[(index + 5) % 12]}`),
    find(),
  );
  await measure(
    "a word that no item has",
    words(1).map((word) => `${word}qx`),
    find(),
  );
  await measure("very common word, brand, in stock", common, find({ brandsUid: [3], stockStatus: "in_stock" }));
  await measure("very common word, by price", common, find({}, { sort: "priceAsc" }));
  await measure("very common word, items from 5,000 on", common, find({}, { from: 5_000 }));
  await measure("facets of two words", words(2), count());
  await measure("facets of two words, in stock", words(2), count({ stockStatus: "in_stock" }));
  await measure("facets of a very common word", common, count());
  await measure(
    "one item indexed again",
    items.map(({ uid }) => String(uid)),
    (uid) => db.transaction((inner) => refreshIndex(inner, site, [Number(uid)])),
  );
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const given = process.env.DATABASE_URL;
  const postgres =
    given === undefined ? await startPostgres(["shared_buffers=2GB", "maintenance_work_mem=512MB"]) : undefined;
  const url = given ?? (await postgres?.createDatabase("search")) ?? "";
  const db = await openPostgres({ url, poolSize: 2, statementTimeout: 0 });
  try {
    await work(db);
  } finally {
    await db.close();
    await postgres?.stop();
  }
}

await withDatabase(async (db) => {
  await migrate(db);
  const started = performance.now();
  const say = (text: string) => console.log(`  ${Math.round((performance.now() - started) / 1000)} s: ${text}`);
  if (!(await db.first(sql`select 1 from site where site_id = ${site}`)))
    await fillLargeCatalog(db, Number(process.argv[2] ?? 1_000_000), say);
  const size = await db.first<{ items: number }>(sql`select count(*) as items from item where site_id = ${site}`);
  console.log(`\nSearching ${size?.items.toLocaleString("en")} items`);
  await bench(db);
});
