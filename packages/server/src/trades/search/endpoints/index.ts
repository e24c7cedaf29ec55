import type { SearchOperations } from "@purvey/contract/generated/search";
import { search } from "@purvey/contract/services/search/index";
import { type Implementation, implement } from "../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../platform/endpoints/system.ts";
import { itemSearchHandlers } from "./item-search.ts";
import { indexedItemHandlers } from "./items.ts";

/** The search service. */
export const searchImplementation: Implementation = implement<SearchOperations>(search, {
  ...itemSearchHandlers,
  ...indexedItemHandlers,
  ...systemHandlers(search),
});
