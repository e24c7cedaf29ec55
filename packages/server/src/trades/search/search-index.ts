import type { Queryable } from "../../platform/db/database.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "./search-request.ts";

/** What a process holds in memory to find items by, of all its sites. */
export interface IndexState {
  /** Sites that are answered from memory. */
  readonly ready: number;
  /** Sites whose index is being made. */
  readonly building: number;
  /** Sites whose index could not be made; the database answers for them. */
  readonly failed: number;
  readonly bytes: number;
  /** When the one that was asked longest ago was in agreement with the database, in milliseconds since 1970; undefined where there is none. */
  readonly agreedAt: number | undefined;
}

/** What finds items: indexes in this process by default, or a search cluster behind the same interface. */
export interface SearchIndex {
  search(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage>;
  facets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]>;
  /** A sentence of why it does not answer a site by itself; nothing where it does, or nobody asked yet. */
  problem(site: string): string | undefined;
  /** Saves what it holds in memory and changed since it was saved, where there is a place for that. */
  save(): Promise<void>;
  /** What it holds in memory. */
  state(): IndexState;
}
