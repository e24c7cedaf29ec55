import sql, { raw } from "sql-template-tag";
import { camelCase } from "../platform/db/columns.ts";
import type { Database } from "../platform/db/database.ts";

type Row = Readonly<Record<string, unknown>>;

/** Some rows of every table of the site, the newest first as far as the database keeps them so. */
export async function storedRows(db: Database): Promise<Row[][]> {
  const tables = await db.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'site_id' order by 1`);
  return Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.query<{ row: Row }>(
        sql`select to_jsonb(t) - 'site_id' as row from ${raw(name)} t where site_id = 'demo' limit 30`,
      );
      return rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value])),
      );
    }),
  );
}
