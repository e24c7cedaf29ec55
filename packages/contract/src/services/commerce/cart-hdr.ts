import { get, type Resource, resource } from "../../endpoint.ts";
import {
  code,
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  orderBy,
  paging,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofUser } from "../../scope.ts";

/** A cart without its lines. */
export const CartHeader: ObjectSchema = entity("CartHeader", "A cart without its lines", {
  cartHdrUid: uid("The cart's unique number"),
  customerId: nullable(number({ description: "The customer it buys for", example: 100200 })),
  contactId: nullable(integer({ description: "The contact who buys", example: 1 })),
  userId: integer({ description: "The user it belongs to", example: 1 }),
  sessionId: nullable(text({ description: "The browser session it began in" })),
  emailAddress: nullable(text({ description: "Where to write about it", example: "dana@northgate.example" })),
  dateCreated: datetime(),
  dateLastModified: datetime(),
  cartToken: text({
    description: "A secret name of the cart, to find it by",
    example: "b1f4c6f2-5f0f-4a4e-9c0b-3a5d1a4e7c11",
  }),
  userCartNo: integer({ min: 1, description: "Which of the user's carts, from 1", example: 1 }),
  version: text({ description: "A number that rises with every change of the cart", example: "7" }),
  statusCd: statusCd({ description: "704 open, 705 ordered, 700 deleted" }),
  processCd: code({ description: "704 being filled, 1185 ordered" }),
  lineCount: integer({ min: 0, description: "How many lines it has", example: 5 }),
  subtotal: money({ description: "The sum of its lines at the prices they were added for", example: 412.6 }),
  currency: text({ description: "What its lines are priced in, ISO 4217", example: "USD" }),
  waitingCheckoutUid: nullable(uid("Its checkout that waits for an approval; null once the cart has changed since")),
});

/** An item that was bought together with what is in the cart. */
export const AlsoBoughtItem: ObjectSchema = entity("AlsoBoughtItem", "An item others bought with those in the cart", {
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "NUT-M8-NY" }),
  itemDesc: text({
    description: "The item's description",
    example: "Lock Nut, Nylon Insert, M8-1.25, Class 8, Zinc Plated",
  }),
  defaultSellingUnit: text({ max: 8, description: "The unit it is usually sold in", example: "EA" }),
  imageUrl: nullable(text({ description: "Address of its picture", example: "/media/items/NUT-M8-NY.svg?site=demo" })),
  orderCount: integer({ min: 1, description: "In how many orders both were bought", example: 14 }),
});

const words = ["basket", "shopping cart", "trolley", "open cart"];

/** `/cart-hdr`: carts of a user; a cart is created by looking for it (D07). */
export const cartHdr: Resource = resource("/cart-hdr", {
  list: get("/list", {
    query: {
      userId: required(uid("The user whose carts; another's need the permission `user.write`")),
      customerId: number({ min: 1, description: "Only carts for this customer", example: 100200 }),
      statusCd: statusCd({ description: "Only carts of this status; without it all but deleted ones" }),
      ...paging(),
      orderBy: orderBy("cart_hdr_uid|ASC"),
    },
    returns: list(CartHeader),
    summary: "List the carts of a user",
    words,
    tasks: ["all carts somebody left open", "saved carts", "abandoned baskets", "unfinished shopping of a customer"],
    permission: "cart.write",
    scope: ofUser({ userId: "user", customerId: "customer" }),
    rules: ["R003"],
  }),
  lookup: get("/lookup", {
    query: {
      userId: required(uid("The user whose cart")),
      customerId: number({
        min: 1,
        description: "The customer it buys for; without it the user's own",
        example: 100200,
      }),
      contactId: uid("The contact who buys; without it the user's own"),
      userCartNo: integer({ min: 1, max: most.integer, default: 1, description: "Which of the user's carts" }),
      cartToken: text({ max: 255, description: "Find the open cart of this token, and create none" }),
    },
    returns: CartHeader,
    summary: "Find the open cart of a user, or create it",
    description:
      "Of one user, customer and `userCartNo` there is one open cart, however many look for it at once. An ordered cart is not found again: the next call opens a new one.",
    words: [...words, "create cart", "new cart"],
    tasks: ["current cart of a shopper", "start a new basket", "give me the active basket", "open a shopping session"],
    permission: "cart.write",
    scope: ofUser({ userId: "user", customerId: "customer", contactId: "contact" }),
    safe: false,
    idempotent: true,
    invalidates: ["commerce.cartHdr.list"],
    rules: ["R003"],
  }),
  alsoBought: get("/{cartHdrUid}/also-bought", {
    params: { cartHdrUid: uid("The cart") },
    query: { ...paging() },
    returns: list(AlsoBoughtItem),
    summary: "List items that others bought with those in the cart",
    description:
      "Counts orders of the site that hold an item of the cart; the item bought along most often comes first. Items in the cart and discontinued ones are left out.",
    words: ["recommendation", "cross-sell", "frequently bought together", "related"],
    tasks: [
      "suggest more for the basket",
      "upsell at the basket",
      "what do others buy along with this basket",
      "you might also like",
    ],
    permission: "cart.write",
    scope: ofUser({ cartHdrUid: "cart" }),
  }),
});
