import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, integer, list, money, orderBy, paging, quantity, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { customerId } from "./keys.ts";

/** An item that a customer has bought, over all orders. */
export const PurchasedItem: ObjectSchema = entity(
  "PurchasedItem",
  "An item that a customer has bought, over all orders",
  {
    invMastUid: uid("The item"),
    itemNo: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
    description: text({ example: "Hex bolt M8 x 40 zinc" }),
    unitOfMeasure: text({ max: 8, description: "The base unit that quantity and price are for", example: "EA" }),
    lastPurchaseDate: datetime(),
    totalQuantityPurchased: quantity({ description: "In base units, all orders together", example: 1200 }),
    averagePrice: money({
      description: "For one base unit, weighted by quantity, of the orders in `currency`",
      example: 0.142,
    }),
    currency: text({ description: "What the order it was bought with last is in, ISO 4217", example: "USD" }),
    orderCount: integer({ min: 1, description: "How many orders had it", example: 6 }),
    lastOrderNo: uid("The order it was bought with last"),
    lastQuantity: quantity({ description: "Bought last time, in the unit of that line", example: 2 }),
    lastUnitOfMeasure: text({ max: 8, example: "BX" }),
    lastUnitPrice: money({ description: "Paid last time for one of that unit", example: 14.2 }),
    discontinued: yesNo({ description: "No longer supplied; ask for substitutes", example: "N" }),
  },
);

/** What one line of a customer's order cost. */
export const PaidPrice: ObjectSchema = entity("PaidPrice", "What a customer paid for an item in one line of an order", {
  orderNo: uid("The order"),
  lineNo: integer({ min: 1, description: "Its line", example: 1 }),
  orderDate: datetime(),
  quantity: quantity({ description: "Ordered, in the unit of the line", example: 12 }),
  unitOfMeasure: text({ max: 8, description: "The unit of the line", example: "BX" }),
  unitPrice: money({ description: "For one of that unit, before a discount of the line", example: 31 }),
  basePrice: money({ description: "Paid for one base unit, discounts of the line taken off", example: 0.31 }),
  baseUnit: text({ max: 8, description: "The base unit that `basePrice` is for", example: "EA" }),
  currency: text({ description: "What the order is in, ISO 4217", example: "USD" }),
});

/** What a customer buys. */
export const customerPurchasedItems: Resource = resource("/customer/{customerId}/purchased-items", {
  list: get("", {
    params: { customerId },
    query: { orderBy: orderBy("last_purchase_date|DESC"), ...paging() },
    returns: list(PurchasedItem),
    summary: "List the items a customer has bought, with last date, total quantity and average price",
    description: "From all orders that were not cancelled or deleted. Discontinued items stay in the list.",
    words: ["buy again", "reorder", "the usual", "purchase history", "what do we buy", "frequently bought"],
    tasks: ["what a customer bought before", "what does the customer usually buy", "items ordered before"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035"],
  }),
  prices: get("/{invMastUid}/prices", {
    params: { customerId, invMastUid: uid("The item") },
    query: paging(),
    returns: list(PaidPrice),
    summary: "List what a customer paid for an item over time, the latest first",
    description:
      "One entry a line of their orders that were not cancelled or deleted, also of an item that is no longer supplied; an empty list when they never bought it. `basePrice` compares lines in different units.",
    words: ["price history", "price paid", "price development", "trend", "purchase history", "what did we pay"],
    tasks: [
      "has an item become dearer",
      "what was paid for a part last year",
      "what did we charge last time",
      "did the price go up for this account",
      "how much did they pay last time",
      "what did we sell it for",
    ],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    extension: true,
  }),
});
