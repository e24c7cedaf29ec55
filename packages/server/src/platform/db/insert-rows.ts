import sql, { empty, raw, type Sql } from "sql-template-tag";
import { type TableColumn, tableColumns } from "../../data/table-columns.ts";
import type { Queryable } from "../db/database.ts";

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
  /** Rows of one statement; default 2000. */
  readonly batch?: number;
}

/**
 * Inserts many rows with one statement per 2000: the rows travel as one JSON value. A column that a row leaves out, or
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
  const batch = options.batch ?? 2000;
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
  const values = columns.map(([name, { fallback }]) =>
    fallback ? `coalesce(r."${name}", ${fallback})` : `r."${name}"`,
  );
  const shape = columns.map(([name, { type }]) => `"${name}" ${type}`).join(", ");
  return sql`insert into ${raw(table)} (${raw(names)}) select ${raw(values.join(", "))}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(${raw(shape)}) ${rest}`;
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
