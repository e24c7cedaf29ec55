import { randomBytes } from "node:crypto";
import type { ItemsOperations, WishlistHeader } from "@purvey/contract/generated/items";
import { WishlistHeader as WishlistHeaderSchema } from "@purvey/contract/services/items/item-wishlist";
import sql, { type Sql } from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict } from "../../../../platform/errors.ts";
import { readableWishlist } from "../../wishlist-access.ts";

const header = crudHandlers<WishlistHeader>({
  entity: WishlistHeaderSchema,
  table: "item_wishlist_hdr",
  key: "itemWishlistHdrUid",
  keyInput: "itemWishlistHdrUid",
  noun: "wish list",
  search: ["t.name", "description"],
  defaultOrder: "item_wishlist_hdr_uid|ASC",
  parents: { id: "users_id" },
  joins: {
    from: sql`join users u on u.site_id = t.site_id and u.id = t.users_id`,
    fields: {
      ownerName: "u.name",
      lineCount: `(select count(*) from item_wishlist_line l
        where l.site_id = t.site_id and l.item_wishlist_hdr_uid = t.item_wishlist_hdr_uid)`,
    },
  },
  filter: ({ shareCode, readable }) => [
    readable as Sql,
    ...(shareCode === undefined ? [] : [sql`t.share_code = ${shareCode}`]),
  ],
});

/** A code nobody guesses: 72 random bits. */
function newShareCode(): string {
  return randomBytes(9).toString("base64url");
}

const list: Handler<ItemsOperations["itemWishlist.list"]> = async (input, context) => {
  return header.list({ ...input, readable: readableWishlist(input, context) }, context);
};

const create: Handler<ItemsOperations["itemWishlist.create"]> = async (input, context) => {
  const shareCode = input.shareCode ?? newShareCode();
  return onDuplicate(header.create({ ...input, shareCode }, context), () =>
    conflict(`The share code \`${shareCode}\` is taken. Choose another, or leave it out to get one.`),
  );
};

/** `/item-wishlist/{id}`: the wish lists of a user (R108, R109, R112). */
export const itemWishlistHandlers: Handlers<Pick<ItemsOperations, `itemWishlist.${"list" | "create"}`>> = {
  "itemWishlist.list": list,
  "itemWishlist.create": create,
};
