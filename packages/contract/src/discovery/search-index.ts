import { kebabCase } from "../service.ts";
import { type Action, actionsOf } from "./actions.ts";
import { type Concept, conceptsIn, conceptWords } from "./concepts.ts";
import type { EndpointDescription, ServiceDescription } from "./description.ts";
import { type NearWords, nearIndex } from "./near-words.ts";
import { isPlainWord, stemOf, wordsOf } from "./words.ts";

/** Where a word of an endpoint stands. */
export type Place = "path" | "words" | "summary" | "tasks" | "domain" | "service";

/** What a word tells about an endpoint by where it stands. */
export const placeWeights: Readonly<Record<Place, number>> = {
  path: 1,
  summary: 0.9,
  words: 0.85,
  tasks: 0.85,
  domain: 0.4,
  service: 0.4,
};

/** A word that stands only within a longer term, as "order" in "purchase order", tells less than one that stands alone. */
const withinTerm = 0.85;

/** An endpoint prepared for searching. */
export interface IndexedEndpoint {
  readonly endpoint: EndpointDescription;
  readonly actions: readonly Action[];
  /** What it is called in full: its path in several spellings, and the operation. */
  readonly names: ReadonlySet<string>;
  /** In lower case, as the criteria on the whole text compare them. */
  readonly path: string;
  /** The path with `{}` for every placeholder. */
  readonly generalPath: string;
  readonly summary: string;
  readonly words: readonly string[];
  readonly tasks: readonly string[];
  /** What it is about: for each word of its path the tokens that name it. */
  readonly subject: readonly (readonly string[])[];
  /** The best place of each token. */
  readonly places: ReadonlyMap<string, Place>;
  /** What each token tells about it, from 0 to 1. */
  readonly tells: ReadonlyMap<string, number>;
}

/** Everything a search needs; made once, by {@link searchIndexOf}. */
export interface SearchIndex {
  readonly services: readonly ServiceDescription[];
  readonly endpoints: readonly IndexedEndpoint[];
  /** The endpoints, by their place in `endpoints`, in which a token stands, each with the weight of its place. */
  readonly postings: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  /** How rare a token is among the endpoints, from 0 (in all of them) to 1 (in one). */
  readonly rarity: ReadonlyMap<string, number>;
  /** Every word of an endpoint. */
  readonly words: readonly string[];
  /** The same and the words of the trade, to find the ones that a mistyped one may stand for. */
  readonly near: NearWords;
}

/** Prepares the services for searching. */
export function searchIndexOf(services: readonly ServiceDescription[]): SearchIndex {
  const tokens = kept(tokensOf);
  const endpoints = services.flatMap((service) => service.endpoints.map((one) => indexed(one, service.title, tokens)));
  const postings = postingsOf(endpoints);
  const most = Math.log(endpoints.length + 1);
  let words: readonly string[] | undefined;
  let near: NearWords | undefined;
  return {
    services,
    endpoints,
    postings,
    rarity: new Map(
      [...postings].map(([token, held]) => [token, Math.log((endpoints.length + 1) / held.length) / most]),
    ),
    // Only a word that nobody knows asks for these.
    get words() {
      words ??= allWordsOf(services);
      return words;
    },
    get near() {
      near ??= nearIndex([...this.words, ...conceptWords]);
      return near;
    },
  };
}

/** Works something out once for each text: endpoints of a resource share most of their words. */
function kept<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}

function allWordsOf(services: readonly ServiceDescription[]): string[] {
  const texts = new Set(services.flatMap(({ endpoints }) => endpoints.flatMap(allTextsOf)));
  return [...new Set([...texts].flatMap(wordsOf))];
}

function postingsOf(endpoints: readonly IndexedEndpoint[]): Map<string, [number, number][]> {
  const postings = new Map<string, [number, number][]>();
  for (const [number, { tells }] of endpoints.entries()) {
    for (const [token, weight] of tells) {
      const held = postings.get(token);
      if (held) held.push([number, weight]);
      else postings.set(token, [[number, weight]]);
    }
  }
  return postings;
}

function indexed(endpoint: EndpointDescription, title: string, tokens: typeof tokensOf): IndexedEndpoint {
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const { path, summary, words, tasks } = endpoint;
  const plain = generalPath(path);
  const texts = textsOf(endpoint, title);
  return {
    endpoint,
    actions: actionsOf(endpoint),
    names: namesOf(endpoint, plain),
    path: path.toLowerCase(),
    generalPath: plain,
    summary: summary.toLowerCase(),
    words: lower(words),
    tasks: lower(tasks),
    subject: subjectOf(path),
    places: placesOf(texts, tokens),
    tells: weightsOf(texts, tokens),
  };
}

function placesOf(texts: readonly (readonly [Place, string])[], tokens: typeof tokensOf): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [place, text] of texts) for (const { token } of tokens(text)) places.set(token, place);
  return places;
}

function weightsOf(texts: readonly (readonly [Place, string])[], tokens: typeof tokensOf): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [place, text] of texts) {
    for (const { token, within } of tokens(text)) {
      const weight = placeWeights[place] * (within ? withinTerm : 1);
      weights.set(token, Math.max(weight, weights.get(token) ?? 0));
    }
  }
  return weights;
}

function subjectOf(path: string): string[][] {
  const stems = wordsOf(fixedPath(path)).map(stemOf);
  const concepts = conceptsIn(stems);
  const named = stems.map((stem, at) => [
    stem,
    ...concepts.filter(({ from, to }) => from <= at && at < to).map(({ token }) => token),
  ]);
  return named.filter((_, at) => stems.indexOf(stems[at] as string) === at && !/^(hdr|doc)$/.test(stems[at] as string));
}

function allTextsOf({ path, operation, words, summary, tasks, domain, service }: EndpointDescription): string[] {
  return [path, operation, ...words, summary, ...tasks, domain, service];
}

/** A path in lower case in which a number counts as a placeholder: `/users/12/doc` is `/users/{}/doc`. */
export function generalPath(path: string): string {
  const placeholders = /\{\w*\}|\/:\w+|\/\d+(?=\/|$)/g;
  return path.toLowerCase().replaceAll(placeholders, (found) => (found.startsWith("/") ? "/{}" : "{}"));
}

function namesOf({ service, operation }: EndpointDescription, plain: string): Set<string> {
  const inService = `${kebabCase(service)}${plain}`;
  const id = operation.toLowerCase();
  return new Set([
    plain,
    plain.slice(1),
    inService,
    `/${inService}`,
    `api/${inService}`,
    `/api/${inService}`,
    id,
    `api.${id}`,
  ]);
}

/** The path without its placeholders. */
function fixedPath(path: string): string {
  return path.replaceAll(/\{\w+\}/g, " ");
}

/** The texts of an endpoint by place, the most telling place last. Each phrase is a text of its own. */
function textsOf(endpoint: EndpointDescription, title: string): (readonly [Place, string])[] {
  const { path, operation, words, summary, tasks, domain, service } = endpoint;
  return [
    ["service", `${service} ${title}`],
    ["domain", domain],
    ...tasks.map((task) => ["tasks", task] as const),
    ...words.map((word) => ["words", word] as const),
    ["summary", summary],
    ["path", operation.slice(service.length + 1)],
    ["path", fixedPath(path)],
  ];
}

/** True for a word of a longer term that it does not mean by itself: "order" in "purchase order", but not in "sales order". */
function isWithin(stems: readonly string[], concepts: readonly Concept[], at: number): boolean {
  const means = (concept: string) => conceptsIn([stems[at] as string]).some(({ token }) => token === concept);
  return concepts.some(({ token, from, to }) => to - from > 1 && from <= at && at < to && !means(token));
}

/** A token of a text; `within` when it is a word of a longer term there, as "order" of "purchase order". */
interface Token {
  readonly token: string;
  readonly within: boolean;
}

/** What is looked up of a text: its stems, what it means in the trade, and neighbours written as one word (`shipto`). */
function tokensOf(text: string): Token[] {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  const concepts = conceptsIn(stems);
  const isPlain = (at: number) => isPlainWord(words[at] as string);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]}${stem}`);
  return [
    ...stems.map((token, at) => ({ token, within: isWithin(stems, concepts, at) })).filter((_, at) => !isPlain(at)),
    ...pairs
      .filter((_, at) => words.length <= 3 || !(isPlain(at) && isPlain(at + 1)))
      .map((token) => ({ token, within: false })),
    ...concepts.map(({ token }) => ({ token, within: false })),
  ];
}
