import { itemUid } from "../../example-records.ts";
import { entity, type Fields, input, integer, list, nullable, quantity, required, text, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { itemFields } from "../items/item-reference.ts";

const bin = text({ min: 1, max: most.text, description: "The bin; case does not count", example: "A-01-1" });
const lot = text({ min: 1, max: most.text, description: "The lot, for items that are kept by lots", example: "L-64" });
const uom = text({ max: 8, description: "The unit the quantity is in", example: "EA" });
const serials = list(text({ min: 1, max: most.text, example: "DM-260114" }), {
  max: most.entries,
  description: "The serial numbers, for items that are registered by them",
});
const lineNo = integer({ min: 1, description: "The line's number in the document", example: 1 });
const reason = text({ max: 255, description: "Why more or less came than was expected", example: "Short shipped" });
const complete = yesNo({ description: "Y when nothing more will come: what is missing is closed", example: "N" });
const amount = { above: 0, max: most.quantity };

/** What of a line lies in which bin and lot. */
export const BinQuantity: ObjectSchema = entity("BinQuantity", "What of a line lies in which bin and lot", {
  bin: nullable({ ...bin, description: "The bin; null for where the item lies by rule" }),
  lot: nullable(lot),
  quantity: nullable(quantity({ description: "How many of the line's unit; null for all of the line", example: 10 })),
  serials,
});

const BinQuantityInput: ObjectSchema = input("BinQuantityInput", "What of a line goes into which bin and lot", {
  bin,
  lot,
  quantity: required(quantity({ ...amount, description: "How many of the line's unit" })),
  serials,
});

/** What names the item and unit of an answered line. */
export const lineFields: Fields = {
  lineNo,
  ...itemFields,
  uom,
  unitSize: quantity({ description: "How many base units one unit holds", example: 100 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
};

/** What names the item and unit of a line that is sent. */
export const lineInputs: Record<string, Schema> = {
  lineNo: { ...lineNo, description: "The line's number; without it its place in the list" },
  invMastUid: itemUid("The item; goes before `itemId`"),
  itemId: text({
    max: 40,
    description: "The item's number; dashes, blanks and case do not count",
    example: "HB-M8-40",
  }),
  uom: { ...uom, description: "The unit; case does not count" },
};

/** Bins, lots and serials of an answered line. */
export const placeFields: Fields = {
  bins: list(BinQuantity, { description: "What goes where; empty for where the item lies by rule" }),
  complete,
  reason: nullable(reason),
};

/** Bins, lots and serials of a line that is sent. */
export const placeInputs: Record<string, Schema> = {
  bins: list(BinQuantityInput, { max: most.entries, description: "What goes where; together the line's quantity" }),
  bin: { ...bin, description: "In place of `bins`, when all goes to or from one bin" },
  lot: { ...lot, description: "In place of `bins`, when all is of one lot" },
  serials,
  complete: { ...complete, default: "N" },
  reason,
};

/** The number of a purchase order's or transfer's line. */
export function targetLineNo(description: string): Schema {
  return integer({ min: 1, description, example: 1 });
}

/** A quantity of a line, more than nothing. */
export function lineQuantity(description: string, example = 10): Schema {
  return quantity({ ...amount, description, example });
}

/** The fields of bin transfers only. */
export const binFields: Record<"toBin" | "fromBin" | "lot" | "serials", Schema> = {
  toBin: { ...bin, description: "Where it goes" },
  fromBin: { ...bin, description: "Where it comes from; without it the bins in picking order", examples: ["A-01-2"] },
  lot,
  serials,
};
