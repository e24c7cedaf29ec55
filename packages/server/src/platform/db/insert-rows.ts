import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "./database.ts";
import { parameterOf } from "./parameter.ts";
import { Session } from "./session.ts";

/** A record as it goes into a table: values by column name. Lists go into array or json columns as they are. */
export type Row = Readonly<Record<string, unknown>>;

/** What happens when a row's key is already there. */
export interface InsertOptions {
  /** The columns of the unique key, `site_id` among them. Without them a key that exists is an error. */
  readonly conflict?: readonly string[];
  /**
   * `update` (the default) writes the other columns of the given rows over the stored ones, `skip` leaves them, `change`
   * writes over those that differ and sets their `date_last_modified`, where the table has one.
   */
  readonly existing?: "update" | "skip" | "change";
  /** Rows of one statement; default 20,000. */
  readonly batch?: number;
}

/**
 * Inserts many rows with one statement per 20,000: each column travels as an array. A column that a row leaves out, or
 * gives as null, gets the column's default. Answers how many rows were written.
 *
 * @example
 * await insertRows(db, "brand", [{ site_id: "demo", brands_uid: 1, brands_name: "Vega" }]);
 * @throws RangeError when a row names a table or column that does not exist.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly Row[],
  options: InsertOptions = {},
): Promise<number> {
  if (rows.length === 0) return 0;
  const all = await columnsOfTable(db, table);
  const columns = givenColumns(table, all, rows);
  const rest = onConflict(table, columns, all.has("date_last_modified"), options);
  const batch = options.batch ?? 20_000;
  let written = 0;
  for (let start = 0; start < rows.length; start += batch) {
    written += await db.execute(statement(table, columns, rows.slice(start, start + batch), rest));
  }
  return written;
}

type NamedColumns = readonly (readonly [string, TableColumn])[];

async function columnsOfTable(db: Queryable, table: string): Promise<ReadonlyMap<string, TableColumn>> {
  const known = (await tableColumns(db)).get(table);
  if (known) return known;
  throw new RangeError(`There is no table \`${table}\` to insert into; run the migrations first or correct the name.`);
}

function givenColumns(table: string, known: ReadonlyMap<string, TableColumn>, rows: readonly Row[]): NamedColumns {
  const names = new Set<string>();
  for (const row of rows) for (const name in row) names.add(name);
  return [...names].map((name) => {
    const column = known.get(name);
    if (column) return [name, column] as const;
    throw new RangeError(
      `The table \`${table}\` has no column \`${name}\`; it has ${[...known.keys()].map((key) => `\`${key}\``).join(", ")}.`,
    );
  });
}

function statement(table: string, columns: NamedColumns, rows: readonly Row[], rest: Sql): Sql {
  const names = columns.map(([name]) => `"${name}"`).join(", ");
  const given = columns.map(([name, { type }]) => {
    const write = writerOf(type);
    const values = rows.map((row) => (row[name] === null || row[name] === undefined ? null : write(row[name])));
    return sql`${values}::${raw(type.endsWith("[]") ? "text" : type)}[]`;
  });
  const values = columns.map(([name, { type, fallback }]) => {
    const value = type.endsWith("[]") ? `r."${name}"::${type}` : `r."${name}"`;
    return fallback ? `coalesce(${value}, ${fallback})` : value;
  });
  return sql`insert into ${raw(table)} (${raw(names)}) select ${raw(values.join(", "))}
    from unnest(${join(given)}) as r (${raw(names)}) ${rest}`;
}

/** How a value is written as an element of an array of its column: a list as text, or the elements of all would be one list. */
function writerOf(type: string): (value: unknown) => unknown {
  if (type.endsWith("[]")) return parameterOf;
  return /^jsonb?$/.test(type) ? (value) => JSON.stringify(value) : (value) => value;
}

function onConflict(table: string, columns: NamedColumns, dated: boolean, { conflict, existing }: InsertOptions): Sql {
  if (!conflict) return empty;
  const rest = columns.map(([name]) => name).filter((name) => !conflict.includes(name));
  const key = conflict.join(", ");
  if (existing === "skip" || rest.length === 0) return raw(`on conflict (${key}) do nothing`);
  const set = rest.map((name) => `"${name}" = excluded."${name}"`);
  if (existing !== "change") return raw(`on conflict (${key}) do update set ${set.join(", ")}`);
  const of = (alias: string) => rest.map((name) => `${alias}."${name}"`).join(", ");
  const date = dated ? ", date_last_modified = localtimestamp(0)" : "";
  return raw(
    `on conflict (${key}) do update set ${set.join(", ")}${date} where (${of(table)}) is distinct from (${of("excluded")})`,
  );
}

/** A column as a bulk insert needs it. */
interface TableColumn {
  /** The type as SQL writes it: `numeric(19,6)`, `bigint[]`. */
  readonly type: string;
  /** The default as an SQL expression; null without one and for identity columns. */
  readonly fallback: string | null;
}

/** Columns by table and name. */
type TableColumns = ReadonlyMap<string, ReadonlyMap<string, TableColumn>>;

const known = new WeakMap<Queryable, Promise<TableColumns>>();

/** Has the columns of a database read again: after its schema was changed. */
export function forgetTableColumns(db: Queryable): void {
  known.delete(databaseOf(db));
}

function databaseOf(db: Queryable): Queryable {
  return db instanceof Session ? db.database : db;
}

/** The columns of all tables of the schema; asked once for a database and once for all of its transactions. */
function tableColumns(db: Queryable): Promise<TableColumns> {
  const database = databaseOf(db);
  const found = known.get(database) ?? readColumns(db);
  known.set(database, found);
  // A transaction that failed meanwhile says nothing about the schema.
  found.catch(() => known.delete(database));
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
