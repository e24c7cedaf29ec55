import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, nullable, number, paging, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { RefreshResult } from "../refresh-result.ts";
import { invMastUid } from "./item-keys.ts";

/** An item that stood in the same orders as another. */
export const AlsoBoughtItem: ObjectSchema = entity(
  "AlsoBoughtItem",
  "An item that stood in the same orders as another",
  {
    invMastUid,
    itemId: text({ max: 40, description: "The item's number", example: "NUT-M8-NY" }),
    itemDesc: text({ description: "The item's description", example: "Nylon insert lock nut M8" }),
    displayDesc: nullable(text({ description: "The description for the shop", example: "Lock nut M8, nylon insert" })),
    brandsName: nullable(text({ description: "Its brand", example: "Corundel" })),
    unitOfMeasure: text({ max: 8, description: "The unit that it is sold in", example: "BX" }),
    orderCount: integer({ min: 1, description: "Orders of the last two years that had both", example: 41 }),
    customerCount: integer({ min: 1, description: "Customers who ordered both", example: 9 }),
    share: number({
      min: 0,
      max: 1,
      description: "Of the orders with the one item, the share that had this too",
      example: 0.38,
    }),
    lastOrderDate: datetime({ description: "When both were last ordered together" }),
  },
);

const words = [
  "cross-sell",
  "recommendation",
  "frequently bought together",
  "suggestion",
  "basket",
  "add-on",
  "customers also buy",
];

/** `/inv-mast/{id}/also-bought`: what was bought with an item. */
export const alsoBought: Resource = resource("/inv-mast", {
  alsoBought: get("/{id}/also-bought", {
    params: { id: uid("invMastUid of the item") },
    query: { ...paging() },
    returns: list(AlsoBoughtItem),
    summary: "List what was bought together with an item",
    description:
      "From the orders of the last two years, as of the last refresh; the most frequent first, twenty at most.",
    words,
    tasks: ["others also bought", "cross selling for a product"],
    permission: "catalog.read",
    scope: "site",
  }),
  alsoBoughtRefresh: get("/also-bought/refresh", {
    returns: RefreshResult,
    summary: "Compute from the orders what is bought together",
    description: "Takes orders of the last two years with up to sixty items; pairs that stood together twice at least.",
    words: [...words, "recompute", "update"],
    tasks: ["recompute recommendations", "rebuild cross selling"],
    permission: "integration.run",
    scope: "site",
    safe: false,
    invalidates: ["legacy.invMast.alsoBought"],
    rules: ["R258"],
    extension: true,
  }),
});
