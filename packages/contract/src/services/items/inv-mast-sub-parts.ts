import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, orderBy, paging, quantity, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";

/** An item that another one is made up of. */
export const SubPart: ObjectSchema = entity("SubPart", "An item that another one is made up of", {
  invMastSubPartsUid: uid("The sub part's unique number"),
  invMastLinksUid: nullable(uid("The link of the item that the sub part belongs to")),
  invMastUid: uid("The item that is made up"),
  subPartInvMastUid: uid("The item it is made up of"),
  subPartItemId: { ...itemFields.itemId, description: "The sub part's item number" },
  subPartItemDesc: { ...itemFields.itemDesc, description: "The sub part's description" },
  qtyRequired: quantity({ above: 0, description: "How much one item needs, in the unit beside it", example: 4 }),
  unitOfMeasure: text({ max: 8, description: "The unit of the quantity", example: "EA" }),
  isOptional: yesNo({ description: "Y when the item works without it", example: "N" }),
  sequenceNo: integer({ min: 0, description: "Position in the list of parts", example: 1 }),
});

/** `/inv-mast-sub-parts/{id}`: the parts list of an item. */
export const invMastSubParts: Resource = resource("/inv-mast-sub-parts", {
  get: get("/{id}", {
    params: { id: uid("invMastUid of the item") },
    query: {
      invMastLinksUid: uid("Only sub parts of this link"),
      ...paging(),
      orderBy: orderBy("sequence_no|ASC"),
    },
    returns: list(SubPart),
    summary: "Get the parts an item is made up of",
    words: ["bill of materials", "BOM", "component", "kit", "assembly", "spare part", "repair part"],
    tasks: ["explode a kit", "repair parts of a machine"],
    permission: "catalog.read",
    scope: "site",
  }),
});
