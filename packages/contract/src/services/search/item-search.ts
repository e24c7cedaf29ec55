import { get, type Resource, resource } from "../../endpoint.ts";
import { type Fields, integer, list, number, oneOf, record, required, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { Schema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { SearchAttribute, SearchResponse } from "./search-item.ts";

/** The words to look for (R072, R073). */
const searchQuery: Schema = {
  ...text({
    min: 1,
    max: most.longText,
    pattern: "\\S",
    description: "Words, a part number (dashes, blanks and case do not count) or another known number",
    example: "hex bolt m8",
  }),
  "x-messages": {
    required: "Search query is required",
    minLength: "Search query cannot be empty",
    pattern: "Search query cannot be empty",
  },
};

/** How a list of found items is narrowed; all of it is an extension of the specification's query. */
const narrowing: Fields = {
  filters: record(list(uid()), {
    description:
      "Values to narrow by, as value numbers by attribute number: `filters[11]=64,65`. Values of one attribute are alternatives",
    example: { "11": [64] },
  }),
  itemCategoryUid: uid("Only items of this category and those below it"),
  brandsUid: list(uid(), { description: "Only items of these brands" }),
  stockStatus: oneOf(["in_stock", "out_of_stock"], {
    description: "Only items that some location has, or that none has",
  }),
  customerId: number({
    description: "The customer whose own part numbers count and whose prices are shown; default the caller's own",
    example: 100200,
  }),
};

/** Searching items and what the found ones can be narrowed by. */
export const itemSearch: Resource = resource("/item-search", {
  list: get("", {
    query: {
      q: required(searchQuery),
      searchType: oneOf(["query", "similarity"], {
        default: "query",
        description: "By words and part numbers, or by a description of what is meant, of which no word is required",
      }),
      operator: oneOf(["OR", "AND"], {
        default: "OR",
        description:
          "Whether all words are needed (`AND`), or items that lack some follow where fewer than 30 have all (`OR`)",
      }),
      useBrandFolderDoc: yesNo({ default: "N", description: "Answer pictures and documents too" }),
      size: integer({ min: 1, max: most.found, default: 24, description: "How many items at most" }),
      from: integer({ min: 0, default: 0, description: "How many items to leave out first" }),
      cacheTtl: integer({ min: 0, default: 0, description: "Seconds an answer may be kept; 0 for a fresh one" }),
      ...narrowing,
      sort: oneOf(["relevance", "itemId", "itemDesc", "priceAsc", "priceDesc", "newest", "popularity"], {
        default: "relevance",
        description: "The order; prices are list prices",
      }),
      include: list(oneOf(["price", "stock"]), {
        description: "Answer the customer's price, the stock, or both with each item",
        example: ["price", "stock"],
      }),
      locationId: number({ description: "The location whose stock is shown", example: 20 }),
      shipToId: number({ description: "The ship-to that prices are for", example: 1 }),
    },
    returns: SearchResponse,
    summary: "Search items by words or numbers",
    description:
      "Numbers equal to the query come first, whether ours, the customer's, the maker's or a UPC; then items by weighted words, with synonyms and typing errors allowed for. " +
      "`*` finds every item, the most bought ones first, to be narrowed: the page of a category or a brand. " +
      "`filters`, `itemCategoryUid`, `brandsUid`, `stockStatus`, `sort`, `include`, `locationId`, `shipToId` and `customerId` extend the specification's query; leaving them out gives its behaviour.",
    words: [
      "find",
      "look up",
      "part number",
      "sku",
      "catalogue",
      "type-ahead",
      "product search",
      "cross reference",
      "interchange",
    ],
    tasks: ["search the catalogue", "search box of the shop", "full text search"],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R072", "R073", "R074", "R075", "R076", "R077", "R078", "R079"],
  }),
});

/** The attributes of what a search finds, with counts. */
export const itemSearchAttributes: Resource = resource("/item-search/attributes", {
  list: get("", {
    query: {
      q: searchQuery,
      searchType: oneOf(["query", "similarity"], { default: "query", description: "As in the search" }),
      operator: oneOf(["OR", "AND"], { default: "OR", description: "As in the search" }),
      cacheTtl: integer({ min: 0, default: 0, description: "Seconds an answer may be kept; 0 for a fresh one" }),
      ...narrowing,
    },
    returns: list(SearchAttribute),
    summary: "List what found items can be narrowed by",
    description:
      "Attributes with their values and counts among the items that the search finds with the same query and filters. A count says how many items are left when that value is chosen: " +
      "an attribute's own filter does not reduce its counts, every other filter does. Without `q` the whole catalogue counts.",
    words: ["facets", "refine", "filter", "narrow", "counts", "navigation", "specs"],
    tasks: ["filters beside search results", "narrow down what was found"],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
});
