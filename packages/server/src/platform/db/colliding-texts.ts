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
  // Out of the catalog itself: the embedded database needs six seconds to join the views of the information schema.
  const columns = await db.query<{ table: string; column: string }>(sql`
    select c.relname::text as "table", a.attname::text as "column" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.atttypid = 'text'::regtype and a.attgenerated = '' and a.attname <> 'site_id'
      and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id' and not s.attisdropped)
    order by c.relname, a.attname`);
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
