import { conceptMembers } from "./concepts.ts";
import type { Query } from "./query.ts";
import type { IndexedEndpoint } from "./search-index.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A criterion that an endpoint meets. */
export interface Reason {
  readonly score: number;
  /** For people: "path holds `cart-line`". */
  readonly why: string;
}

/** The best criterion that the whole text meets (R234–R242), nothing when it meets none. */
export function wholeTextReason(query: Query, entry: IndexedEndpoint): Reason | undefined {
  const { text, path, hyphened } = query;
  const domain = entry.endpoint.domain.toLowerCase();
  if (entry.names.has(path) && (query.method ?? entry.endpoint.method) === entry.endpoint.method)
    return { score: 1, why: `\`${text}\` is the path` };
  if (holds(entry.path, text) || holds(entry.generalPath, path)) return { score: 0.9, why: `path holds \`${text}\`` };
  if (holds(entry.path, hyphened)) return { score: 0.9, why: `path holds \`${hyphened}\`` };
  const meaning = query.meanings.find((token) => entry.places.get(token) === "path");
  if (meaning) return { score: 0.9, why: `path holds ${anotherWord(text, meaning, entry)}` };
  if (entry.summary === text) return { score: 0.8, why: "it is the summary" };
  if (entry.words.includes(text)) return { score: 0.7, why: `\`${text}\` is a word for it` };
  if (holds(entry.summary, text)) return { score: 0.65, why: `summary holds \`${text}\`` };
  if (domain === text) return { score: 0.6, why: `\`${text}\` is its domain` };
  if (holds(domain, text)) return { score: 0.5, why: `domain holds \`${text}\`` };
  if (entry.tasks.some((task) => holds(task, text) || text.includes(task)))
    return { score: 0.5, why: "it is what the endpoint is used for" };
  if (holds(entry.endpoint.service.toLowerCase(), text)) return { score: 0.3, why: `service holds \`${text}\`` };
  return undefined;
}

/** True when a text stands in another one; one or two letters only as a word of it, so that "SO" is not in "resolve". */
function holds(whole: string, text: string): boolean {
  const at = whole.indexOf(text);
  if (at < 0 || text.length > 2) return at >= 0;
  return whole.split(/[^a-z\d]+/).includes(text);
}

/** The word of the trade that stands in an endpoint for what was typed, for people: "`oe hdr` (for `so`)". */
export function anotherWord(text: string, concept: string, { places }: IndexedEndpoint): string {
  const placeOf = (member: string) => places.get(wordsOf(member).map(stemOf).join(""));
  const members = conceptMembers(concept).filter((member) => placeOf(member) !== undefined);
  const standing = members.find((member) => placeOf(member) === places.get(concept)) ?? members[0];
  return standing === undefined || standing === text ? `\`${text}\`` : `\`${standing}\` (for \`${text}\`)`;
}
