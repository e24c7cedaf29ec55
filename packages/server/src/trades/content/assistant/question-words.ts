import { compactCode } from "../../../values/compact-code.ts";

/** Words of questions that say nothing of what is asked. */
const empty = new Set(
  (
    "a about also am an and any are as at be been by can could did do does for from get give had has have he her his how i if in into " +
    "is it its just let long many may me mean more most much must my need not of on one or our out please recommend recommended say " +
    "she should so some tell than that the their them then there they this to us use used using want was we were what when where " +
    "which who why will with would you your"
  ).split(" "),
);

/** The words of a question that say what is asked, in lower case, each once; at most 24. */
export function questionWords(question: string): string[] {
  const words = wordsIn(question).filter((word) => !empty.has(word) && (word.length > 1 || /\d/.test(word)));
  return [...new Set(words)].slice(0, 24);
}

/** The words of a text in lower case; `8.8` and `1/2` are one each. */
export function wordsIn(text: string): string[] {
  return [
    ...text
      .toLowerCase()
      .normalize("NFC")
      .matchAll(/\d+(?:[./]\d+)+|[\p{L}\p{N}]+/gu),
  ].map(([word]) => word);
}

/** The beginning that the forms of a word share: `bolts` → `bolt`, `tightened` → `tighten`. Numbers and short words are whole. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word.replace(/(?<=\p{L}{3})(?:ing|edly|ed|ies|es|ly|s|y|e)$/u, "");
}

/**
 * A query of PostgreSQL's full text that finds any of the words, in any of their forms. Words are letters and digits
 * alone, so nothing in them is an operator; numbers with a point are found by their parts.
 */
export function anyWordQuery(words: readonly string[]): string {
  const lexemes = words.flatMap((word) => (/[./]/.test(word) ? [`'${word}'`] : [lexemeOf(word)]));
  return lexemes.join(" | ");
}

function lexemeOf(word: string): string {
  const stem = stemOf(word);
  return stem.length > 3 && !/\d/.test(stem) ? `'${stem}':*` : `'${word}'`;
}

/** What may be item numbers in a question, as items are found by: `HB-M8-40` → `HBM840`. */
export function codesIn(question: string): string[] {
  const codes = question
    .split(/\s+/)
    .filter((word) => /\d/.test(word) && word.length > 3)
    .map(compactCode);
  return [...new Set(codes.filter(Boolean))].slice(0, 10);
}
