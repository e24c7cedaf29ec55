import type { API, Types } from "@opensearch-project/opensearch";
import { codeForms } from "@purvey/search/part-number";
import type { SearchAnswer } from "@purvey/search/request";
import type { Synonyms } from "@purvey/search/synonyms";
import { asCode } from "@purvey/search/terms";
import { readWords } from "@purvey/search/words";
import { itemFields, ownNumber } from "../item-record.ts";

type Query = Types.Common_QueryDsl.QueryContainer;

/** One thing that is asked for. */
export interface Term {
  readonly typed: string;
  readonly query: Query;
}

/** What a text was read as, with what the index has of it. */
export interface Reading {
  readonly isEverything: boolean;
  readonly terms: readonly Term[];
  /** The items whose number the text is, or begins, or by which the customer knows them. */
  readonly number: Query | undefined;
  readonly mayLack: boolean;
  readonly corrected: SearchAnswer["corrected"];
  /** Words that the items were asked for, as they are in the index. */
  readonly words: readonly string[];
}

/** What is asked of an index before a text can be read. */
export interface Question {
  readonly text: string;
  readonly body: API.Search_RequestBody;
  /** What each word stands for beside itself. */
  readonly others: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly own: string | undefined;
}

/** Words of so many letters may have a mistake, or two. */
const [oneMistake, twoMistakes] = [4, 8];

/** Asks which words and numbers of a text any item has, and which words are near those that none has. */
export function questionOf(text: string, synonyms: Synonyms, customerId: number | undefined): Question {
  const words = readWords(text).map(({ word }) => word);
  const meanings = synonyms.of(words);
  const others = new Map(words.map((word, index) => [word, meanings[index] ?? []]));
  const forms = codeForms(text);
  const [code] = forms;
  const own = customerId === undefined || code === undefined ? undefined : ownNumber(customerId, code);
  const filters: Record<string, Query> = {};
  for (const word of new Set([...words, ...[...others.values()].flat(2)])) filters[`word ${word}`] = has(word);
  for (const piece of pieces(text)) filters[pieceName(piece)] = { terms: { number: asCode(piece) } };
  const last = words.at(-1);
  if (last !== undefined) filters.last = { prefix: { words: { value: last } } };
  if (code !== undefined) filters.number = { terms: { number: forms } };
  if (code !== undefined && mayBeginNumber(code)) filters.begun = { prefix: { number: { value: code } } };
  if (own !== undefined) filters.own = { term: { own } };
  const body = {
    size: 0,
    track_total_hits: false,
    query: { exists: { field: "uid" } },
    aggs: { known: { filters: { filters } } } as API.Search_RequestBody["aggs"],
    suggest: nearWords(words),
  };
  return { text, body, others, own };
}

/** Reads a text by the answer to its question. A word that may still be typed, the last, stands for those it begins. */
export function readingOf(
  { text, others, own }: Question,
  answer: API.Search_ResponseBody | undefined,
  mustHaveAll: boolean,
): Reading {
  const isKnown = knowledgeOf(answer);
  const forms = codeForms(text);
  const whole = isKnown("number") ? forms : undefined;
  const numbers: Query[] = [];
  if (whole) numbers.push({ terms: { number: whole } });
  else if (isKnown("begun")) numbers.push({ prefix: { number: { value: forms[0] ?? "" } } });
  const isNumber = numbers.length > 0;
  if (own !== undefined && isKnown("own")) numbers.push({ term: { own } });

  const codes = pieces(text).filter((piece) => isKnown(pieceName(piece)));
  const rest = text.split(/\s+/).filter((piece) => !codes.includes(piece));
  const words = [...new Set(readWords(rest.join(" ")).map(({ word }) => word))];
  const corrected: { typed: string; read: string[] }[] = [];
  const terms: Term[] = codes.map((piece) => ({ typed: piece, query: numberTerm(piece) }));
  const asked: string[] = [];
  for (const [index, word] of words.entries()) {
    const meanings = meaningsOf(word, others.get(word) ?? [], isKnown);
    if (index === words.length - 1 && isKnown("last")) meanings.push(...begunBy(word));
    const near = meanings.length > 0 ? [] : nearest(word, answer);
    if (near.length > 0) corrected.push({ typed: word, read: near });
    const queries = meanings.length > 0 ? meanings : near.map((other) => wordQuery(other, 0.7));
    if (queries.length === 0) continue;
    asked.push(...(near.length > 0 ? near : [word]));
    terms.push({ typed: word, query: { dis_max: { queries } } });
  }
  const areAllKnown = terms.length === codes.length + words.length;
  // Of a text that is a part number, words of which some are unknown are parts of the number.
  const areDropped = !areAllKnown && (isNumber || mustHaveAll);
  return {
    isEverything: text.trim() === "",
    terms: areDropped ? [] : terms,
    number: numbers.length > 0 ? { dis_max: { queries: numbers } } : undefined,
    mayLack: !mustHaveAll && terms.length > 1 && !isNumber,
    corrected,
    words: asked,
  };
}

function knowledgeOf(answer: API.Search_ResponseBody | undefined): (name: string) => boolean {
  const known = answer?.aggregations?.known as { buckets?: Record<string, { doc_count: number }> } | undefined;
  return (name) => (known?.buckets?.[name]?.doc_count ?? 0) > 0;
}

function pieces(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((piece) => asCode(piece).length > 0);
}

/** By its letters and digits: other signs may mean something in a name. */
function pieceName(piece: string): string {
  return `piece ${asCode(piece)[0]}`;
}

function mayBeginNumber(code: string): boolean {
  return code.length >= 3 && /\d/.test(code);
}

function has(word: string): Query {
  return { term: { words: word } };
}

const fields = Object.entries(itemFields).flatMap(([name, field]) =>
  field.kind === "text" ? [[name, field.weight] as const] : [],
);

/** A word in the texts, the rarer the better, wherever it stands. */
function wordQuery(word: string, boost: number): Query {
  return {
    multi_match: {
      query: word,
      type: "cross_fields",
      fields: fields.map(([name, weight]) => `${name}^${weight}`),
      tie_breaker: 0.3,
      boost,
    },
  };
}

function begunBy(word: string): Query[] {
  return fields.map(([name, weight]) => ({
    prefix: { [name]: { value: word, boost: 0.8 * weight, rewrite: "top_terms_blended_freqs_50" } },
  }));
}

/** A number among other words: what a rare word of the name would count. */
function numberTerm(piece: string): Query {
  return { constant_score: { filter: { terms: { number: asCode(piece) } }, boost: 15 } };
}

/** The word and what means the same, as far as any item has it. */
function meaningsOf(word: string, others: readonly (readonly string[])[], isKnown: (name: string) => boolean): Query[] {
  const queries = isKnown(`word ${word}`) ? [wordQuery(word, 1)] : [];
  for (const phrase of others) {
    if (!phrase.every((one) => isKnown(`word ${one}`))) continue;
    const must = phrase.map((one) => wordQuery(one, 0.8 / phrase.length));
    queries.push(must.length === 1 && must[0] ? must[0] : { bool: { must } });
  }
  return queries;
}

/** Words with a digit are sizes and numbers: nothing else is taken for them. */
function nearWords(words: readonly string[]): Types.Core_Search.Suggester {
  const suggest: Record<string, Types.Core_Search.FieldSuggester> = {};
  for (const word of words) {
    if (word.length < oneMistake || /\d/.test(word)) continue;
    suggest[`1 ${word}`] = { text: word, term: suggester(1) };
    if (word.length >= twoMistakes) suggest[`2 ${word}`] = { text: word, term: suggester(2) };
  }
  return suggest;
}

function suggester(mistakes: number): Types.Core_Search.TermSuggester {
  return {
    field: "words",
    analyzer: "whitespace",
    suggest_mode: "missing",
    max_edits: mistakes,
    prefix_length: 0,
    min_word_length: oneMistake,
    string_distance: "damerau_levenshtein",
    size: 8,
  };
}

/** Words with the fewest mistakes; with the first letter right where there are such, as that is seldom mistyped. */
function nearest(word: string, answer: API.Search_ResponseBody | undefined): string[] {
  const optionsOf = (mistakes: number): string[] => {
    const [entry] = answer?.suggest?.[`${mistakes} ${word}`] ?? [];
    const options = [(entry as Types.Core_Search.TermSuggest | undefined)?.options ?? []].flat();
    return options.map(({ text }) => text).filter((text) => !/\d/.test(text));
  };
  const one = optionsOf(1);
  const found = one.length > 0 ? one : optionsOf(2);
  const alike = found.filter((other) => other[0] === word[0]);
  return alike.length > 0 ? alike : found;
}
