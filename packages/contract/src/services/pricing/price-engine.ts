import { get, post, type Resource, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import {
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
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";

const unitOfMeasure = text({ max: 8, description: "The unit; without it the item's selling unit", example: "BX" });
const itemId = text({
  max: 40,
  description: "The item's number; dashes, blanks and case do not count, and the customer's own number is understood",
  example: "HB-M8-40",
});
const asked = quantity({
  above: 0,
  max: most.quantity,
  default: 1,
  description: "How many of the unit; decides breaks and contracts",
});
const customerId = number({ min: 1, description: "The customer who buys", example: 100200 });
const shipToId = number({ min: 1, description: "The ship-to; some contract prices hold for one only", example: 1 });
const companyId = text({ max: 8, description: "Only contracts of this company", example: "PDS" });

/** One step of a quantity break table: from a quantity on, a unit price. */
export const PriceBreak: ObjectSchema = entity("PriceBreak", "From this quantity on, this unit price", {
  minimumQuantity: quantity({ description: "The least quantity, in the unit asked for", example: 10 }),
  unitPrice: money({ description: "Price of one unit from that quantity on", example: 35.28 }),
  priceSource: oneOf(["list", "class", "break", "contract"], { description: "Which rule gives this price" }),
});

/** What the price engine answers for one item. */
export const PriceEngineResult: ObjectSchema = entity("PriceEngineResult", "The price of an item for a customer", {
  unitPrice: money({ description: "Price of one unit of `unitOfMeasure`, up to six decimals", example: 31 }),
  priceSource: oneOf(["list", "class", "break", "contract"], {
    description: "Which rule gave the price: the list, the customer's price class, a quantity break or a contract",
    example: "contract",
  }),
  priceExplanation: text({
    description: "The rule in one sentence",
    example: "Contract J-2024-7: 0.31 USD per EA from 1 EA on, which is 31.00 USD per BX of 100 EA.",
  }),
  listPrice: money({ description: "List price of one unit of `unitOfMeasure`", example: 42 }),
  jobNo: nullable(text({ description: "The contract that gave the price", example: "J-2024-7" })),
  jobPriceLineUid: nullable(uid("The line of that contract")),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  invMastUid: uid("The item"),
  customerId,
  unitOfMeasure: text({ max: 8, description: "The unit that `unitPrice` is for", example: "BX" }),
  unitSize: quantity({ description: "How many base units one unit holds", example: 100 }),
  baseUnitOfMeasure: text({ max: 8, description: "The unit the item is stocked in", example: "EA" }),
  baseUnitPrice: money({ description: "Price of one base unit, up to six decimals", example: 0.31 }),
  quantity: quantity({ description: "The quantity the price was asked for, in `unitOfMeasure`", example: 2 }),
  extendedPrice: money({ description: "Quantity times unit price, rounded half up to cents", example: 62 }),
  currency: text({ description: "The site's currency, ISO 4217", example: "USD" }),
  breaksPer: oneOf(["line", "item"], {
    description:
      "What reaches quantity breaks: each line alone, or all lines of an item together (setting `pricing.breaksPer`)",
  }),
  breaks: list(PriceBreak, { description: "The price at every quantity where it changes, least quantity first" }),
});

const PriceLine = input("PriceLineInput", "An item to price; named by `invMastUid` or by `itemId`", {
  invMastUid: itemUid("The item; goes before `itemId`"),
  itemId,
  quantity: asked,
  unitOfMeasure,
});

const words = ["price", "cost", "quote", "discount", "net price", "my price", "price break", "volume price"];
const rule = [
  "A valid contract price always wins, also over a lower price of the list: it is what both sides agreed on.",
  "Of several contract prices that the date, ship-to and quantity allow, lines in the asked unit go first, and of those the lowest price counts.",
  "Without a contract: the customer's price class (its price, or the list price where it has none or 0), less the largest quantity break that the quantity reaches.",
  "Prices in other units follow from the unit sizes. Unit prices have up to six decimals; the extended price is rounded half up to cents.",
].join(" ");

/** `/price-engine`: what a customer pays for an item, and why (R068). */
export const priceEngine: Resource = resource("/price-engine", {
  get: get("", {
    query: {
      customerId: required(customerId),
      itemId: required({ ...itemId, minLength: 1 }),
      quantity: asked,
      shipToId,
      unitOfMeasure,
      companyId,
      cacheTtl: integer({
        min: 0,
        default: 0,
        description: "Seconds that an older answer would do; the server may ignore it and always answers the newest",
      }),
    },
    returns: PriceEngineResult,
    errors: ["BUSINESS_LOGIC_ERROR"],
    summary: "Get a customer's price of an item",
    description: rule,
    words,
    tasks: [
      "my price at a quantity",
      "what does a part cost a customer",
      "customer specific price",
      "how much does it cost",
      "what does this customer pay",
      "discount for an account",
    ],
    permission: "price.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R004", "R068"],
  }),
  batch: post("/batch", {
    body: input("PriceBatchInput", "Items to price for one customer", {
      customerId: required(customerId),
      shipToId,
      companyId,
      lines: required(list(PriceLine, { min: 1, max: most.entries, description: "The items" })),
    }),
    returns: list(PriceEngineResult),
    summary: "Get a customer's prices of many items at once",
    description: `Answers one result per line, in their order. Lines that cannot be priced refuse the call, and all of them are named. They are priced as lines of one sale: where the site counts breaks per item, they reach them together. ${rule}`,
    words: [...words, "bulk", "many", "grid", "list of items"],
    tasks: [
      "prices for a page of items",
      "price a whole list",
      "many prices in one call",
      "price many parts in one call",
    ],
    permission: "price.read",
    scope: ofCustomer({ customerId: "customer" }),
    safe: true,
    idempotent: true,
    rules: ["R004"],
    extension: true,
  }),
});
