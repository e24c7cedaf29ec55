import { text, uid } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** The fields that name an item inside another record. */
export const itemFields: Readonly<Record<"invMastUid" | "itemId" | "itemDesc", Schema>> = {
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
};

/** The same input, which must name an item by `invMastUid` or `itemId`; given both, they must be of one item. */
export function namingItem(schema: ObjectSchema): ObjectSchema {
  return {
    ...schema,
    anyOf: [{ required: ["invMastUid"] }, { required: ["itemId"] }],
    "x-messages": { anyOf: "Name the item by `invMastUid` or by `itemId`" },
  };
}
