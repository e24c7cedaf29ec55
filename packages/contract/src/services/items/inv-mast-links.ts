import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, oneOf, orderBy, paging, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";

const linkType = oneOf(["accessory", "substitute", "related", "kit", "upgrade"], {
  description: "What the linked item is to the item",
});

/** An item that goes with another one. */
export const ProductLink: ObjectSchema = entity("ProductLink", "An item that goes with another one", {
  invMastLinksUid: uid("The link's unique number"),
  invMastUid: uid("The item the link starts from"),
  linkedInvMastUid: uid("The linked item"),
  linkedItemId: { ...itemFields.itemId, description: "The linked item's number", examples: ["NUT-M8-NY"] },
  linkedItemDesc: { ...itemFields.itemDesc, description: "The linked item's description", examples: ["Nylon nut M8"] },
  linkType,
  defaultSellingUnit: text({ max: 8, description: "The unit the linked item is sold in", example: "BX" }),
  discontinued: yesNo({ description: "Y when the linked item is no longer made", example: "N" }),
  note: nullable(text({ description: "Why the items go together", example: "Same thread" })),
  sequenceNo: integer({ min: 0, description: "Position among the item's links", example: 1 }),
});

/** `/inv-mast-links/{id}`: accessories, substitutes and whatever else goes with an item. */
export const invMastLinks: Resource = resource("/inv-mast-links", {
  get: get("/{id}", {
    params: { id: uid("invMastUid of the item") },
    query: {
      ...paging(),
      orderBy: orderBy("sequence_no|ASC"),
      linkType: { ...linkType, description: "Only links of this kind" },
    },
    returns: list(ProductLink),
    summary: "Get the items that go with an item",
    words: ["accessory", "substitute", "replacement", "alternative", "related", "cross-sell", "up-sell", "kit"],
    tasks: ["what goes well together", "related items of every kind"],
    permission: "catalog.read",
    scope: "site",
  }),
});
