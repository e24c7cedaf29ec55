import sql, { join, raw, type Sql } from "sql-template-tag";
import { literalPattern } from "../../platform/db/words.ts";
import { compactCode } from "../../values/compact-code.ts";

/** How a document's header and lines are searched. */
export interface SearchedDocument {
  /** Columns of the header (alias `h`) that hold numbers: order number, invoice number. */
  readonly numbers: readonly string[];
  /** The table of the lines, and the column that says which document a line belongs to. */
  readonly lines: string;
  readonly key: string;
}

/**
 * The condition that a document is meant by `q`: one of its numbers, a part of its purchase order number, an item's
 * number whatever dashes and blanks, or words of an item's description. None when `q` is missing or blank.
 */
export function documentMatches({ numbers, lines, key }: SearchedDocument, q: string | undefined): Sql[] {
  const text = (q ?? "").trim();
  if (text === "") return [];
  const anywhere = `%${literalPattern(text.toLowerCase())}%`;
  const itemNumber = compactCode(text);
  const item =
    itemNumber === "" ? sql`false` : sql`upper(regexp_replace(l.item_id, '[^[:alnum:]]', '', 'g')) = ${itemNumber}`;
  const ways = [
    ...numbers.map((column) => sql`h.${raw(column)}::text = ${text}`),
    sql`lower(h.po_no) like ${anywhere}`,
    sql`exists (select 1 from ${raw(lines)} l where l.site_id = h.site_id and l.${raw(key)} = h.${raw(key)}
      and (${item} or lower(l.description) like ${anywhere}))`,
  ];
  return [sql`(${join(ways, " or ")})`];
}
