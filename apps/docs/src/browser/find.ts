import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";

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

function guidesFor(text: string, entries: readonly Entry[]): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .filter(({ title, guide = "" }) => words.every((word) => `${title} ${guide}`.toLowerCase().includes(word)))
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
