import { integer, number, oneOf, quantity, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { Schema } from "../../schema.ts";

/** Whether a part is an item of the catalogue or the customer's own product (R100). */
export const invProfileLineType: Schema = oneOf(["prophet21", "products"], {
  description: "`prophet21` for an item of the catalogue, `products` for a customer's own product",
  example: "prophet21",
});

/** What names a part of a stockroom. */
export const partKey = {
  invMastUid: uid("The item, or the `productsUid` of an own product where `invProfileLineType` is `products`"),
  invProfileLineType,
};

/** What names a part in something sent: without a type it is an item of the catalogue. */
export const givenPartKey = {
  ...partKey,
  invProfileLineType: { ...invProfileLineType, default: "prophet21" },
};

/** A part inside another record, with what a person calls it. */
export const partFields = {
  ...partKey,
  itemId: text({ description: "The item's number, or the own product's `productsId`", example: "HB-M8-40" }),
  description: text({ description: "What it is", example: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated" }),
  unitOfMeasure: text({ description: "The unit that all quantities are in", example: "EA" }),
};

/** The unit a part is ordered in. */
export const sellingUnitFields = {
  sellingUnit: text({ description: "The unit it is ordered in", example: "BX" }),
  sellingUnitSize: quantity({ description: "How many of `unitOfMeasure` one selling unit holds", example: 100 }),
};

/** The customer whose stockroom something belongs to. */
export const customerId: Schema = number({
  min: 1,
  description: "The customer it belongs to; without one it is the site's own and serves every customer",
  example: 100200,
});

/** A quantity that is moved, to the sixth decimal. */
export const movedQuantity: Schema = quantity({ min: 0.000001, max: most.quantity });

/** The lot of a part. */
export const lotNumber: Schema = text({ min: 1, max: most.text, description: "The lot", example: "L-61" });

/** How many records something has. */
export const countOf = (description: string): Schema => integer({ min: 0, description, example: 4 });

/** How people look for what is about stockrooms. */
export const stockroomWords: readonly string[] = ["vmi", "stockroom", "crib", "tool crib", "consignment", "vending"];
