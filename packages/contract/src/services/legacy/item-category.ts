import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, nullable, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const article = (description: string, example: string) => nullable(text({ description, example }));

/** What the page of a category says. */
export const ItemCategoryArticle: ObjectSchema = entity("ItemCategoryArticle", "What the page of a category says", {
  itemCategoryUid: uid("The category"),
  article: article("The first text of its page", "Hex bolts in metric and inch sizes."),
  article2: article("The second text", "Choose the class by the load."),
  article3: article("The third text", "Zinc protects indoors, stainless outdoors."),
  article4: article("The fourth text", "Torque by the table of the manufacturer."),
  article5: article("The fifth text", "Ask us about special lengths."),
  title: nullable(text({ description: "The headline", example: "Hex bolts" })),
  metaDesc: nullable(text({ description: "What search engines show", example: "Hex bolts from stock." })),
  displayOnWebFlag: yesNo({ description: "Y when shoppers see it" }),
});

/** `/item-category`: the articles of categories. */
export const itemCategory: Resource = resource("/item-category", {
  get: get("/{id}", {
    params: { id: uid("itemCategoryUid of the category") },
    returns: ItemCategoryArticle,
    summary: "Get the articles of an item category",
    words: ["category page", "landing page", "text", "SEO", "headline"],
    tasks: ["texts of a category page"],
    permission: "catalog.read",
    scope: "site",
  }),
});
