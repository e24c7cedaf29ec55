import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import type { Schema } from "@purvey/search/schema";
import { SearchIndex } from "@purvey/search/search-index";

/** What the search offers: a place of the site and what it is. */
export interface Found {
  readonly href: string;
  readonly title: string;
  /** Method and path of an endpoint, or the guide that a heading is in. */
  readonly detail: string;
  /** Why an endpoint was found. */
  readonly why: string;
}

/** A guide or a heading of one, as `search.json` has it. */
export interface Entry {
  readonly href: string;
  readonly title: string;
  readonly guide?: string;
}

/** Most places of guides, and most endpoints, that a search offers. */
const most = { guides: 4, endpoints: 12 };

/** What a text asks for: guides that name all its words, then endpoints as `api.search` finds them. */
export function find(text: string, entries: readonly Entry[]): Found[] {
  return [...guidesFor(text, entries), ...endpointsFor(text)];
}

const schema: Schema = { fields: { title: { kind: "text", weight: 1 }, guide: { kind: "text", weight: 0.3 } } };
const indices = new WeakMap<readonly Entry[], SearchIndex>();

/** Made when it is first searched. */
function indexOf(entries: readonly Entry[]): SearchIndex {
  const records = () => entries.map(({ title, guide }, at) => ({ id: String(at), values: { title, guide } }));
  const index = indices.get(entries) ?? SearchIndex.build(schema, records());
  indices.set(entries, index);
  return index;
}

function guidesFor(text: string, entries: readonly Entry[]): Found[] {
  if (text.trim() === "") return [];
  return indexOf(entries)
    .search({ text, typing: true, partial: "never", limit: entries.length })
    .hits.map(({ id }) => entries[Number(id)] as Entry)
    .sort((a, b) => Number(a.guide !== undefined) - Number(b.guide !== undefined))
    .slice(0, most.guides)
    .map(({ href, title, guide }) => ({ href, title, detail: guide ?? "Guide", why: "" }));
}

function endpointsFor(text: string): Found[] {
  return searchEndpoints(discoveryIndex(), text, { maxResults: most.endpoints }).map((hit) => ({
    href: `/docs/reference/${hit.service}/${hit.operation.slice(hit.service.length + 1)}`,
    title: hit.summary,
    detail: `${hit.method} ${hit.path}`,
    why: hit.why,
  }));
}
