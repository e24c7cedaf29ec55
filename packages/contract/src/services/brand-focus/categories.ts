import { post, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, integer, list, oneOf, required, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const focusLevel = oneOf(["primary", "secondary", "tertiary"], {
  description: "How much the brand stands for the category",
});
const priority = integer({
  min: 1,
  max: 100,
  description: "The order among brands of a level; 100 comes first",
  example: 80,
});
const visibility = oneOf(["public", "private", "draft"], {
  description: "Who sees it: everybody, only staff, or nobody yet",
});

/** How a brand stands for a category (R167–R169). */
export const BrandCategoryFocus: ObjectSchema = entity("BrandCategoryFocus", "How a brand stands for a category", {
  brandCategoryFocusUid: uid("The focus' unique number"),
  brandsUid: uid("The brand"),
  brandsName: text({ description: "The brand's name", example: "Vega" }),
  itemCategoryUid: uid("The category"),
  itemCategoryDesc: text({ description: "The category's name", example: "Hex Bolts" }),
  fullPath: text({ description: "The names from the root on", example: "Fasteners / Hex Bolts" }),
  focusLevel,
  priority,
  visibility,
  itemCount: integer({ min: 0, description: "Items of the brand in the category and below it", example: 42 }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** `/categories/focus`: which categories a brand stands for (R167, R168, R169). */
export const categories: Resource = resource("/categories", {
  focus: post("/focus", {
    body: input("CategoryFocusInput", "What a brand stands for", {
      brandsUid: required(uid("The brand")),
      itemCategoryUids: list(uid("A category"), {
        max: most.entries,
        description: "The categories; without them, the main categories of the brand's items",
        example: [101, 102],
      }),
      focusLevel: { ...focusLevel, default: "primary" },
      priority: { ...priority, default: 50 },
      visibility: { ...visibility, default: "public" },
    }),
    returns: list(BrandCategoryFocus),
    summary: "Put a brand's focus on categories",
    description:
      "Each named category gets this level, priority and visibility for the brand; a focus that is there already is changed, others stay. " +
      "Answers everything the brand stands for, primary first, then by priority. Sent twice it does the same.",
    words: ["merchandising", "featured brand", "preferred brand", "highlight", "promote", "assortment", "ranking"],
    tasks: [
      "promote a brand",
      "push a manufacturer's products up",
      "feature a supplier in a category",
      "give a manufacturer preference in listings",
    ],
    permission: "catalog.write",
    scope: "site",
    idempotent: true,
    invalidates: ["brandFocus.categories"],
    errors: ["BUSINESS_LOGIC_ERROR"],
    rules: ["R167", "R168", "R169"],
  }),
});
