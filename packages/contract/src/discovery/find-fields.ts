import { type Hit, type SearchOptions, searchEndpoints } from "../discovery.ts";
import { fieldNamesText } from "../generated/field-names.ts";
import type { EndpointDescription } from "./description.ts";
import { type FieldPlaces, readFieldNames } from "./field-names.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a field is worth where it is taken and where it is answered: more than words that are only guessed. */
const scores = { takes: 0.9, answers: 0.85 };

let names: ReturnType<typeof readFieldNames> | undefined;

/**
 * What {@link searchEndpoints} finds, and the endpoints that take or answer the field that a text names: `poNoRequired`,
 * `lines[0].quantity`, `po_no_required`, also within a sentence. Of a path every field stands in the endpoint.
 *
 * @param index Of all services.
 */
export function searchWithFields(index: SearchIndex, text: string, options: SearchOptions = {}): Hit[] {
  const { minScore = 0.1, maxResults = 10 } = options;
  const hits = searchEndpoints(index, text, options);
  const found = fieldHits(index, text).filter((hit) => isWanted(hit, options) && hit.score >= minScore);
  const best = new Map(hits.map((hit) => [hit.operation, hit]));
  for (const hit of found) if ((best.get(hit.operation)?.score ?? 0) < hit.score) best.set(hit.operation, hit);
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, maxResults);
}

function isWanted(hit: Hit, { service, domain, readOnly }: SearchOptions): boolean {
  return (
    (service === undefined || hit.service === service) &&
    (domain === undefined || hit.domain === domain) &&
    (!readOnly || hit.readOnly)
  );
}

function fieldHits(index: SearchIndex, text: string): Hit[] {
  const fields = fieldsNamedIn(text);
  const [last] = fields.slice(-1);
  if (!last) return [];
  const hitsAt = (side: keyof FieldPlaces) =>
    index.endpoints.flatMap(({ endpoint }, at) =>
      fields.every((field) => field[side].includes(at)) ? [hitOf(endpoint, side, last.name)] : [],
    );
  const takes = hitsAt("takes");
  const taking = new Set(takes.map(({ operation }) => operation));
  return [...takes, ...hitsAt("answers").filter(({ operation }) => !taking.has(operation))];
}

/** The fields of the first word that can only be the name of one. */
function fieldsNamedIn(text: string) {
  names ??= readFieldNames(fieldNamesText);
  const known = names;
  const candidates = text.trim().split(/[\s"'`,;:(){}]+/);
  for (const word of candidates.filter((one) => isName(one))) {
    const parts = word.replaceAll(/\[\d*\]/g, "").split(".");
    const fields = parts.map((part) => known.get(part.replaceAll("_", "").toLowerCase()));
    const all = fields.filter((field) => field !== undefined);
    if (all.length === parts.length) return all;
  }
  return [];
}

/** `poNoRequired`, `lines[0].quantity`, `po_no_required`: what no sentence holds as a word. */
function isName(word: string): boolean {
  return /^[a-z][\w.[\]]*$/i.test(word) && /[a-z][A-Z]|\w\.\w|\]|[a-z]_[a-z]/.test(word);
}

function hitOf(endpoint: EndpointDescription, side: keyof FieldPlaces, name: string): Hit {
  const { words: _words, tasks: _tasks, ...rest } = endpoint;
  return { ...rest, score: scores[side], why: side === "takes" ? `it takes \`${name}\`` : `it answers \`${name}\`` };
}
