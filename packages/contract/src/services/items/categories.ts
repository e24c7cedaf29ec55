import { get, type Resource, resource } from "../../endpoint.ts";
import {
  entity,
  integer,
  list,
  nullable,
  oneOf,
  orderBy,
  paging,
  pick,
  record,
  text,
  uid,
  yes,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { CatalogueItem, catalogueItemLists } from "./catalogue-item.ts";
import { categoryLookup, ItemCategory } from "./item-category.ts";
import { ItemAttribute, ItemAttributeValue } from "./item-parts.ts";

/** Attribute values to filter by, `filters[12]=Steel,Zinc`: any of an attribute's values, all of the attributes. */
const filters: Schema = record(list(text({ example: "Zinc" })), {
  description: "Values by attributeUid: items that have one of them, for each attribute; `filters[12]=Steel,Zinc`",
  example: { 12: ["Steel", "Zinc"] },
});

/** Restrictions to the fifth class, which catalogues for groups of customers go by. */
const classes: Readonly<Record<"classId5List" | "classId5ExcludeList", Schema>> = {
  classId5List: list(text({ example: "HARDWARE" }), { description: "Only what has one of these fifth classes" }),
  classId5ExcludeList: list(text({ example: "HAZMAT" }), {
    description: "Nothing that has one of these fifth classes",
  }),
};

/** The filters and switches of lists of the catalogue, beside `limit` and `offset`. */
export const catalogueQuery: Readonly<Record<string, Schema>> = {
  q: text({ description: "A number of the item, or words of its description", example: "m8 zinc" }),
  sortBy: orderBy("popularity|DESC"),
  fields: list(text({ example: "images" }), {
    description: `Which lists to fill, of ${catalogueItemLists.join(", ")}; the others are empty. All without it. Plain fields may be named and are always there`,
  }),
  filters,
  tags: list(text({ example: "metric" }), { description: "Only items with one of these tags" }),
  ...classes,
  displayOnWebFlag: yesNo({ description: "Y: items that shoppers find; N: those they do not", default: "Y" }),
  includeStock: yes({ description: "Fill `stock`, `stockStatus` and `qtyAvailable`", default: false }),
  variantFilter: yesNo({ description: "Y: of each group of variants only the standard one", default: "N" }),
};

/** Whether any location can sell the item (R082). */
const stockStatus: Schema = oneOf(["in_stock", "out_of_stock"], {
  description: "Only items that a location can sell now, or only those that none can",
});

/** How old the answer may be. This server always reads its database, so every age is honoured. */
const cacheTtl: Schema = integer({
  min: 0,
  default: 0,
  description: "How old the answer may be, in seconds; answers of this server are always of this moment",
});

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
    tasks: ["category behind a link of the shop", "open a category page"],
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
    tasks: ["children of a category", "what stands below a category", "subcategories"],
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
    tasks: ["items of a category page", "what belongs to a category", "browse a department"],
    permission: "catalog.read",
    scope: "site",
  }),
});
