import { readCompactText } from "./discovery/compact-text.ts";
import type { EndpointDescription } from "./discovery/description.ts";
import { explain } from "./discovery/explain.ts";
import { type Query, queryOf } from "./discovery/query.ts";
import { type Rated, rate } from "./discovery/relevance.ts";
import { type IndexedEndpoint, type SearchIndex, searchIndexOf } from "./discovery/search-index.ts";
import { discoveryText } from "./generated/discovery.ts";

/** An endpoint that a search found. */
export interface Hit extends Omit<EndpointDescription, "words" | "tasks"> {
  /** From 0 to 1; see {@link searchEndpoints}. */
  readonly score: number;
  /** What matched, for people: "path holds `cart-line`; `slip` is a word for it". */
  readonly why: string;
}

/** What a search looks through and how much it answers (R231, R233). */
export interface SearchOptions {
  /** Only endpoints of this service: `warehouseOps`. */
  readonly service?: string;
  /** Only endpoints of this domain. */
  readonly domain?: string;
  /** Only GET endpoints (R258: a GET with effects is one of them). */
  readonly readOnly?: boolean;
  /** Hits that score less are left out (R246). @default 0.1 */
  readonly minScore?: number;
  /** At most so many hits (R247). @default 10 */
  readonly maxResults?: number;
}

const indices = new Map<string, SearchIndex>();

/**
 * The index of the named services, of every service when none is named; made when it is first asked for and kept.
 * A name that is not known is left out (R232).
 */
export function discoveryIndex(names?: readonly string[]): SearchIndex {
  const key = names?.join() ?? "";
  const known = indices.get(key);
  if (known) return known;
  const services = readCompactText(discoveryText).filter(({ service }) => names?.includes(service) ?? true);
  const index = searchIndexOf(services);
  indices.set(key, index);
  return index;
}

/**
 * The endpoints that a free text asks for, best first; no network.
 *
 * A score is the best of the single criteria plus bonuses, at most 1 (R245, D16; case does not matter):
 *
 * - the whole text is the path 1, stands in it 0.9; is the summary 0.8, stands in it 0.65; is one of the endpoint's words
 *   0.7; is the domain 0.6, stands in it 0.5; is a task of it 0.5; stands in the service's name 0.3 (R234–R242). Numbers and
 *   names in braces of a path are alike, and `inv mast`, `invMast` and `inv-mast` are. Of a line of a log, an address or a
 *   command the path in it counts, with its service and method, if it is one of an endpoint.
 * - word by word up to 0.7, the level of a search term: the share of the text's words that the endpoint knows, weighed by how
 *   rare a word is, by where it stands (path, summary, words …), and by how it was read: as typed, as another word of the
 *   trade, in spite of a mistake of one letter, as the beginning of a word.
 * - bonuses: up to 0.2 for the share of the path's words that are named (R243), up to 0.3 for the share of several words that
 *   are found (R244). A verb that asks for something else than the endpoint does takes some of it away.
 *
 * A sum up to 0.9 is the score; what bonuses lift above that shares the room below 1, which the whole path alone reaches. Of
 * equal scores the shorter path comes first and each further one is 0.0001 lower, so that answers share a score only when
 * their texts are equal (`/health-check` of two services). A text without words finds nothing; of a long one the first 500
 * characters count.
 *
 * @example searchEndpoints(discoveryIndex(), "which purchase order does this packing slip belong to");
 */
export function searchEndpoints(index: SearchIndex, text: string, options: SearchOptions = {}): Hit[] {
  const { minScore = 0.1, maxResults = 10 } = options;
  const query = queryOf(index, text);
  if (query.words === 0) return [];
  const wanted = rate(index, query)
    .filter(({ entry, score }) => score > 0 && isWanted(entry.endpoint, options))
    .sort((a, b) => b.score - a.score || b.sum - a.sum || a.entry.path.length - b.entry.path.length);
  return apart(wanted)
    .filter(({ score }) => score >= minScore)
    .slice(0, maxResults)
    .map(({ entry, score }) => hitOf(query, entry, score));
}

/** What a further endpoint of the same score is lower by. */
const step = 0.0001;

/** The same endpoints, best first, with scores that are alike only where the texts are. */
function apart(sorted: readonly Rated[]): Rated[] {
  const apart: Rated[] = [];
  for (const rated of sorted) {
    const before = apart.at(-1);
    if (before === undefined || rated.score < before.score) apart.push(rated);
    else apart.push({ ...rated, score: before.score - (readsAlike(before, rated) ? 0 : step) });
  }
  return apart;
}

function readsAlike(a: Rated, b: Rated): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ entry: { path, summary, words, tasks }, entry }: Rated): string {
  return JSON.stringify([entry.endpoint.method, path, summary, words, tasks]);
}

function isWanted(endpoint: EndpointDescription, { service, domain, readOnly }: SearchOptions): boolean {
  return (
    (service === undefined || endpoint.service === service) &&
    (domain === undefined || endpoint.domain === domain) &&
    (!readOnly || endpoint.readOnly)
  );
}

function hitOf(query: Query, entry: IndexedEndpoint, score: number): Hit {
  const { words: _words, tasks: _tasks, ...endpoint } = entry.endpoint;
  return { ...endpoint, score, why: explain(query, entry) };
}
