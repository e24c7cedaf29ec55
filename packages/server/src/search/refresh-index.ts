import sql, { empty, type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { insertRows } from "../platform/db/insert-rows.ts";
import { readItems, wordsOfDocument } from "../trades/search/read-items.ts";
import { WordCounts } from "./count-words.ts";
import { type IndexRow, indexRow } from "./index-row.ts";
import { lexemesOf } from "./lexemes.ts";

/** What a refresh did. */
export interface RefreshResult {
  readonly refreshed: number;
  readonly removed: number;
  readonly milliseconds: number;
}

/** Items read and written at a time: what a refresh holds in memory, and for how long it keeps this process busy (some 50 ms). */
const batch = 500;

/**
 * Indexes the given items again, or all. What was set by hand (keywords, tags, online, status) stays. Items that are
 * deleted leave the index. Memory does not grow with the number of items. Outside a transaction every batch stands as soon
 * as it is written, so that the index of a large site is not held up.
 */
export async function refreshIndex(
  db: Queryable,
  site: string,
  invMastUids?: readonly number[],
): Promise<RefreshResult> {
  const started = performance.now();
  const { refreshed, removed } = invMastUids ? await refreshSome(db, site, invMastUids) : await refreshEvery(db, site);
  return { refreshed, removed, milliseconds: Math.round(performance.now() - started) };
}

type Counts = Pick<RefreshResult, "refreshed" | "removed">;

/** Counts every word anew. */
async function refreshEvery(db: Queryable, site: string): Promise<Counts> {
  const counts = new WordCounts(site, Date.now());
  const refreshed = await writeItems(db, site, counts, { chosen: empty, oldWords: sql`null::text[]` });
  await db.execute(sql`delete from search_document s where s.site_id = ${site} and ${gone}`);
  const removed = await db.execute(sql`delete from item_search s where s.site_id = ${site} and ${gone}`);
  await counts.write(db);
  await counts.dropUnseen(db);
  return { refreshed, removed };
}

/** Counts only the words that these items gain or lose. */
async function refreshSome(db: Queryable, site: string, invMastUids: readonly number[]): Promise<Counts> {
  const { wordPrefix } = lexemesOf(site);
  const uids = sql`any(${[...invMastUids]}::bigint[])`;
  const counts = new WordCounts(site);
  // Who refreshes the same item at the same moment waits, or both would count what it gains and loses.
  await db.execute(
    sql`select from item i where i.site_id = ${site} and i.inv_mast_uid = ${uids} order by i.inv_mast_uid for no key update`,
  );
  const refreshed = await writeItems(db, site, counts, {
    chosen: sql`and i.inv_mast_uid = ${uids}`,
    oldWords: sql`(
      select ${wordsOfDocument(sql`d.document`, wordPrefix)} from search_document d
      where d.site_id = i.site_id and d.inv_mast_uid = i.inv_mast_uid)`,
  });
  const documents = await db.query<{ words: string[] }>(sql`
    delete from search_document s where s.site_id = ${site} and s.inv_mast_uid = ${uids} and ${gone}
    returning ${wordsOfDocument(sql`s.document`, wordPrefix)} as words`);
  for (const { words } of documents) counts.remove(words);
  const removed = await db.execute(
    sql`delete from item_search s where s.site_id = ${site} and s.inv_mast_uid = ${uids} and ${gone}`,
  );
  await counts.write(db);
  return { refreshed, removed };
}

const gone: Sql = sql`not exists (
  select 1 from item i where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.delete_flag = 'N')`;

/** Rows that would not change are left alone: writing a document costs an entry in the index for each of its words. */
async function writeRows(db: Queryable, site: string, indexed: readonly IndexRow[]): Promise<void> {
  const conflict = ["site_id", "inv_mast_uid"];
  const rows = indexed.map(({ row }) => row);
  await insertRows(db, "item_search", rows, { conflict });
  const documents = indexed.flatMap(({ document }) => (document ? [document] : []));
  await insertRows(db, "search_document", documents, { conflict, existing: "change" });
  const hidden = indexed.filter(({ document }) => !document).map(({ row }) => row.inv_mast_uid);
  if (hidden.length > 0)
    await db.execute(
      sql`delete from search_document s where s.site_id = ${site} and s.inv_mast_uid = any(${hidden}::bigint[])`,
    );
}

async function writeItems(
  db: Queryable,
  site: string,
  counts: WordCounts,
  which: { readonly chosen: Sql; readonly oldWords: Sql },
): Promise<number> {
  let written = 0;
  let after = 0;
  for (;;) {
    const items = await readItems(db, site, { ...which, after, limit: batch });
    const indexed = items.map((item) => indexRow(site, item));
    await writeRows(db, site, indexed);
    for (const { oldWords } of items) counts.remove(oldWords ?? []);
    for (const { words } of indexed) counts.add(words);
    await counts.writeSome(db);
    written += items.length;
    const last = items.at(-1);
    if (last === undefined || items.length < batch) return written;
    after = last.invMastUid;
  }
}
