import sql, { join, raw } from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";

/** When the search index was refreshed: another time after each run, whatever it found. */
const bookkeeping = ["date_indexed"];
/** Notes for processes that hold records in memory: they tell of each write, whether it changed anything. */
const notes = "site_change";

/**
 * A hash of the rows of each table of a site, in any order: equal when nothing has changed.
 *
 * @param without columns that do not count: dates and given numbers, to compare two databases
 */
export async function tableHashes(
  db: Database,
  site: string,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await db.query<{ table: string }>(sql`
    select c.relname::text as "table" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> ${notes} order by 1`);
  const hidden = sql`${[...bookkeeping, ...without]}::text[]`;
  // One statement for all: a hundred of them take a hundred times to and fro.
  const rows = await db.query<{ table: string; hash: string }>(
    join(
      tables.map(
        ({ table }) => sql`
          select ${table}::text as "table", count(*) || ' ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as hash
          from (select md5((to_jsonb(t) - ${hidden})::text) as hash from ${raw(`"${table}"`)} t where t.site_id = ${site}) rows`,
      ),
      " union all ",
    ),
  );
  return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]));
}
