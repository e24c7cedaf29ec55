import {
  datetime,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  quantity,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** A line of a packing slip as it was read. */
export const PackingSlipLine: ObjectSchema = input("PackingSlipLine", "A line of a packing slip as it was read", {
  itemId: required(
    text({
      min: 1,
      max: most.text,
      description: "The item's number, ours or the vendor's",
      example: "VG-4017-8x60-88Z",
    }),
  ),
  quantity: quantity({ min: 0, description: "How much came, in the slip's unit", example: 10 }),
  unitOfMeasure: text({ max: 8, description: "The slip's unit", example: "BX" }),
});

/** What is read from a packing slip: its text, or fields, or both. */
export const PurchaseOrderScanInput: ObjectSchema = input(
  "PurchaseOrderScanInput",
  "What was read from a packing slip: its text, fields, or both",
  {
    text: text({
      max: most.document,
      description: "The slip's text, line by line, as a scanner or an e-mail gives it",
      example: "VEGA SUPPLY\nPACKING SLIP\nYour order no. 9O0002\n10 BX VG-4017-8x60-88Z Hex bolt M8 x 60",
    }),
    poNo: text({
      max: most.text,
      description: "The number of our purchase order, typing errors included",
      example: "9O0002",
    }),
    vendorId: text({ max: most.text, description: "The vendor's number", example: "20010" }),
    vendorName: text({ max: most.text, description: "The vendor's name or a part of it", example: "Vega" }),
    slipDate: datetime({ description: "The slip's date", example: "2026-01-26 00:00:00" }),
    locationId: integer({ min: 1, description: "Only purchase orders for this location", example: 20 }),
    lines: list(PackingSlipLine, { max: most.entries, description: "What came" }),
    limit: integer({ min: 1, max: 1000, default: 5, description: "How many purchase orders at most" }),
    minSimilarity: number({ min: 0, max: 1, default: 0.1, description: "Leaves out what fits less" }),
  },
);

/** How well one thing of the slip fits a purchase order. */
export const ScanCriterion: ObjectSchema = entity(
  "ScanCriterion",
  "How well one thing of the slip fits a purchase order",
  {
    criterion: oneOf(["poNo", "vendor", "items", "quantities", "date"], { description: "What was compared" }),
    weight: number({
      min: 0,
      max: 1,
      description: "Its part of the similarity; the weights of an answer add up to 1",
      example: 0.5,
    }),
    score: number({ min: 0, max: 1, description: "How well it fits; 1 is exactly", example: 0.9 }),
    given: text({ description: "What the slip says", example: "9O0002" }),
    found: text({ description: "What the purchase order says", example: "900002" }),
  },
);

/** A line of a purchase order that a slip names. */
export const ScanLine: ObjectSchema = entity("ScanLine", "A line of the purchase order that the slip names", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "Our number of the item", example: "HB-M8-60" }),
  given: text({ description: "The number on the slip", example: "VG-4017-8x60-88Z" }),
  qtyGiven: nullable(quantity({ description: "The slip's quantity; null where it could not be read", example: 10 })),
  qtyOpen: quantity({ description: "What is still to come, in the line's unit", example: 10 }),
  unitOfMeasure: text({ max: 8, description: "The line's unit", example: "BX" }),
});

/** A purchase order that a packing slip may belong to. */
export const PurchaseOrderScanResult: ObjectSchema = entity(
  "PurchaseOrderScanResult",
  "A purchase order that a packing slip may belong to",
  {
    similarity: number({
      min: 0,
      max: 1,
      description: "How well the slip fits; above 0.5 it is this order's, 0.5 and below it is doubtful",
      example: 0.94,
    }),
    matchedCriteria: list(ScanCriterion, { description: "What speaks for it, the heaviest first" }),
    matchedLines: list(ScanLine, { description: "The lines that the slip names" }),
    poNo: uid("The purchase order's number"),
    vendorId: text({ max: most.text, example: "20010" }),
    vendorName: text({ example: "Vega Supply" }),
    locationId: uid("The location that receives"),
    poDate: datetime(),
    dateDue: nullable(datetime()),
    complete: yesNo({ example: "N" }),
    cancelFlag: yesNo({ example: "N" }),
    totalAmount: money({ description: "The sum of its lines, without cancelled ones", example: 302.5 }),
    currency: text({ description: "What its amounts are in, ISO 4217", example: "USD" }),
    lineCount: integer({ min: 0, example: 1 }),
  },
);
