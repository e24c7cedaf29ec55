import {
  anything,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  open,
  quantity,
  text,
  uid,
  yes,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** The caller's price of a found item, for one selling unit. */
export const SearchItemPrice: ObjectSchema = entity("SearchItemPrice", "The customer's price of a found item", {
  unitPrice: money({ description: "The price of one `unitOfMeasure`" }),
  unitOfMeasure: text({ max: 8, description: "The unit the price is for", example: "BX" }),
  unitSize: number({ description: "How many base units that is", example: 100 }),
  priceSource: oneOf(["list", "class", "break", "contract"], { description: "Which rule gave the price" }),
  jobNo: nullable(text({ description: "The contract, when it gave the price", example: "J-2024-7" })),
});

/** What is in stock of a found item, in base units. */
export const SearchItemStock: ObjectSchema = entity("SearchItemStock", "The stock of a found item, in base units", {
  locationId: nullable(number({ description: "The location asked for", example: 20 })),
  qtyAvailable: quantity({
    description: "On hand less allocated at the location asked for, else everywhere",
    example: 320,
  }),
  qtyAvailableAll: quantity({ description: "The same at all locations together", example: 1250 }),
});

/** One found item. */
export const SearchItem: ObjectSchema = entity("SearchItem", "A found item", {
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  score: number({
    description: "How well it fits; higher is better, 1000 and more for a number that is equal",
    example: 12.5,
  }),
  scoreInt: integer({ min: 0, description: "The score as a whole number", example: 12 }),
  sourceFields: open({ description: "Further fields of the indexed item: brand, unit, categories, keywords" }),
  brandFolderAssets: list(anything(), { description: "Pictures and documents, when `useBrandFolderDoc` is Y" }),
  brandName: nullable(text({ description: "The brand", example: "Vega" })),
  imageUrl: nullable(text({ description: "The first picture", example: "/media/items/HB-M8-40.svg?site=demo" })),
  unitOfMeasure: text({ max: 8, description: "The selling unit", example: "BX" }),
  unitSize: number({ description: "How many base units the selling unit has", example: 100 }),
  stockStatus: oneOf(["in_stock", "out_of_stock"], { description: "Whether any location has it" }),
  matchedCode: nullable(text({ description: "The number that was equal to the query", example: "NG-1140" })),
  matchedCodeType: nullable(
    oneOf(["item", "customer", "supplier", "manufacturer", "upc", "legacy", "competitor"], {
      description: "Whose number that is",
    }),
  ),
  price: nullable(SearchItemPrice),
  stock: nullable(SearchItemStock),
});

/** A part of a number, and whether it is where the number differs from what was typed. */
export const NumberPiece: ObjectSchema = entity("NumberPiece", "A part of a number that may have been meant", {
  text: text({ max: 255, description: "The letters and digits", example: "HBM8" }),
  marked: yes({ description: "Whether the number differs here from what was typed", example: false }),
});

/** An item whose number may have been meant. */
export const SuggestedNumber: ObjectSchema = entity(
  "SuggestedNumber",
  "An item whose number is nearly what was typed; it is offered, never put in place of what was typed",
  {
    invMastUid: uid("The item"),
    itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
    itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
    pieces: list(NumberPiece, { description: "The number that is near, ours or another of the item, part by part" }),
  },
);

/** What a search answers. */
export const SearchResponse: ObjectSchema = entity("SearchResponse", "What a search found", {
  items: list(SearchItem),
  totalResults: integer({ min: 0, description: "How many items fit in all", example: 214 }),
  totalIsExact: yes({
    description:
      "Whether `totalResults` is exact. It is, unless the answer is `degraded` and more than 1,000 items fit: then it says how many of them were looked at",
    example: true,
  }),
  maxScore: number({ description: "The best score of all", example: 12.5 }),
  took: integer({ min: 0, description: "Milliseconds the search took", example: 4 }),
  queryStringUid: integer({
    min: 0,
    description: "The number of this query string in the log of searches",
    example: 81,
  }),
  queryStringRedirectLink: nullable(
    text({ description: "Where the shop sends people who look for exactly this", example: "/shop/c/safety" }),
  ),
  correctedQuery: nullable(
    text({ description: "What was searched instead, when nothing fitted the words as typed", example: "hex bolt" }),
  ),
  suggestedNumbers: list(SuggestedNumber, {
    description: "Items whose number is nearly the query, best first, where no item has that number",
  }),
  degraded: yes({
    description:
      "Whether the database answered in place of the index, which is being built or does not answer: numbers are found, and words of descriptions as they are written, without synonyms and corrections",
    example: false,
  }),
});

/** One value of an attribute and how many of the found items have it. */
export const SearchAttributeValue: ObjectSchema = entity(
  "SearchAttributeValue",
  "A value of an attribute among the found items",
  {
    attributeValueUid: uid("The value"),
    attributeValue: text({ description: "The value", example: "M8" }),
    sequenceNo: integer({ min: 0, description: "Position among the values", example: 4 }),
    count: integer({ min: 0, description: "How many items would be left with this value chosen", example: 36 }),
  },
);

/** An attribute that the found items can be narrowed by. */
export const SearchAttribute: ObjectSchema = entity(
  "SearchAttribute",
  "An attribute that found items can be narrowed by",
  {
    attributeUid: integer({
      min: 0,
      description: "The attribute; 0 for the built-in ones (categories, brands, stock)",
      example: 11,
    }),
    attributeId: text({
      description: "The attribute's code; `category`, `brand` and `stock` are built in",
      example: "THREAD",
    }),
    attributeDesc: text({ description: "The attribute's name", example: "Thread" }),
    sequenceNo: integer({ min: 0, description: "Position among the attributes", example: 1 }),
    valueCount: integer({ min: 0, description: "How many values there are", example: 7 }),
    countsAreExact: yes({
      description:
        "Whether the counts are exact. They are, unless the database answers in place of the index and more than 1,000 items fit: then they are of those that were looked at",
      example: true,
    }),
    values: list(SearchAttributeValue),
  },
);
