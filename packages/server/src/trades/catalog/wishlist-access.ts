import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { visibleUsers } from "../../platform/endpoints/user-access.ts";
import { notFound } from "../../platform/errors.ts";

/** Whose lists are read, and with which code. */
export interface WishlistReading {
  readonly id: number;
  readonly shareCode?: string;
}

/**
 * The condition that the caller may know of wish lists of the user `user`: a colleague – a user of the same customer – or
 * with `user.write` any visible one.
 */
export function listsKnown(context: Context, user: Sql): Sql {
  if (context.can("user.write")) return visibleUsers(context, user);
  return sql`${user}.customer_id = ${context.user.customerId ?? null}`;
}

/**
 * The condition of a wish list (alias `t`) that the caller may read: the own ones; with `user.write` those of all
 * visible users; and of a colleague the public ones and the one whose code the caller knows.
 */
export function readableWishlist({ id, shareCode }: WishlistReading, context: Context): Sql {
  if (context.user.userId === id) return sql`true`;
  const known = sql`exists (
    select 1 from users u where u.site_id = ${context.site} and u.id = ${id} and ${listsKnown(context, sql`u`)})`;
  if (context.can("user.write")) return known;
  return sql`(t.is_public = 'Y' or t.share_code = ${shareCode ?? null}) and ${known}`;
}

/** Refuses (404) a wish list that the caller may not read. */
export async function requireReadableWishlist(
  input: WishlistReading & { readonly hdr: number },
  context: Context,
): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from item_wishlist_hdr t
    where t.site_id = ${context.site} and t.users_id = ${input.id} and t.item_wishlist_hdr_uid = ${input.hdr}
      and t.status_cd <> 700 and ${readableWishlist(input, context)}`);
  if (!found) throw notFound("wish list", input.hdr);
}
