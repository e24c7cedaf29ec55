import { plainCosts } from "./edit-distance.ts";
import { codeForms } from "./part-number.ts";
import type { Segment } from "./segment.ts";
import type { Synonyms } from "./synonyms.ts";
import { readWords } from "./words.ts";

/** Where fewer records have what was asked for, more is looked for. */
export const few = 30;

/** One thing that is asked for: words and phrases that mean it, each with its factor, and part numbers. */
export interface Term {
  readonly typed: string;
  readonly words: Map<string, number>;
  /** Words that only together mean it. */
  readonly phrases: (readonly [words: readonly string[], factor: number])[];
  readonly codes: readonly string[];
  corrected: boolean;
}

/** What is asked for, and the part numbers that the whole text may be. */
export interface Query {
  readonly terms: readonly Term[];
  readonly codes: readonly string[];
}

/** Reads a text as what is asked for in these segments. */
export function readQuery(text: string, segments: readonly Segment[], synonyms: Synonyms, typing: boolean): Query {
  const terms: Term[] = [];
  let rest = "";
  for (const piece of text.split(/\s+/)) {
    const codes = asCode(piece).filter((code) => isCode(code, segments));
    if (codes.length === 0) rest += `${piece} `;
    else terms.push({ typed: piece, words: new Map(oneWord(piece)), phrases: [], codes, corrected: false });
  }
  const words = readWords(rest).map(({ word }) => word);
  const others = synonyms.of(words);
  for (const [index, word] of words.entries()) {
    if (words.indexOf(word) < index) continue;
    const term: Term = { typed: word, words: new Map([[word, 1]]), phrases: [], codes: [], corrected: false };
    for (const phrase of others[index] ?? []) addReading(term, phrase, 0.8);
    complete(term, segments, typing && index === words.length - 1);
    terms.push(term);
  }
  const codes = wholeCodes(text, segments);
  return { terms, codes: typing && codes.length === 0 ? codesBegunBy(text, segments) : codes };
}

/** The part numbers that a whole text is. */
export function wholeCodes(text: string, segments: readonly Segment[]): string[] {
  return codeForms(text).filter((code) => isCode(code, segments));
}

function isCode(code: string, segments: readonly Segment[]): boolean {
  return segments.some((segment) => segment.codes.table.find(code) >= 0);
}

/** The part numbers that a text begins, from three signs on with a digit. */
function codesBegunBy(text: string, segments: readonly Segment[]): string[] {
  const [code] = codeForms(text);
  if (code === undefined || code.length < 3 || !/\d/.test(code)) return [];
  return segments.flatMap((segment) =>
    Array.from(segment.codeSpellings.with(code, "front").subarray(0, 50), (text) => segment.codes.table.at(text)),
  );
}

/** The forms of a piece of a text that may be a part number: it has letters and digits, or is long, as `12` is a size. */
export function asCode(piece: string): string[] {
  if (!/\d/.test(piece) || !(/\p{L}/u.test(piece) || piece.length > 5)) return [];
  return codeForms(piece).filter((code) => code.length > 3);
}

function oneWord(piece: string): [string, number][] {
  const words = readWords(piece);
  return words.length === 1 && words[0] ? [[words[0].word, 0.5]] : [];
}

/** Adds what means the same, unless it has a meaning already. */
function addReading({ words, phrases }: Term, phrase: readonly string[], factor: number): void {
  const [only] = phrase;
  if (phrase.length > 1) phrases.push([phrase, factor]);
  else if (only !== undefined && !words.has(only)) words.set(only, factor);
}

/** Adds endings, compounds and beginnings; where no record has the word, the nearest that some have. */
function complete(term: Term, segments: readonly Segment[], open: boolean): void {
  const { typed: word, words, phrases } = term;
  const frequency = segments.reduce((sum, segment) => sum + segment.postings.frequency(segment.words.find(word)), 0);
  // Other endings and compounds are German; in a catalog in English they help where a word is rare, and mislead elsewhere.
  if (frequency < few || segments.reduce((sum, { german }) => sum + german, 0) > 0) {
    const forms = [word, ...endings(word)];
    for (const other of forms) addReading(term, [other], 0.9);
    if (word.length >= 5 && !/\d/.test(word))
      for (const form of forms)
        for (const segment of segments) for (const other of segment.compoundsOf(form)) addReading(term, [other], 0.6);
    for (const parts of partsOf(word, frequency === 0 ? 3 : 4, segments)) addReading(term, parts, 0.6);
  }
  if (open) for (const other of begunBy(word, segments)) addReading(term, [other], 0.8);
  for (const other of words.keys()) if (!isWord(other, segments)) words.delete(other);
  if (words.size + phrases.length > 0) return;
  const read = mistyped(word, segments);
  for (const other of read.length > 0 || word.length < 3 ? read : begunBy(word, segments)) words.set(other, 0.7);
  term.corrected = words.size > 0;
}

function isWord(word: string, segments: readonly Segment[]): boolean {
  return segments.some((segment) => segment.words.find(word) >= 0);
}

/** German words with another ending: `rohre` and `rohren` of `rohr`. */
function endings(word: string): string[] {
  const base = word.replace(/(?<=....)(?:en|er|e|n)$/, "");
  return base.length < 4 || /\d/.test(word) ? [] : ["", "e", "en", "er", "n"].map((ending) => base + ending);
}

/** The two words of so many letters or more that a compound is made of, with what joins them left out. */
function partsOf(word: string, least: number, segments: readonly Segment[]): string[][] {
  const found: string[][] = [];
  for (let at = least; at <= word.length - least; at++) {
    const [front, tail] = [word.slice(0, at), word.slice(at)];
    const last = [tail, ...endings(tail)].find((one) => isWord(one, segments));
    const first = [front, front.replace(/(?:es|en|[sne])$/, "")].find(
      (one) => one.length >= least && isWord(one, segments),
    );
    if (first !== undefined && last !== undefined) found.push([first, last]);
  }
  return found;
}

function begunBy(word: string, segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) => segment.beginningWith(word, 50).map((found) => segment.words.at(found)));
}

/** The nearest words in use: one mistake from four letters on, two from eight. */
function mistyped(word: string, segments: readonly Segment[]): string[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  const forms = word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
  for (const form of forms) {
    const one = nearest(form, segments, 1);
    if (one.length > 0) return one;
  }
  return word.length < 8 ? [] : nearest(word, segments, 2);
}

function nearest(word: string, segments: readonly Segment[], mistakes: 1 | 2): string[] {
  const found = segments.flatMap((segment) => {
    const wanted = (text: number) => !/\d/.test(segment.words.at(text));
    return segment.wordSpellings
      .nearest(word, { mistakes, limit: mistakes, count: 8, costs: plainCosts, wanted })
      .map(({ text }) => segment.words.at(text));
  });
  // The first letter is seldom mistyped.
  const alike = found.filter((other) => other[0] === word[0]);
  return [...new Set(alike.length > 0 ? alike : found)].slice(0, 8);
}
