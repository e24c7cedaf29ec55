import { Deleted } from "../../crud.ts";
import { get, post, type Resource, remove, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import {
  datetime,
  entity,
  input,
  integer,
  list,
  nullable,
  orderBy,
  paging,
  pick,
  quantity,
  required,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofUser } from "../../scope.ts";
import { itemFields, namingItem } from "./item-reference.ts";

const name = text({ min: 1, max: 100, description: "The list's name", example: "Press line standard kit" });
const isPublic = yesNo({ description: "Y when the other users of the customer may read the list", example: "N" });
const shareCode = text({
  min: 8,
  max: most.text,
  pattern: "^[A-Za-z0-9_-]*$",
  patternMessage: "Expected letters, digits, dashes and underscores, such as NGWEEKLY01",
  description:
    "Who knows it may read the list although it is not public, if they belong to the same customer; letters, digits, dashes and underscores",
  example: "NGWEEKLY01",
});

/** A list of items a user wants, by name (R108, R109, R112). */
export const WishlistHeader: ObjectSchema = entity("WishlistHeader", "A named list of items a user wants", {
  itemWishlistHdrUid: uid("The list's unique number"),
  usersId: uid("The user whose list it is"),
  ownerName: text({ description: "The name of the user whose list it is", example: "Dana Reyes" }),
  name,
  description: nullable(text({ max: 500, description: "What the list is for", example: "Refill every Monday" })),
  isPublic,
  shareCode,
  lineCount: integer({ min: 0, description: "How many lines it has", example: 12 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

/** An item on a wish list (R110). */
export const WishlistLine: ObjectSchema = entity("WishlistLine", "An item on a wish list", {
  itemWishlistLineUid: uid("The line's unique number"),
  itemWishlistHdrUid: uid("The list"),
  ...itemFields,
  qtyDesired: quantity({
    above: 0,
    max: most.quantity,
    description: "How much is wanted, in the line's unit",
    example: 2,
  }),
  unitOfMeasure: text({ max: 8, description: "The unit of the quantity", example: "BX" }),
  priority: integer({ min: 0, max: most.integer, description: "The higher, the sooner it is wanted", example: 1 }),
  notes: nullable(text({ max: 1000, description: "What the user notes about the line", example: "Only if in stock" })),
  dateCreated: datetime(),
});

const words = ["wish list", "saved list", "shopping list", "purchase list", "kit", "requisition list", "share"];
const params = { id: uid("usersId of the user whose list it is") };
const hdr = uid("itemWishlistHdrUid of the list");
const line = uid("itemWishlistLineUid of the line");
const readers =
  "Public lists are readable by the other users of the same customer, a list that is not public by those who send its `shareCode`.";
const writers = "Only its user may change a list, and who has the permission `user.write`.";

/** `/item-wishlist/{id}`: the wish lists of a user. */
export const itemWishlist: Resource = resource("/item-wishlist/{id}", {
  list: get("", {
    params,
    query: {
      ...paging(),
      orderBy: orderBy("item_wishlist_hdr_uid|ASC"),
      q: text({ description: "Words to look for in name and description" }),
      shareCode: { ...shareCode, description: "Only the list with this code" },
    },
    returns: list(WishlistHeader),
    summary: "List the wish lists of a user",
    description: readers,
    words,
    tasks: ["standard kits of a team"],
    permission: "catalog.read",
    scope: ofUser({ id: "listOwner" }),
    rules: ["R112"],
  }),
  create: post("", {
    params,
    body: input("CreateWishlistInput", "A new wish list", {
      name: required(name),
      description: WishlistHeader.properties.description ?? text(),
      isPublic: { ...isPublic, default: "N" },
      shareCode: { ...shareCode, description: "The code to share the list by; made up when left out" },
    }),
    returns: WishlistHeader,
    summary: "Create a wish list",
    description: `A \`shareCode\` that another list has is refused (409). ${writers}`,
    words,
    tasks: [
      "new saved list",
      "begin a list of parts to buy later",
      "start a new shopping list",
      "make a list for a project",
    ],
    permission: "list.write",
    scope: ofUser({ id: "user" }),
    invalidates: ["items.itemWishlist"],
    rules: ["R108", "R109", "R112"],
    errors: ["RESOURCE_CONFLICT"],
  }),
});

/** `/item-wishlist/{id}/hdr/{hdr}`: the lines of a wish list. */
export const itemWishlistHdr: Resource = resource("/item-wishlist/{id}/hdr/{hdr}", {
  get: get("", {
    params: { ...params, hdr },
    query: {
      ...paging(),
      orderBy: orderBy("item_wishlist_line_uid|ASC"),
      shareCode: { ...shareCode, description: "The list's code, to read a list that is not public" },
    },
    returns: list(WishlistLine),
    summary: "Get the lines of a wish list",
    description: readers,
    words,
    tasks: ["what is on a saved list"],
    permission: "catalog.read",
    scope: "own",
  }),
  createLine: post("", {
    params: { ...params, hdr },
    body: namingItem(
      input("CreateWishlistLineInput", "An item to put on a wish list", {
        invMastUid: itemUid("The item"),
        itemId: itemFields.itemId,
        qtyDesired: { ...(WishlistLine.properties.qtyDesired ?? quantity()), default: 1 },
        unitOfMeasure: text({
          min: 1,
          max: 8,
          description: "A unit of the item; its selling unit when left out",
          example: "BX",
        }),
        priority: { ...(WishlistLine.properties.priority ?? integer()), default: 0 },
        ...pick(WishlistLine, "notes"),
      }),
    ),
    returns: WishlistLine,
    summary: "Put an item on a wish list",
    description: `Adds a line each time, also for an item that is on the list already. ${writers}`,
    words: [...words, "add item"],
    tasks: ["save an item for later", "put a part on a shopping list"],
    permission: "list.write",
    scope: ofUser({ id: "user" }),
    invalidates: ["items.itemWishlist", "items.itemWishlist.hdr"],
    rules: ["R110"],
  }),
});

/** `/item-wishlist/{id}/hdr/{hdr}/line/{line}`: one line of a wish list. */
export const itemWishlistHdrLine: Resource = resource("/item-wishlist/{id}/hdr/{hdr}/line/{line}", {
  delete: remove("", {
    params: { ...params, hdr, line },
    returns: Deleted,
    summary: "Take a line off a wish list",
    description: writers,
    words: [...words, "remove item"],
    tasks: ["strike something off a list", "remove a part from a shopping list", "delete an entry of a saved list"],
    permission: "list.write",
    scope: ofUser({ id: "user" }),
    invalidates: ["items.itemWishlist", "items.itemWishlist.hdr"],
  }),
});
