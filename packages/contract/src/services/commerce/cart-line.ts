import { get, post, type Resource, remove, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import {
  datetime,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  oneOf,
  quantity,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

const itemId = text({ max: 40, description: "The item's number", example: "HB-M8-40" });
const unitOfMeasure = text({ max: 8, description: "The unit it is bought in", example: "BX" });
const key = text({
  max: 255,
  description: "The caller's own mark; lines of one item and unit merge only under the same one",
  example: "",
});

const quoteNo = uid(
  "The quote that gives the price: an open one of the cart's customer that offers the item in the unit",
);

/** A line of a cart (R055–R060, R062). */
export const CartLine: ObjectSchema = entity("CartLine", "A line of a cart", {
  cartHdrUid: uid("The cart"),
  lineNo: integer({ min: 1, description: "The line's number; it stays while the line lives", example: 1 }),
  invMastUid: uid("The item"),
  quantity: quantity({ min: 0, description: "How many of the unit", example: 2 }),
  unitOfMeasure,
  lineNote: nullable(text({ max: 255, description: "A note for the warehouse" })),
  key,
  unitPrice: money({ description: "Price of one unit when the line was last changed", example: 31 }),
  itemId,
  isAssembly: yesNo({ description: "Y for an item that is put together from others", example: "N" }),
  invMastUidCount: integer({ min: 1, description: "How many lines of the cart hold this item", example: 1 }),
  itemDesc: text({
    description: "The item's description",
    example: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated",
  }),
  imageUrl: nullable(
    text({ description: "Address of the item's picture", example: "/media/items/HB-M8-40.svg?site=demo" }),
  ),
  unitSize: quantity({ description: "How many base units one unit holds", example: 100 }),
  minimumOrderQty: quantity({ description: "Least quantity that may be ordered, in the unit", example: 1 }),
  orderMultiple: quantity({ description: "Quantities go up in steps of this, in the unit", example: 1 }),
  extendedPrice: money({
    description: "Quantity times unit price, rounded half up to what the cart's currency has",
    example: 62,
  }),
  priceSource: nullable(
    oneOf(["list", "class", "break", "contract", "quote"], { description: "Which rule gave the price" }),
  ),
  breaksPer: oneOf(["line", "item"], {
    description:
      "What reaches quantity breaks: each line alone, or all lines of an item together (setting `pricing.breaksPer`)",
  }),
  quoteNo: nullable(uid("The quote that gave the price; such a line does not merge with others")),
  discontinued: yesNo({ description: "Y for an item that is sold while stock lasts", example: "N" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const lineFields = {
  invMastUid: itemUid("The item; goes before `itemId`"),
  unitOfMeasure: { ...unitOfMeasure, description: "The unit; without it the item's selling unit" },
  lineNote: text({ max: 255, description: "A note for the warehouse; an empty one removes it" }),
  key,
  itemId: { ...itemId, description: "The item's number, or the customer's; dashes, blanks and case do not count" },
};

const amount = quantity({ min: 0, max: most.quantity, description: "How many of the unit", example: 2 });

const AddLine = input("AddCartLineInput", "A line to add; the item is named by `invMastUid` or by `itemId`", {
  ...lineFields,
  quantity: required({ ...amount, description: "How many of the unit more; 0 takes the line out" }),
  quoteNo,
});

const UpdateLine = input(
  "UpdateCartLineInput",
  "What to change of a line, named by `lineNo` or by item, unit and key",
  {
    lineNo: integer({ min: 1, description: "The line; without it the line of that item, unit and key", example: 1 }),
    ...lineFields,
    quantity: { ...amount, description: "How many from now on; 0 removes the line" },
    quoteNo: { ...nullable(quoteNo), description: "The quote that gives the price; null to buy at today's price" },
  },
);

const quoteRule =
  "With `quoteNo` the line has the quoted price, as long as the quote is open and for what is left of the quoted quantity; no price can be given.";

const params = { cartHdrUid: uid("The cart") };
const invalidates = ["commerce.cartLine", "commerce.cartHdr", "commerce.checkout"];
const words = ["basket line", "put in the cart", "quantity", "order line"];
const common = { permission: "cart.write" as const, scope: "own" as const, returns: list(CartLine) };
const quantityRule =
  "A quantity must be at least the unit's `minimumOrderQty` and a multiple of its `orderMultiple`, and the unit must be one that is sold; " +
  "otherwise the refusal (422) names the nearest quantities that are fine, also in bigger units.";

/** `/cart-line`: the lines of a cart (R055–R061). */
export const cartLine: Resource = resource("/cart-line", {
  list: get("/{cartHdrUid}", {
    params,
    summary: "List the lines of a cart",
    words,
    tasks: ["show the cart", "items I am about to buy", "see basket contents"],
    ...common,
  }),
  add: post("/{cartHdrUid}/add", {
    params,
    body: input("AddCartLinesInput", "Lines to add", {
      lines: required(
        list(AddLine, { min: 1, max: most.entries, description: "The lines; on the wire a bare JSON array" }),
      ),
    }),
    bareBody: "lines",
    summary: "Add lines to a cart",
    description: `A line of the same item, unit and key grows instead of a second one coming up; several callers may add at once. Prices come from the price engine. ${quoteRule} All lines are added or none. Answers all lines of the cart. ${quantityRule}`,
    words: [...words, "add to cart", "buy", "quick order"],
    tasks: [
      "add parts to the basket",
      "put items in a cart",
      "reorder everything",
      "order a quote",
      "put ten pieces into the basket",
      "add a product to my order",
    ],
    invalidates,
    rules: ["R055", "R056", "R057", "R058", "R059", "R060", "R061"],
    ...common,
    errors: ["BUSINESS_LOGIC_ERROR"],
  }),
  update: post("/{cartHdrUid}/update", {
    params,
    body: input("UpdateCartLinesInput", "Lines to change", {
      lines: required(list(UpdateLine, { max: most.entries, description: "The lines; on the wire a bare JSON array" })),
    }),
    bareBody: "lines",
    summary: "Change lines of a cart",
    description: `Sets what is given and keeps the rest; quantity 0 removes the line. ${quoteRule} All lines are changed or none. Answers all lines of the cart. ${quantityRule}`,
    words: [...words, "change quantity", "edit cart"],
    tasks: [
      "write a note on a line",
      "change how many I want",
      "increase or reduce the number of pieces in the basket",
      "edit the amount of a basket line",
    ],
    idempotent: true,
    invalidates,
    rules: ["R055", "R056", "R057", "R058", "R059", "R060"],
    ...common,
    errors: ["BUSINESS_LOGIC_ERROR"],
  }),
  clear: remove("/{cartHdrUid}", {
    params,
    summary: "Remove all lines of a cart",
    description: "The cart stays open and empty. Answers its lines: none.",
    words: ["empty the cart", "clear basket"],
    tasks: [
      "throw everything out of the basket",
      "start over with an empty cart",
      "discard the basket",
      "wipe the cart",
    ],
    invalidates,
    ...common,
  }),
  deleteLine: remove("/{cartHdrUid}/lines/{lineNo}", {
    params: { ...params, lineNo: integer({ min: 1, description: "The line", example: 1 }) },
    summary: "Remove a line from a cart",
    description: "Answers the lines that remain.",
    words: ["remove item", "drop line"],
    tasks: ["drop one item from the basket", "take one product out of the basket"],
    invalidates,
    ...common,
  }),
});
