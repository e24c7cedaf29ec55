import { stem, tokenize } from "./tokenize.ts";

/** How much a word counts by where it stands: numbers, description and brand, attributes and categories, long texts. */
export type Weight = "A" | "B" | "C" | "D";

/** What PostgreSQL keeps of a position in a document at the most. */
const lastPosition = 16_383;

/**
 * A document of weighted words as the text of a `tsvector`: the words are ours (see {@link tokenize}), so that index and
 * query agree whatever dictionaries the database has.
 */
export function searchDocument(parts: readonly (readonly [Weight, string])[]): {
  document: string;
  words: ReadonlySet<string>;
} {
  const positions = new Map<string, string[]>();
  const words = new Set<string>();
  let position = 0;
  for (const [weight, text] of parts) {
    for (const { word, forms } of tokenize(text)) {
      position = Math.min(lastPosition, position + 1);
      for (const form of forms) {
        const list = positions.get(form) ?? [];
        if (list.length < 32) list.push(`${position}${weight}`);
        positions.set(form, list);
      }
      if (weight !== "D" && /^\p{L}{3,}$/u.test(word)) words.add(stem(word));
    }
  }
  return { document: [...positions].map(([form, places]) => `${quote(form)}:${places.join(",")}`).join(" "), words };
}

/** A lexeme in the syntax of `tsvector` and `tsquery`. */
export function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
