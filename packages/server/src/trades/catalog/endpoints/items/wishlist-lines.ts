import type { ItemsOperations, WishlistLine } from "@purvey/contract/generated/items";
import { WishlistLine as WishlistLineSchema } from "@purvey/contract/services/items/item-wishlist";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { type NamedItem, namedItem } from "../../required-item.ts";
import { requireReadableWishlist } from "../../wishlist-access.ts";

const line = crudHandlers<WishlistLine>({
  entity: WishlistLineSchema,
  table: "item_wishlist_line",
  key: "itemWishlistLineUid",
  keyInput: "line",
  noun: "line of the wish list",
  search: [],
  defaultOrder: "item_wishlist_line_uid|ASC",
  deletion: "hard",
  dated: false,
  parents: { hdr: "item_wishlist_hdr_uid" },
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid and i.delete_flag = 'N'`,
    fields: { itemId: "i.item_id", itemDesc: "i.item_desc" },
  },
});

/** The list is changed now, by nobody else at the same time; refuses (404) one that this user does not have. */
async function touch(usersId: number, hdr: number, context: Context): Promise<void> {
  const changed = await context.db.execute(sql`
    update item_wishlist_hdr set date_last_modified = localtimestamp(0)
    where site_id = ${context.site} and users_id = ${usersId} and item_wishlist_hdr_uid = ${hdr} and status_cd <> 700`);
  if (changed === 0) throw notFound("wish list", hdr);
}

/** The unit as the item spells it, its selling unit when none is given; refuses (400) one the item does not have. */
function unitOf({ itemId, units, defaultSellingUnit }: NamedItem, unitOfMeasure: string | undefined): string {
  if (unitOfMeasure === undefined) return defaultSellingUnit;
  const unit = units.find((known) => known.toUpperCase() === unitOfMeasure.toUpperCase());
  if (unit !== undefined) return unit;
  const has = units.length === 0 ? "has no units" : `comes in ${units.map((known) => `\`${known}\``).join(", ")}`;
  throw invalid("unitOfMeasure", `\`${itemId}\` ${has}, not in \`${unitOfMeasure}\`.`, unitOfMeasure, units);
}

const get: Handler<ItemsOperations["itemWishlist.hdr.get"]> = async (input, context) => {
  await requireReadableWishlist(input, context);
  return line.list(input, context);
};

const createLine: Handler<ItemsOperations["itemWishlist.hdr.createLine"]> = async (input, context) => {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await touch(input.id, input.hdr, inside);
    const item = await namedItem(input, inside);
    const { invMastUid } = item;
    return line.create({ ...input, invMastUid, unitOfMeasure: unitOf(item, input.unitOfMeasure) }, inside);
  });
};

const removeLine: Handler<ItemsOperations["itemWishlist.hdr.line.delete"]> = async (input, context) => {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await touch(input.id, input.hdr, inside);
    return line.delete(input, inside);
  });
};

type LineOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `itemWishlist.hdr.${string}`>>;

/** `/item-wishlist/{id}/hdr/{hdr}`: the lines of a wish list (R110). */
export const wishlistLineHandlers: Handlers<LineOperations> = {
  "itemWishlist.hdr.get": get,
  "itemWishlist.hdr.createLine": createLine,
  "itemWishlist.hdr.line.delete": removeLine,
};
