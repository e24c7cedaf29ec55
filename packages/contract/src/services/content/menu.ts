import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, recursiveEntity, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** An entry of a menu with the entries below it. */
export const MenuItem: ObjectSchema = recursiveEntity(
  "MenuItem",
  "An entry of a menu with the entries below it",
  (self) => ({
    id: uid("The entry's unique number"),
    parentId: integer({ min: 0, description: "The entry above; 0 at the top", example: 0 }),
    title: text({ example: "Guides" }),
    alias: text({ description: "The title as part of an address", example: "guides" }),
    link: text({ description: "Where the entry leads", example: "/content/4" }),
    type: text({ description: "`url`, `content`, `category`, `separator` …", example: "content" }),
    contentId: nullable(uid("The article it leads to")),
    sequenceNo: integer({ description: "Position among its siblings", example: 1 }),
    level: integer({ min: 1, description: "1 at the top", example: 1 }),
    children: list(self, { description: "The entries below, in their order" }),
  }),
);

/** A whole menu as a tree. */
export const MenuDoc: ObjectSchema = entity("MenuDoc", "A whole menu as a tree", {
  id: uid("The menu's unique number"),
  title: text({ example: "Main menu" }),
  menuType: text({ description: "Where the menu stands", example: "main" }),
  description: nullable(text({ description: "What the menu is for" })),
  items: list(MenuItem, { description: "The entries at the top, each with those below it" }),
});

/** Menus: the tree of entries that a shop shows in head and foot. */
export const menu: Resource = resource("/menu", {
  doc: get("/{id}/doc", {
    params: { id: uid("The menu's unique number") },
    returns: MenuDoc,
    summary: "Get a menu with all its entries as a tree",
    description: "Only published entries whose parents are published and whose article the reader may see.",
    words: ["navigation", "links", "sitemap", "header", "footer"],
    tasks: ["navigation links of the site header", "build the site's navigation", "main navigation of the shop"],
    permission: "content.read",
    scope: "site",
  }),
});
