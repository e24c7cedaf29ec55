import sql, { type Sql } from "sql-template-tag";
import { invalid } from "../errors.ts";

/** Each word is a condition of the statement; nobody means more. */
const mostWords = 32;

/** The words of a query `q` in lower case, each once. Refuses more than 32. */
export function wordsOf(text: string): string[] {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
  if (words.length <= mostWords) return words;
  throw invalid("q", `Expected at most ${mostWords} words, got ${words.length}`, words.length, mostWords);
}

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
  return wordsOf(text ?? "").map((word) => sql`${haystack} like ${`%${literalPattern(word)}%`}`);
}
