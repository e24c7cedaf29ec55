import { type Action, actionsAskedFor, actionsAt, actionsOfMethod, actionsOfVerb } from "./actions.ts";
import { type Concept, conceptsIn } from "./concepts.ts";
import { nearWords } from "./near-words.ts";
import { requestLineIn } from "./request-line.ts";
import { generalPath, type SearchIndex } from "./search-index.ts";
import { isPlainWord, stemOf, wordsOf } from "./words.ts";

/** How a token came from what was typed. */
export type Kinship = "same" | "trade" | "mistake" | "beginning";

/** A token that would answer a word of the text, and how surely, from 0 to 1. */
export interface Alternative {
  readonly token: string;
  readonly kinship: Kinship;
  readonly quality: number;
  /** What was read instead of what was typed. */
  readonly readAs?: string;
}

/** A word of the text, or neighbouring words that belong together. */
export interface Term {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** What it counts for among the terms: rare words tell more. */
  readonly weight: number;
  /** A verb is also answered by an endpoint that does it. */
  readonly actions: readonly Action[];
}

/** A text taken apart. */
export interface Query {
  /** In lower case, without a method in front. */
  readonly text: string;
  /** The text as a path has it: numbers and placeholders as `{}`; and its words with hyphens between. */
  readonly path: string;
  readonly hyphened: string;
  /** The method in front of a path: `PUT /brands`. */
  readonly method: string | undefined;
  readonly words: number;
  /** What the text as a whole means in the trade, as tokens. */
  readonly meanings: readonly string[];
  /** Phrases first, then words, the ones that count for most first. */
  readonly terms: readonly Term[];
  readonly actions: readonly Action[];
}

/** How surely a token answers, by how it came from what was typed. */
const qualities: Readonly<Record<Kinship, number>> = { same: 1, trade: 0.8, mistake: 0.8, beginning: 0.6 };

/** What a word that nothing is known of, a verb and words that belong together count for. */
const weights = { unknown: 0.6, verb: 0.35, together: 0.5 };

/** A text of so few words may consist of abbreviations alone. */
const shortText = 3;

/** What stands behind so many characters is not looked at: nobody types that much. */
const longestText = 500;

/** Takes a text apart. */
export function queryOf(index: SearchIndex, whole: string): Query {
  const given = whole.slice(0, longestText);
  const line = requestLineIn(index, given);
  const [, before, behind] = /^\s*(get|post|put|delete)\s+(\/.*)$/is.exec(given) ?? [];
  const [front, rest] = line ? [line.method, line.path] : [before, behind];
  const text = (rest ?? given).trim().toLowerCase();
  const words = wordsOf(rest ?? given.trim());
  const concepts = conceptsIn(words.map(stemOf));
  const single = words.map((_, at) => wordTerm(index, words, at, conceptsAt(concepts, at)));
  const read = words.map((word, at) => single[at]?.alternatives[0]?.readAs ?? word);
  return {
    text,
    path: line?.name ?? generalPath(text),
    hyphened: words.join("-"),
    method: front?.toUpperCase(),
    words: words.length,
    meanings: concepts.filter(({ from, to }) => to - from === words.length).map(({ token }) => token),
    terms: [
      ...concepts.filter(({ from, to }) => to - from > 1).map((concept) => phraseTerm(index, words, concept)),
      ...pairTerms(index, words),
      ...single.filter((term) => term !== undefined).sort((a, b) => b.weight - a.weight),
    ],
    actions: front
      ? actionsOfMethod(front)
      : actionsAskedFor(read, (at) => conceptsAt(concepts, at).some(({ from, to }) => to - from > 1)),
  };
}

function conceptsAt(concepts: readonly Concept[], at: number): Concept[] {
  return concepts.filter(({ from, to }) => from <= at && at < to);
}

/** A word of the text; nothing for a plain one, unless it is an abbreviation in a short text ("SO lookup"). */
function wordTerm(index: SearchIndex, words: readonly string[], at: number, concepts: readonly Concept[]) {
  const abbreviates = words.length <= shortText && concepts.some(({ from, to }) => to - from === 1);
  if (isPlainWord(words[at] as string) && !abbreviates) return undefined;
  const tokens = concepts.map(({ token }) => token);
  return termOf(index, words[at] as string, tokens, actionsAt(words, at));
}

function termOf(index: SearchIndex, word: string, concepts: readonly string[], actions: readonly Action[]): Term {
  const stem = stemOf(word);
  const known = [
    ...(index.postings.has(stem) ? [alternative(stem, "same")] : []),
    ...concepts.filter((token) => index.postings.has(token)).map((token) => alternative(token, "trade")),
  ];
  const alternatives = known.length > 0 ? known : guesses(index, word);
  return { text: word, alternatives, actions, weight: weightOf(index, word, alternatives, actions) };
}

/** What an unknown word may stand for: known words one mistake away with their trade words, or ones that begin with it. */
function guesses(index: SearchIndex, word: string): Alternative[] {
  if (actionsOfVerb(word).length > 0) return [];
  const near = nearWords(index.near, word);
  if (near.length > 0) return near.flatMap((known) => readAs(known, "mistake"));
  if (word.length < 3) return [];
  return index.words.filter((known) => known.startsWith(word)).flatMap((known) => readAs(known, "beginning"));
}

function readAs(known: string, kinship: Kinship): Alternative[] {
  const stem = stemOf(known);
  const tokens = [stem, ...(kinship === "mistake" ? conceptsIn([stem]).map(({ token }) => token) : [])];
  return tokens.map((token) => ({ ...alternative(token, kinship), readAs: known }));
}

function alternative(token: string, kinship: Kinship): Alternative {
  return { token, kinship, quality: qualities[kinship] };
}

function weightOf(index: SearchIndex, word: string, alternatives: readonly Alternative[], actions: readonly Action[]) {
  // Numbers name records, which no endpoint is described by.
  const unknownWeight = /\d/.test(word) ? 0 : weights.unknown;
  const rarity = Math.max(0, ...alternatives.slice(0, 1).map(({ token }) => index.rarity.get(token) ?? 0));
  const weight = alternatives.length > 0 ? rarity : unknownWeight;
  return actions.length > 0 ? Math.min(weight, weights.verb) : weight;
}

function phraseTerm(index: SearchIndex, words: readonly string[], { token, from, to }: Concept): Term {
  const weight = weights.together * (index.rarity.get(token) ?? weights.unknown);
  return { text: words.slice(from, to).join(" "), alternatives: [alternative(token, "trade")], actions: [], weight };
}

/** Neighbours that stand together in an endpoint, too: "ship to" in `shipTo`. */
function pairTerms({ postings, rarity }: SearchIndex, words: readonly string[]): Term[] {
  const stems = words.map(stemOf);
  return stems.slice(1).flatMap((stem, at) => {
    const token = `${stems[at]}${stem}`;
    if (!postings.has(token)) return [];
    const plain = [words[at], words[at + 1]].filter((word) => isPlainWord(word as string)).length;
    const weight = (weights.together * (rarity.get(token) ?? 0)) / 2 ** plain;
    return [{ text: `${words[at]} ${words[at + 1]}`, alternatives: [alternative(token, "same")], actions: [], weight }];
  });
}
