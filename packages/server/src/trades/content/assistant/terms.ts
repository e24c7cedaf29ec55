import { conceptsIn } from "@purvey/contract/discovery/concepts";
import { stemOf as tradeStemOf } from "@purvey/contract/discovery/words";
import { compactCode } from "../../../values/compact-code.ts";
import { questionWords, stemOf, wordsIn } from "./question-words.ts";

/** Something a question names: a word in any of its forms, or a number of an item, which is itself or nothing. */
export interface Term {
  readonly kind: "word" | "code";
  /** The stem of the word, or the number without its dashes. */
  readonly text: string;
  /** What the word means in the trade, as `storeroom` and `stockroom` mean the same. */
  readonly meanings: readonly string[];
}

/** What a text holds of terms. */
export interface Evidence {
  readonly words: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly meanings: ReadonlySet<string>;
}

/** A word of the trade for another one tells nearly as much as the word itself. */
const synonymShare = 0.8;

/** The terms of a question that say what is asked, each once. */
export function termsOf(question: string): Term[] {
  const codes = codesIn(question).map((code): Term => ({ kind: "code", text: code, meanings: [] }));
  const words = questionWords(question.replaceAll(codePattern, " ")).map(wordTerm);
  return [...codes, ...new Map(words.map((term) => [term.text, term])).values()];
}

/** The words, numbers and meanings that stand in a text. */
export function evidenceOf(text: string): Evidence {
  const words = wordsIn(text);
  return {
    words: new Set(words.map(stemOf)),
    codes: new Set(codesIn(text)),
    meanings: new Set(words.flatMap((word) => meaningsOf(word))),
  };
}

/** How much of a term a text holds: 1 for the term, 0.8 for another word of the trade for it, 0 for neither. */
export function heldShare({ kind, text, meanings }: Term, evidence: Evidence): number {
  if (kind === "code") return evidence.codes.has(text) || evidence.words.has(text.toLowerCase()) ? 1 : 0;
  if (evidence.words.has(text) || evidence.codes.has(compactCode(text))) return 1;
  return meanings.some((meaning) => evidence.meanings.has(meaning)) ? synonymShare : 0;
}

/** Letters and digits parted by dashes or slashes, a digit among them: `HB-M8-40`. */
const codePattern = /(?<![\p{L}\p{N}])(?=[\p{L}\d/-]*\d)\p{L}[\p{L}\d]*(?:[-/][\p{L}\d]+)+/gu;

function codesIn(text: string): string[] {
  return [...new Set([...text.matchAll(codePattern)].map(([code]) => compactCode(code)))];
}

function wordTerm(word: string): Term {
  return { kind: "word", text: stemOf(word), meanings: meaningsOf(word) };
}

function meaningsOf(word: string): string[] {
  return /\d/.test(word) ? [] : conceptsIn([tradeStemOf(word)]).map(({ token }) => token);
}
