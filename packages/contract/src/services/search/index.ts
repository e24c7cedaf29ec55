import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { indexedItems } from "./indexed-item.ts";
import { itemSearch, itemSearchAttributes } from "./item-search.ts";

/** Item search and the search index. */
export const search: Service = service({
  name: "search",
  title: "Search",
  description: "Item search by words, part numbers and likeness, with facets, and the items of the search index.",
  domains: { system: "system" },
  resources: {
    itemSearch,
    "itemSearch.attributes": itemSearchAttributes,
    items: indexedItems,
    system,
  },
});
