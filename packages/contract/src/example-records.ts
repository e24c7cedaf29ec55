import { uid } from "./fields.ts";
import type { Schema } from "./schema.ts";

/** The item that the contract's examples name, by number and by unique number; the demonstration has it. */
export const exampleItem = { invMastUid: 1, itemId: "HB-M8-40" } as const;

/** The unique number of an item where its number may stand beside it: its example names the same item. */
export function itemUid(description: string): Schema {
  return { ...uid(description), examples: [exampleItem.invMastUid] };
}

/** The number of a customer, by the example of one whom the demonstration has. */
export function customerUid(description: string): Schema {
  return { ...uid(description), examples: [100200] };
}
