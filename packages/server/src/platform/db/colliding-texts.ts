import { canonicalText, isNaming, unseenSign } from "@purvey/contract/naming";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Database, Queryable } from "./database.ts";
import { primaryKeyOf, textOf } from "./orphans.ts";
import { acrossSites } from "./statement-inspector.ts";

/** Texts of a column that name things and are not as callers must write them. */
export interface CollidingTexts {
  readonly table: string;
  readonly column: string;
  readonly count: number;
  /** The first three. */
  readonly examples: readonly CollidingText[];
}

/** One text that is not in its one form. */
export interface CollidingText {
  /** The row: its key and its text, such as `site_id demo, attribute_uid 7, attribute_id Café`. */
  readonly row: string;
  /** The key of the row that has the form already. */
  readonly twin: string | undefined;
  /** A sign that nobody sees and no caller may write: `sign 3 (U+200B)`. */
  readonly sign: string | undefined;
}

interface Row {
  readonly total: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly twin: Readonly<Record<string, unknown>> | null;
  readonly text: string;
}

/**
 * Looks for texts that `canonicalText` would write differently, or that hold signs that nobody sees: what callers send comes
 * in another form, and does not find them. Reads only, one statement a column.
 */
export async function collidingTexts(db: Database): Promise<CollidingTexts[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    const found: CollidingTexts[] = [];
    for (const { table, column } of await namingColumns(transaction)) {
      const key = await primaryKeyOf(transaction, table);
      const rows = await transaction.query<Row>(acrossSites("texts in another form", statement(table, column, key)));
      const [first] = rows;
      if (first) found.push({ table, column, count: first.total, examples: rows.map(exampleOf) });
    }
    return found;
  });
}

async function namingColumns(db: Queryable): Promise<{ table: string; column: string }[]> {
  const columns = await db.query<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    join information_schema.columns s on s.table_schema = c.table_schema and s.table_name = c.table_name and s.column_name = 'site_id'
    where c.table_schema = current_schema() and c.data_type = 'text' and c.is_generated = 'NEVER' and c.column_name <> 'site_id'
    order by 1, 2`);
  return columns.filter(({ column }) => isNaming(column.replaceAll("_", "")));
}

function statement(table: string, column: string, key: readonly string[]): Sql {
  const keyOf = (alias: string) =>
    raw(`json_build_object(${key.map((name) => `'${name}', ${alias}.${name}`).join(", ")})`);
  const text = raw(`r.${column}`);
  const form = sql`normalize(regexp_replace(${text}, ${`^[${outer}]+|[${outer}]+$`}, '', 'g'), nfc)`;
  return sql`
    select count(*) over () as total, ${keyOf("r")} as row, ${text} as text,
      (select ${keyOf("o")} from ${raw(table)} o where o.site_id = r.site_id and o.${raw(column)} = ${form}
        and ${text} <> ${form} limit 1) as twin
    from ${raw(table)} r where (${text} ~ '^ |[^ -~]| $') and (${text} <> ${form} or ${text} ~ ${`[${unseen}]`})
    order by ${raw(key.map((name) => `r.${name}`).join(", "))} limit 3`;
}

function exampleOf({ row, twin, text }: Row): CollidingText {
  return {
    row: `${textOf(row)} (${JSON.stringify(text)})`,
    twin: twin ? textOf(twin) : undefined,
    sign: unseenSign(text),
  };
}

/** Blanks that `canonicalText` takes off, and signs that `unseenSign` finds, as PostgreSQL's expressions write them. */
const outer = signs((sign) => canonicalText(`a${sign}`) === "a");
const unseen = signs((sign) => unseenSign(`a${sign}a`) !== undefined);

function signs(fits: (sign: string) => boolean): string {
  let list = "";
  for (let code = 1; code <= 0x10ffff; code++)
    if (fits(String.fromCodePoint(code))) list += `\\U${code.toString(16).padStart(8, "0")}`;
  return list;
}
