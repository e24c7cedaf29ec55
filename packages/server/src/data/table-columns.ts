import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";

/** A column as a bulk insert needs it. */
export interface TableColumn {
  /** The type as SQL writes it: `numeric(19,6)`, `bigint[]`. */
  readonly type: string;
  /** The default as an SQL expression; null without one and for identity columns. */
  readonly fallback: string | null;
}

/** Columns by table and name. */
export type TableColumns = ReadonlyMap<string, ReadonlyMap<string, TableColumn>>;

const known = new WeakMap<Queryable, Promise<TableColumns>>();

/** The columns of all tables of the schema; asked once for each database or transaction. */
export function tableColumns(db: Queryable): Promise<TableColumns> {
  const found = known.get(db) ?? readColumns(db);
  known.set(db, found);
  return found;
}

async function readColumns(db: Queryable): Promise<TableColumns> {
  const rows = await db.query<{ table: string; column: string; type: string; fallback: string | null }>(sql`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as "type",
      pg_get_expr(d.adbin, d.adrelid) as "fallback"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`);
  const tables = new Map<string, Map<string, TableColumn>>();
  for (const { table, column, type, fallback } of rows) {
    const columns = tables.get(table) ?? new Map<string, TableColumn>();
    tables.set(table, columns.set(column, { type, fallback }));
  }
  return tables;
}
