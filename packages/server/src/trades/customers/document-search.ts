import sql, { join, raw, type Sql } from "sql-template-tag";
import { literalPattern } from "../../platform/db/words.ts";
import { compactCode, recordNumber } from "../../values/compact-code.ts";

/** How a document's header and lines are searched. */
export interface SearchedDocument {
  /** Columns of the header (alias `h`) that hold numbers: order number, invoice number. */
  readonly numbers: readonly string[];
  /** The table of the lines, and the column that says which document a line belongs to. */
  readonly lines: string;
  readonly key: string;
}

/**
 * The condition that a document is meant by `q`: one of its numbers, a part of its purchase order number or an item's
 * number, all of them whatever separators and leading zeros of numbers, or words of an item's description. None when `q` is
 * missing or blank.
 */
export function documentMatches({ numbers, lines, key }: SearchedDocument, q: string | undefined): Sql[] {
  const text = (q ?? "").trim();
  if (text === "") return [];
  const anywhere = `%${literalPattern(text.toLowerCase())}%`;
  const code = compactCode(text);
  const compact = (column: string) => sql`upper(regexp_replace(${raw(column)}, '[^[:alnum:]]', '', 'g'))`;
  const item = code === "" ? sql`false` : sql`${compact("l.item_id")} = ${code}`;
  const ways = [
    ...numbers.map((column) => sql`h.${raw(column)}::text = ${recordNumber(text) ?? null}`),
    code === "" ? sql`lower(h.po_no) like ${anywhere}` : sql`${compact("h.po_no")} like ${`%${code}%`}`,
    sql`exists (select 1 from ${raw(lines)} l where l.site_id = h.site_id and l.${raw(key)} = h.${raw(key)}
      and (${item} or lower(l.description) like ${anywhere}))`,
  ];
  return [sql`(${join(ways, " or ")})`];
}
