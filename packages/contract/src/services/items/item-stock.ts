import { datetime, entity, nullable, quantity, text, uid, yes, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** How much of an item a location has. Quantities are in the item's base unit. */
export const ItemStock: ObjectSchema = entity("ItemStock", "How much of an item a location has, in base units", {
  locationId: uid("The location"),
  companyId: text({ description: "The company the location belongs to", example: "01" }),
  qtyOnHand: quantity({ description: "Pieces that lie there", example: 400 }),
  qtyAllocated: quantity({ description: "Of these, promised to orders", example: 120 }),
  qtyAvailable: quantity({ description: "On hand less allocated: what can be sold", example: 280 }),
  qtyBackordered: quantity({ description: "Ordered by customers but not there", example: 0 }),
  qtyOnOrder: quantity({ description: "On its way from suppliers", example: 500 }),
  primaryBin: nullable(text({ description: "The bin where it lies by rule", example: "A-01-1" })),
  locationName: text({ description: "The location's name", example: "Columbus" }),
  city: nullable(text({ description: "Where the location is", example: "Columbus" })),
  state: nullable(text({ description: "The state", example: "OH" })),
  invMastUid: uid("The item"),
  unitOfMeasure: text({ description: "The base unit the quantities are in", example: "EA" }),
  minQty: nullable(quantity({ description: "Least stock the location wants", example: 100 })),
  maxQty: nullable(quantity({ description: "Most stock the location wants", example: 1000 })),
  stockable: yesNo({ description: "Y when the location keeps the item" }),
  allowBackorder: yes({ description: "Whether the location takes orders beyond its stock", example: false }),
  dateLastModified: datetime(),
});
