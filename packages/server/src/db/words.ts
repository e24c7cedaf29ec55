import sql, { type Sql } from "sql-template-tag";

/** The text as a pattern of `like` that matches it literally. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/**
 * Conditions that every word of `text` stands somewhere in `haystack`, an expression of lower-case text.
 * None when the text is missing or blank.
 *
 * @example
 * everyWord(sql`lower(concat_ws(' ', c.customer_name, c.email_address))`, "north fab");
 */
export function everyWord(haystack: Sql, text: string | undefined): Sql[] {
  const words = (text ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => sql`${haystack} like ${`%${literalPattern(word)}%`}`);
}
