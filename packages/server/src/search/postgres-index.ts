import { refreshIndex } from "./refresh-index.ts";
import { searchFacets } from "./search-facets.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchItems } from "./search-items.ts";

/** The index in the database itself. */
export const postgresIndex: SearchIndex = { search: searchItems, facets: searchFacets, refresh: refreshIndex };
