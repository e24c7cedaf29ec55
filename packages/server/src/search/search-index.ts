import type { Queryable } from "../db/database.ts";
import type { RefreshResult } from "./refresh-index.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "./search-request.ts";

/** What finds items. PostgreSQL does it by default; a search cluster can take over behind the same interface. */
export interface SearchIndex {
  search(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage>;
  facets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]>;
  refresh(db: Queryable, site: string, invMastUids?: readonly number[]): Promise<RefreshResult>;
}
