import { datetime, entity, list, money, nullable, oneOf, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** The prices of an item's record: the list price and those of the ten price classes. */
export const itemPriceFields: readonly string[] = [
  "listPrice",
  ...Array.from({ length: 10 }, (_, index) => `price${index + 1}`),
];

/** One price that changed. */
export const ItemPriceStep: ObjectSchema = entity("ItemPriceStep", "One price of an item that changed", {
  field: oneOf(itemPriceFields, { description: "The list price, or the price of a price class" }),
  oldPrice: nullable(money({ description: "Before, for one base unit; null where there was none" })),
  newPrice: nullable(money({ description: "From then on, for one base unit; null where there is none" })),
});

/** Prices of an item that changed together. */
export const ItemPriceChange: ObjectSchema = entity("ItemPriceChange", "Prices of an item that changed together", {
  itemPriceChangeUid: uid("The unique number of the change"),
  invMastUid: uid("The item"),
  dateCreated: datetime({ description: "When they changed" }),
  source: oneOf(["load", "database"], {
    description: "`load`: a file of the ERP's prices; `database`: written into the database by another program",
  }),
  sourceName: nullable(text({ description: "The file", example: "Product.csv" })),
  author: text({ description: "The role that was signed in to the database", example: "purvey" }),
  currency: text({ description: "What the prices are in, ISO 4217", example: "USD" }),
  changes: list(ItemPriceStep, { min: 1, description: "The prices that changed, the list price first" }),
});
