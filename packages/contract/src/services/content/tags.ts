import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, oneOf, paging, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** A word that articles are found by. */
export const Tag: ObjectSchema = entity("Tag", "A word that articles are found by", {
  id: uid("The tag's unique number"),
  parentId: integer({ min: 0, description: "The tag above; 0 at the top", example: 0 }),
  categoryId: nullable(uid("The content category the tag belongs to; none for all")),
  title: text({ example: "Safety" }),
  alias: text({ description: "The title as part of an address", example: "safety" }),
  description: nullable(text({ description: "What the tag stands for" })),
  published: oneOf([1, 0], { description: "1 shown, 0 hidden" }),
  contentCount: integer({ min: 0, description: "How many articles the reader can see carry it", example: 3 }),
});

/** Tags of articles. */
export const tags: Resource = resource("/tags", {
  list: get("", {
    query: {
      catId: integer({ min: 0, description: "Only tags of this content category" }),
      parentId: integer({ min: 0, description: "Only tags directly below this one; 0 for the top", example: 0 }),
      q: text({ description: "Words that all stand in title, alias or description" }),
      ...paging({ max: 100 }),
    },
    returns: list(Tag),
    summary: "List tags",
    words: ["keyword", "label", "topic", "subject", "articles about"],
    tasks: ["topics that articles are filed under", "keywords for pages"],
    permission: "content.read",
    scope: "site",
    rules: ["R002", "R033"],
  }),
});
