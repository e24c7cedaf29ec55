import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  integer,
  list,
  nullable,
  open,
  orderBy,
  paging,
  pick,
  recursiveEntity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { CategoryCrumb } from "./item-parts.ts";

/** A category of the catalogue with the ones below it. */
export const ItemCategory: ObjectSchema = recursiveEntity(
  "ItemCategory",
  "A category of the catalogue with the ones below it",
  (self) => ({
    ...pick(CategoryCrumb, "itemCategoryUid", "itemCategoryId", "itemCategoryDesc"),
    parentItemCategoryUid: nullable(uid("The category above; null for a root")),
    rootItemCategoryUid: uid("The root it belongs to"),
    displayOnWebFlag: yesNo({ description: "Y when shoppers see it" }),
    deleteFlag: yesNo({ description: "Y when the record is deleted", example: "N" }),
    itemCount: integer({
      min: 0,
      description: "Items in it and below that shoppers find, each counted once",
      example: 42,
    }),
    fullPath: text({ description: "The names from the root on", example: "Fasteners / Hex bolts" }),
    level: integer({ min: 1, description: "1 for a root", example: 2 }),
    sequenceNo: integer({ min: 0, description: "Position among its neighbours", example: 1 }),
    title: nullable(text({ description: "The headline of its page", example: "Hex bolts" })),
    metaDesc: nullable(text({ description: "What search engines show of its page" })),
    article: nullable(text({ description: "A text for its page" })),
    imageUrl: nullable(text({ description: "Its picture", example: "/media/categories/hex-bolts.svg" })),
    classId5: nullable(text({ description: "The class of customers it is meant for", example: "HARDWARE" })),
    userDefined: nullable(open({ description: "Fields that the site added; null without `includeUd`" })),
    ancestors: list(CategoryCrumb, { description: "The way from the root to it, without itself" }),
    subCategoryCount: integer({ min: 0, description: "How many categories are directly below it", example: 6 }),
    subCategories: list(self, { description: "The categories below it" }),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  }),
);

const words = ["category", "product group", "family", "department", "navigation", "menu", "tree", "taxonomy"];
const path = text({
  min: 1,
  description: "Names or codes from the root on, separated by `/`; blanks around it and case do not count",
  example: "fasteners/hex-bolts",
});
const rootItemCategoryId = text({ min: 1, description: "The code of the root to look below", example: "fasteners" });

/** How a category is named by its path; shared by the shop's and the records' lookup. */
export const categoryLookup = { path, rootItemCategoryId };

/** `/item-category`: the records of the category tree. */
export const itemCategory: Resource = resource("/item-category", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("item_category_uid|ASC"),
      q: text({ description: "Words to look for in code, name, path and title", example: "bolts" }),
    },
    returns: list(ItemCategory),
    summary: "List item categories, each without the ones below it",
    words,
    tasks: ["product groups of the catalogue", "top level categories"],
    permission: "catalog.read",
    scope: "site",
  }),
  lookup: get("/lookup", {
    query: categoryLookup,
    returns: ItemCategory,
    summary: "Find an item category by its path",
    description: "`path` alone, the root alone, or a path from that root on. Answers it with the ones directly below.",
    words: [...words, "slug", "URL"],
    permission: "catalog.read",
    scope: "site",
  }),
  get: get("/{id}", {
    params: { id: uid("itemCategoryUid of the category") },
    returns: ItemCategory,
    summary: "Get one item category with the ones directly below",
    words,
    permission: "catalog.read",
    scope: "site",
  }),
  doc: get("/{id}/doc", {
    params: { id: uid("itemCategoryUid of the category") },
    returns: ItemCategory,
    summary: "Get the whole document of an item category with the tree below it",
    description: "With its user-defined fields.",
    words: [...words, "category page"],
    tasks: ["whole taxonomy below a group", "category with everything below", "complete category tree"],
    permission: "catalog.read",
    scope: "site",
  }),
});
