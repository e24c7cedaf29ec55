import { get, put, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  type Fields,
  input,
  integer,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  pick,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

const prices: Fields = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    `price${index + 1}`,
    nullable(
      number({
        min: 0,
        description: `Price of class ${index + 1} for one base unit; null unless it is the caller's, or for staff`,
        example: 0.14,
      }),
    ),
  ]),
);
const classes: Fields = Object.fromEntries(
  Array.from({ length: 5 }, (_, index) => [
    `classId${index + 1}`,
    nullable(text({ max: most.text, description: `Class ${index + 1}` })),
  ]),
);

/** What process an indexed item is in (R085). */
const processCd: Schema = oneOf([700, 704, 705, 1185], {
  description: "704 indexed, 705 paused, 700 to be removed, 1185 to be indexed again",
});

/** An item as the search index knows it. */
export const IndexedItem: ObjectSchema = entity("IndexedItem", "An item as the search index knows it", {
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  online: yesNo({ description: "Whether shoppers find it" }),
  stock_status: oneOf(["in_stock", "out_of_stock"], { description: "Whether any location has it" }),
  ...prices,
  brandName: nullable(text({ max: 255, description: "The brand", example: "Vega" })),
  manufacturerName: nullable(text({ max: 255, description: "The maker", example: "Vega Supply" })),
  ...classes,
  keywords: list(text({ max: 255 }), { description: "Further words it is found by", example: ["screw"] }),
  tags: list(text({ max: 255 }), { description: "Tags", example: ["new"] }),
  categories: list(text(), { description: "Paths of its categories", example: ["Fasteners/Bolts/Hex bolts"] }),
  statusCd: statusCd(),
  processCd,
  dateIndexed: datetime({ description: "When it was indexed last" }),
});

/** What a refresh answers. */
export const RefreshResult: ObjectSchema = entity("RefreshResult", "What a refresh of the index did", {
  refreshed: integer({ min: 0, description: "How many items were indexed", example: 1 }),
  removed: integer({ min: 0, description: "How many items left the index", example: 0 }),
  milliseconds: integer({ min: 0, description: "How long it took", example: 12 }),
});

const params: Fields = { id: uid("invMastUid of the item") };
const stale = ["search"];

/** The indexed items. */
export const indexedItems: Resource = resource("/items", {
  list: get("", {
    query: {
      ...paging(),
      itemId: text({
        max: 40,
        description: "Only the item with this number; dashes, blanks and case do not count",
        example: "HB-M8-40",
      }),
      online: yesNo({ description: "Only items that shoppers find, or do not" }),
      statusCd: statusCd(),
    },
    returns: list(IndexedItem),
    summary: "List the items of the search index",
    words: ["index", "search documents", "findability"],
    tasks: ["items that are hidden from search"],
    permission: "catalog.read",
    scope: "site",
    rules: ["R081", "R082", "R083", "R084"],
  }),
  get: get("/{id}", {
    params,
    returns: IndexedItem,
    summary: "Get one item of the search index",
    words: ["index", "search document"],
    permission: "catalog.read",
    scope: "site",
  }),
  update: put("/{id}", {
    params,
    body: input(
      "UpdateIndexedItemInput",
      "What to change of an indexed item; a refresh from the item keeps `keywords`, `tags`, `online`, `statusCd`",
      {
        ...pick(
          IndexedItem,
          "online",
          "brandName",
          "manufacturerName",
          "classId1",
          "classId2",
          "classId3",
          "classId4",
          "classId5",
          "keywords",
          "tags",
          "statusCd",
          "processCd",
        ),
        itemDesc: optional(text({ min: 1, max: 255, description: "The description shown in results" })),
      },
    ),
    returns: IndexedItem,
    summary: "Change how an item is found",
    words: ["index", "keywords", "hide", "tags", "boost"],
    tasks: [
      "make an item easier to find",
      "add search keywords to an item",
      "make a product rank higher in search",
      "push a product in the results",
      "stop showing an item in search",
    ],
    permission: "search.write",
    scope: "site",
    invalidates: stale,
    rules: ["R081", "R084", "R085"],
  }),
  refresh: get("/{id}/refresh", {
    params,
    safe: false,
    returns: RefreshResult,
    summary: "Index one item again",
    words: ["reindex", "rebuild", "sync"],
    tasks: ["reindex one product", "item does not show up in search", "update search for one part"],
    permission: "search.write",
    scope: "site",
    invalidates: stale,
    rules: ["R258"],
  }),
  refreshAll: put("/refresh", {
    returns: RefreshResult,
    summary: "Index every item again",
    words: ["reindex", "rebuild", "sync", "full index"],
    tasks: ["rebuild the whole search", "reindex the catalogue", "bring the search index up to date"],
    permission: "search.write",
    scope: "site",
    invalidates: stale,
  }),
});
