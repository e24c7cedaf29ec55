import type { WordKnowledge } from "./knowledge.ts";
import type { Lexemes } from "./lexemes.ts";
import { type Token, tokenize } from "./tokenize.ts";
import { spellingsOf } from "./units.ts";

/** Where a word stands in the text, and what is known about all of them. */
export interface WordPlace {
  readonly index: number;
  readonly isLast: boolean;
  /** The word before it. */
  readonly before: string | undefined;
  readonly known: readonly WordKnowledge[];
  /** Whether words that look like it count as well. */
  readonly alike: boolean;
}

/**
 * The text of a `tsquery` for what a word stands for: any of its forms, the ways to write it as a unit, its synonyms and, in a
 * search by likeness, the words that look like it. The last word may be the beginning of a longer one (R072, type-ahead).
 */
export function meaningOf(token: Token, place: WordPlace, lexemes: Lexemes): string {
  const [whole = "", ...parts] = token.forms;
  const known = place.known[place.index];
  const similar = [...(known?.longer ?? []), ...nearWords(whole, known, place.alike)];
  const units = spellingsOf(whole, place.before);
  const alternatives = [...new Set([whole, ...units, ...similar.map(({ word }) => word)])].map(lexemes.word);
  // No word begins so: what stands in numbers alone still may.
  if (place.isLast && !known?.longer && whole.length > 1) alternatives[0] += ":*";
  if (parts.length > 0) alternatives.push(together(parts, lexemes));
  for (const synonym of synonymsOf(place)) {
    const forms = tokenize(synonym).map(({ forms: [form = ""] }) => form);
    if (forms.length > 0) alternatives.push(together(forms, lexemes));
  }
  return `(${alternatives.join(" | ")})`;
}

/** Those that a word is searched by beside itself: all in a search by likeness, else only the one it was corrected to. */
function nearWords(
  whole: string,
  known: WordKnowledge | undefined,
  alike: boolean,
): NonNullable<WordKnowledge["near"]> {
  return (known?.near ?? []).filter(({ word }) => alike || word === whole);
}

/** What means the same as a word, alone or together with the word before or after it. */
function synonymsOf({ known, index }: WordPlace): string[] {
  return [known[index]?.synonyms, known[index]?.pairSynonyms, known[index - 1]?.pairSynonyms].flatMap(
    (list) => list ?? [],
  );
}

function together(forms: readonly string[], lexemes: Lexemes): string {
  const words = forms.map((form, index) => [form, ...spellingsOf(form, forms[index - 1])].map(lexemes.word));
  return `(${words.map((same) => (same.length > 1 ? `(${same.join(" | ")})` : same[0])).join(" & ")})`;
}
