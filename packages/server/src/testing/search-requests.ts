import type { PageRequest, SearchRequest } from "../trades/search/search-request.ts";

/** Makes requests of a site that ask for a text and nothing else, but for what a caller adds. */
export function searchRequestsOf(site: string) {
  return (text: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
    site,
    text,
    searchType: "query",
    operator: "OR",
    customerId: undefined,
    filters: new Map(),
    itemCategoryUid: undefined,
    brandsUid: undefined,
    stockStatus: undefined,
    ...more,
  });
}

/** The first page of 24 by relevance, but for what a caller changes. */
export function pageRequest(more: Partial<PageRequest> = {}): PageRequest {
  return { size: 24, from: 0, sort: "relevance", locationId: undefined, withStock: true, ...more };
}
