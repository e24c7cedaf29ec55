import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, orderBy, paging, pick, text, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { cacheTtl } from "./cache-ttl.ts";
import { CatalogueItem } from "./catalogue-item.ts";
import { catalogueQuery, classes, filters, stockStatus } from "./catalogue-query.ts";
import { categoryLookup, ItemCategory } from "./item-category.ts";
import { ItemAttribute, ItemAttributeValue } from "./item-parts.ts";

/** A value of an attribute with how many of the listed items have it. */
export const FacetValue: ObjectSchema = entity("FacetValue", "A value with the number of items that have it", {
  ...pick(ItemAttributeValue, "attributeValueUid", "attributeValue", "numericValue", "sequenceNo"),
  itemCount: integer({ min: 0, description: "Items that have the value", example: 14 }),
});

/** An attribute to filter a list of items by. */
export const FacetAttribute: ObjectSchema = entity("FacetAttribute", "An attribute to filter a list of items by", {
  ...pick(ItemAttribute, "attributeUid", "attributeId", "attributeDesc", "dataType", "unit", "sequenceNo"),
  itemCount: integer({ min: 0, description: "Items that have a value of it", example: 40 }),
  values: list(FacetValue, { description: "The values that occur, in their order" }),
});

/** A picture to show a category by. */
export const CategoryImage: ObjectSchema = entity("CategoryImage", "A picture to show a category by", {
  itemCategoryUid: uid("The category it belongs to: this one or one below"),
  invMastUid: nullable(uid("The item it shows; null for a picture of a category")),
  sequenceNo: integer({ min: 1, description: "Position in the list", example: 1 }),
  imageUrl: text({ description: "The picture's address", example: "/media/categories/hex-bolts.svg" }),
  altText: text({ description: "What it shows, for those who do not see it", example: "Hex bolts" }),
});

const id = uid("itemCategoryUid of the category");
const productCollection = text({ min: 1, description: "Only items of this collection", example: "Vega Hex Bolts" });
const words = ["category", "browse", "catalogue", "product list", "family", "navigation", "shop by category"];

/** `/categories`: the category pages of the shop. Categories and items that shoppers do not see are left out. */
export const categories: Resource = resource("/categories", {
  lookup: get("/lookup", {
    query: { ...categoryLookup, cacheTtl },
    returns: ItemCategory,
    summary: "Find a category of the shop by its path",
    description: "`path` alone, the root alone, or a path from that root on. Answers it with the ones directly below.",
    words: [...words, "slug", "URL"],
    tasks: ["category behind a link of the shop"],
    permission: "catalog.read",
    scope: "site",
  }),
  get: get("/{id}", {
    params: { id },
    query: {
      childrenFilter: text({ description: "Only sub-categories whose code or name has these words", example: "hex" }),
      childrenLimit: integer({
        min: 1,
        max: 1000,
        default: 1000,
        description: "How many direct sub-categories at most",
      }),
      childrenOffset: integer({ min: 0, default: 0, description: "How many direct sub-categories to leave out first" }),
      ...classes,
      filters,
      includeUd: yes({ description: "Fill `userDefined`", default: false }),
      orderBy: orderBy("sequence_no|ASC"),
      path: text({ min: 1, description: "The way on from {id}: answers the category there", example: "hex-bolts" }),
      productCollection,
      rootItemCategoryId: text({ min: 1, description: "Not found unless it is below this root", example: "fasteners" }),
      cacheTtl,
    },
    returns: ItemCategory,
    summary: "Get a category of the shop with the tree below it",
    description:
      "`itemCount` counts items in the category and below, each once, that meet `filters`, `productCollection` and the classes; the classes also choose among sub-categories. " +
      "`subCategoryCount` counts what `childrenFilter` and the classes leave, before `childrenLimit`.",
    words: [...words, "category tree", "menu", "breadcrumb"],
    tasks: ["children of a category", "what stands below a category"],
    permission: "catalog.read",
    scope: "site",
  }),
  attributes: get("/{id}/attributes", {
    params: { id },
    query: {
      includeSubCategories: yes({ description: "Count items of the categories below too", default: true }),
      productCollection,
      cacheTtl,
    },
    returns: list(FacetAttribute),
    summary: "List the attributes of a category's items with values and counts",
    words: [...words, "facet", "filter", "refine", "narrow down", "specification"],
    tasks: ["filters of a category page"],
    permission: "catalog.read",
    scope: "site",
  }),
  images: get("/{id}/images", {
    params: { id },
    query: { cacheTtl },
    returns: list(CategoryImage),
    summary: "List pictures to show a category by",
    description: "Its own picture, then those of the categories directly below, then of its twelve most bought items.",
    words: [...words, "picture", "photo", "tile", "thumbnail"],
    tasks: ["picture of a category"],
    permission: "catalog.read",
    scope: "site",
  }),
  items: get("/{id}/items", {
    params: { id },
    query: {
      ...paging(),
      ...catalogueQuery,
      stockStatus,
      jobNumbers: list(text({ example: "J-2024-7" }), {
        description: "Only items of these contracts, of those that the caller may see",
      }),
      cacheTtl,
    },
    returns: list(CatalogueItem),
    summary: "List the items of a category and the ones below it",
    description: "`total` is the number of items that meet the filters, each counted once.",
    words: [...words, "products in category", "item list", "filter"],
    tasks: ["items of a category page", "what belongs to a category"],
    permission: "catalog.read",
    scope: "site",
  }),
});
