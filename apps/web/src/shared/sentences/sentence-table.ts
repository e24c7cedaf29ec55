/** What may stand in a place of a sentence; see {@link SentenceTable}. */
export type PlaceKind = "text" | "word" | "number" | "date" | "words" | "list";

/**
 * Sentences of the server and the client with their wording in another language: pattern → wording.
 *
 * A pattern is the English sentence with its places in braces: `{item}` takes anything, `{unit:word}` what has
 * no blanks, `{count:number}` a plain number,
 * `{day:date}` a day as `2026-03-14`, `{what:words}` what the table of phrases knows (and may be empty), `{units:list}`
 * what is joined by commas, `or` and `and`. What stands in brackets may be missing, in both languages together:
 * `{bin} holds nothing[ of lot {lot}].`. A place that is named twice must hold the same twice.
 *
 * One sentence each: texts of several are taken apart and said one after the other.
 */
export type SentenceTable = Readonly<Record<string, string>>;
