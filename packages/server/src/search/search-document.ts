import type { Lexemes } from "./lexemes.ts";
import { stem, tokenize } from "./tokenize.ts";

/** How much a word counts by where it stands: numbers, description and brand, attributes and categories, long texts. */
export type Weight = "A" | "B" | "C" | "D";

/** What PostgreSQL keeps of a position in a document at the most. */
const lastPosition = 16_383;

/** What PostgreSQL keeps of positions of one word, fewer than its 255: more say nothing new. */
const mostPositions = 32;

/** A word that every item has, so that `search_word` tells how many items there are. */
export const anyItem = "";

/** A document, and the words in it beside those that stand in numbers alone. */
export interface SearchDocument {
  /** The text of a `tsvector`. */
  readonly document: string;
  /**
   * Each word, and whether a misspelt one may be taken for it: letters only, and not from long texts alone. Among them is
   * {@link anyItem}.
   */
  readonly words: ReadonlyMap<string, boolean>;
}

/**
 * A document of weighted words, and of terms that have no place in a text. The words are ours (see {@link tokenize}), so
 * that index and query agree whatever dictionaries the database has.
 */
export function searchDocument(
  lexemes: Lexemes,
  parts: readonly (readonly [Weight, string])[],
  terms: Iterable<string>,
): SearchDocument {
  const positions = new Map<string, string[]>();
  const words = new Map<string, boolean>([[anyItem, false]]);
  let position = 0;
  for (const [weight, text] of parts) {
    for (const { word, forms } of tokenize(text)) {
      position = Math.min(lastPosition, position + 1);
      for (const form of forms) {
        const list = positions.get(form) ?? [];
        if (list.length < mostPositions) list.push(`${position}${weight}`);
        positions.set(form, list);
        if (weight !== "A") words.set(form, words.get(form) ?? false);
      }
      if ((weight === "B" || weight === "C") && /^\p{L}{3,}$/u.test(word)) words.set(stem(word), true);
    }
  }
  const placed = [...positions].map(([form, places]) => `${lexemes.word(form)}:${places.join(",")}`);
  return { document: [...placed, ...new Set(terms)].join(" "), words };
}
