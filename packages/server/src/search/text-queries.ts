import type { SearchRequest } from "../trades/search/search-request.ts";
import { type Lexemes, lexemesOf } from "./lexemes.ts";
import type { Understood } from "./understand.ts";

/** What the index is asked, as texts of `tsquery`; null where there is nothing to ask for. */
export interface TextQueries {
  /** Everything that fits the text: any or all of its words, or the whole as the beginning of a number. */
  readonly fits: string;
  /** All words, where one would suffice. */
  readonly every: string | null;
  /** All words but one, where one would suffice. */
  readonly most: string | null;
  /** The text as a number, or as the beginning of one. */
  readonly numbers: string | null;
  /** The text as the beginning of an item's own number, when it is long enough for that. */
  readonly beginning: string | null;
  /** The text as a whole number. */
  readonly number: string | null;
  /** Any word, for ranking. */
  readonly any: string | null;
  /** Each word of several, for ranking. */
  readonly each: readonly string[];
}

/** The shortest text that is also looked for as the beginning of a number: shorter ones would let in half the catalogue. */
export const shortestBeginning = 3;

/** Texts of more words are not also looked for without each one of them: so many combinations cost more than they find. */
const mostWordsToLeaveOut = 6;

/** What to ask the index for a text, filters left out. */
export function textQueries(request: SearchRequest, { words, code }: Understood): TextQueries {
  const lexemes = lexemesOf(request.site);
  const alike = request.searchType === "similarity";
  const numbers = alike ? null : numberQuery(code, lexemes);
  const all = words.join(" & ");
  const any = words.join(" | ");
  const several = words.length > 1;
  // A text of signs alone is nothing that an item could have, other than no text at all.
  const otherwise = request.text.trim() === "" ? lexemes.everything : lexemes.word("");
  return {
    fits: [request.operator === "AND" && !alike ? all : any, numbers].filter(Boolean).join(" | ") || otherwise,
    every: several ? all : null,
    most: words.length > 2 && words.length <= mostWordsToLeaveOut ? allButOne(words) : null,
    numbers,
    beginning: code.length < shortestBeginning ? null : `${lexemes.itemCode(code)}:*`,
    number: code === "" ? null : `${lexemes.itemCode(code)} | ${lexemes.otherCode(code)}`,
    any: any === "" ? null : any,
    each: several ? words : [],
  };
}

function numberQuery(code: string, lexemes: Lexemes): string | null {
  if (code === "") return null;
  const beginning = code.length < shortestBeginning ? "" : ":*";
  return `${lexemes.itemCode(code)}${beginning} | ${lexemes.otherCode(code)}`;
}

function allButOne(words: readonly string[]): string {
  return words
    .map((_, left) => words.filter((_, index) => index !== left).join(" & "))
    .map((rest) => `(${rest})`)
    .join(" | ");
}

/** A query and filters together. */
export function narrowed(query: string, filters: readonly (string | undefined)[]): string {
  const given = filters.filter((filter) => filter !== undefined);
  return [`(${query})`, ...given].join(" & ");
}
