import { get, post, type Resource, resource } from "../../endpoint.ts";
import { customerUid } from "../../example-records.ts";
import { code, integer, list, oneOf, orderBy, paging, statusCd, text, uid, yes } from "../../fields.ts";
import type { Schema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { LinkedItem } from "./catalogue-item.ts";
import { ItemMaster } from "./item-master.ts";
import { ItemAlternateCode } from "./item-parts.ts";
import { ItemPriceChange } from "./item-price-change.ts";
import { ItemStock } from "./item-stock.ts";
import { ResolvedNumber, ResolveNumbersInput } from "./resolved-number.ts";

/** What makes an item easy to find and to buy, in the order it is usually filled in: fields of `ItemMaster`. */
const describingFields = [
  "brandsName",
  "manufacturerName",
  "manufacturerPartNumber",
  "upc",
  "displayDesc",
  "extendedDesc",
  "webDesc",
  "keywords",
  "images",
  "attributes",
] as const;

const id = uid("invMastUid of the item");
const customerId: Schema = customerUid(
  "The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own",
);
const onlineCd = code({ description: "Only items with this: 704 sold online, 705 not", example: 704 });
const status = statusCd({ description: "Only items with this status; without it all but the deleted (700)" });
const missing = oneOf(["any", ...describingFields], {
  description: "Only items that lack this of what makes them easy to find; `any`: at least one of these",
});
const words = ["product", "article", "SKU", "part", "part number", "item master", "catalogue"];
const codeWords = [
  "part number",
  "customer number",
  "cross reference",
  "UPC",
  "EAN",
  "barcode",
  "scan",
  "manufacturer number",
];

const matching =
  "Dashes, blanks and case do not count. An exact item number comes first, then other exact numbers (the customer's, bar codes, manufacturers', others), then numbers that begin so. " +
  "Each item says by `matchedCode` and `matchedCodeType` under which number it was found. Customers' numbers are found for that customer only.";

/** `/inv-mast`: items, their numbers, stock and what goes with them. */
export const invMast: Resource = resource("/inv-mast", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("relevance|DESC"),
      q: text({ description: "A number of the item, or words of its description", example: "hex bolt m8" }),
      prefix: text({ description: "Only items whose own number begins so", example: "HB-M8" }),
      itemCategoryUid: uid("Only items of this category and the ones below it"),
      onlineCd,
      statusCd: status,
      customerId,
    },
    returns: list(ItemMaster),
    summary: "List items",
    description: `${matching} Items whose description has all the words come last. Without \`q\`, relevance is the order of their unique numbers.`,
    words,
    tasks: ["browse all items", "export the item master", "new products"],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R102", "R103", "R139"],
  }),
  lookup: get("/lookup", {
    query: {
      ...paging(),
      orderBy: orderBy("relevance|DESC"),
      q: text({ description: "An item number or any other number of an item", example: "ng 1140" }),
      onlineCd,
      statusCd: status,
      missing,
      customerId,
    },
    returns: list(ItemMaster),
    summary: "Find items by any of their numbers",
    description: `${matching} Of items whose number begins so, at most 2,000 are looked at, so that the first letters of a number are answered at once. Without \`q\` every item is listed by its number.`,
    words: codeWords,
    tasks: [
      "scan a barcode",
      "items without a picture",
      "incomplete items",
      "items that lack a description",
      "customer's own part number",
      "which of our items has this vendor number",
      "identify a part",
    ],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
  resolve: post("/resolve", {
    body: ResolveNumbersInput,
    returns: list(ResolvedNumber),
    summary: "Tell which items a list of numbers names",
    description:
      "Answers one result per number, in their order, with all that an ordering list needs: units with their multiples, and stock. Numbers are understood as a cart understands them: " +
      "dashes, blanks and case do not count; an item's own number goes before the customer's, and that before others. A number that names several items or none is no error of the call.",
    words: [...codeWords, "quick order", "paste", "bulk", "batch", "order pad"],
    tasks: [
      "check a pasted order list",
      "match many numbers to items",
      "upload of part numbers",
      "quick order from a spreadsheet",
      "check many part numbers at once",
    ],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
    safe: true,
    idempotent: true,
    extension: true,
  }),
  get: get("/{id}", {
    params: { id },
    query: { customerId },
    returns: ItemMaster,
    summary: "Get one item with everything its page shows",
    words,
    tasks: ["open a product page", "product details", "data of one item"],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R102", "R103", "R139"],
  }),
  alternateCode: get("/{id}/alternate-code", {
    params: { id },
    query: { ...paging(), orderBy: orderBy("item_alternate_code_uid|ASC"), customerId },
    returns: list(ItemAlternateCode),
    summary: "List the other numbers of an item",
    description: "Of customers' numbers only the caller's own; staff with `customer.all` see each.",
    words: codeWords,
    tasks: [
      "supplier's number of an item",
      "competitor cross reference",
      "UPC and vendor numbers of a part",
      "what else is this part called",
    ],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
  doc: get("/{id}/doc", {
    params: { id: integer({ min: 0, description: "invMastUid of the item; 0 when `itemId` names it", example: 0 }) },
    query: {
      itemId: text({ min: 1, max: 40, description: "The item's number, instead of {id} 0", example: "HB-M8-40" }),
      includePricing: yes({ description: "Fill `pricing`: the list price fields of the caller", default: false }),
      customerId,
    },
    returns: ItemMaster,
    summary: "Get the whole document of an item, by unique number or item number",
    description: "`itemId` beside an {id} that is not 0 must name the same item (400).",
    words: [...words, "item page", "document", "details", "specification"],
    tasks: ["full data sheet of an item", "specs, texts and pictures of a part", "whole item record"],
    permission: "catalog.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
  invAccessory: get("/{id}/inv-accessory", {
    params: { id },
    query: { ...paging(), orderBy: orderBy("sequence_no|ASC") },
    returns: list(LinkedItem),
    summary: "List the accessories of an item",
    words: ["accessory", "buy with", "goes with", "cross-sell", "attachment"],
    tasks: [
      "what fits this part",
      "what else is needed with an item",
      "what goes along with this product",
      "what do I need in addition",
      "add-ons for a tool",
    ],
    permission: "catalog.read",
    scope: "site",
  }),
  invSub: get("/{id}/inv-sub", {
    params: { id },
    query: { ...paging(), orderBy: orderBy("sequence_no|ASC") },
    returns: list(LinkedItem),
    summary: "List the substitutes of an item",
    description: "Substitutes and upgrades; `linkType` tells which. For a discontinued item these replace it.",
    words: ["substitute", "replacement", "alternative", "supersede", "discontinued", "upgrade", "equivalent"],
    tasks: [
      "out of stock, what instead",
      "what can replace this part",
      "successor of a discontinued product",
      "item is out of stock, what else fits",
      "obsolete part alternative",
    ],
    permission: "catalog.read",
    scope: "site",
  }),
  similar: get("/{id}/similar", {
    params: { id },
    query: paging(),
    returns: list(ItemMaster),
    summary: "List items that are like an item",
    description:
      "By shared attribute values and the same category, the most alike first; `similarity` says how much. Never the item itself, never one that is discontinued, deleted or not shown to shoppers.",
    words: ["similar", "alike", "alternative", "comparable", "recommendation", "related"],
    tasks: ["more like this"],
    permission: "catalog.read",
    scope: "site",
  }),
  stock: get("/{id}/stock", {
    params: { id },
    returns: list(ItemStock),
    summary: "List the stock of an item by location",
    description:
      "Of active locations that carry the item: those that have some available first, then in the order of the locations. Quantities are in base units.",
    words: ["availability", "available", "inventory", "on hand", "in stock", "warehouse", "branch", "quantity"],
    tasks: [
      "how many are left at each branch",
      "what is on backorder",
      "availability of a part",
      "can I get it today",
      "is anything left",
    ],
    permission: "catalog.read",
    scope: "site",
  }),
  priceHistory: get("/{id}/price-history", {
    params: { id },
    query: paging(),
    returns: list(ItemPriceChange),
    summary: "List how the list price and the class prices of an item changed, the latest first",
    description:
      "Noted by the database with the change itself, whatever made it; nothing is taken back. Prices are for one base unit. Contract prices are not among them.",
    words: ["price history", "price change", "price increase", "audit", "old price", "price list", "price class"],
    tasks: [
      "when did a price change",
      "who changed the list price",
      "former price of an item",
      "when did the price go up",
    ],
    permission: "customer.all",
    scope: "site",
    extension: true,
  }),
});
