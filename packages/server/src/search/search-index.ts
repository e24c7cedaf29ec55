import type { Queryable } from "../platform/db/database.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "../trades/search/search-request.ts";
import type { RefreshResult } from "./refresh-index.ts";

/** What finds items. PostgreSQL does it by default; a search cluster can take over behind the same interface. */
export interface SearchIndex {
  search(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage>;
  facets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]>;
  refresh(db: Queryable, site: string, invMastUids?: readonly number[]): Promise<RefreshResult>;
}
