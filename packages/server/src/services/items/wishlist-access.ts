import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../context.ts";
import { notFound } from "../../errors.ts";

/** Whose lists are read, and with which code. */
export interface WishlistReading {
  readonly id: number;
  readonly shareCode?: string;
}

function ownsAll(usersId: number, context: Context): boolean {
  return context.user.userId === usersId || context.can("user.write");
}

/**
 * The condition of a wish list (alias `t`) that the caller may read: his own, any with `user.write`, and of a colleague
 * – a user of the same customer – the public ones and the one whose code he knows.
 */
export function readableWishlist({ id, shareCode }: WishlistReading, context: Context): Sql {
  if (ownsAll(id, context)) return sql`true`;
  const known =
    shareCode === undefined ? sql`t.is_public = 'Y'` : sql`(t.is_public = 'Y' or t.share_code = ${shareCode})`;
  return sql`${known} and ${colleague(id, context)}`;
}

/** Refuses (404) a user whose lists are none of the caller's business. */
export async function requireReadableUser(id: number, context: Context): Promise<void> {
  if (context.user.userId === id) return;
  const known = context.can("user.write")
    ? sql`exists (select 1 from users where site_id = ${context.site} and id = ${id})`
    : colleague(id, context);
  if (!(await context.db.first(sql`select 1 where ${known}`))) throw notFound("user", id);
}

function colleague(id: number, { site, user }: Context): Sql {
  return sql`exists (
    select 1 from users u where u.site_id = ${site} and u.id = ${id} and u.customer_id = ${user.customerId ?? null})`;
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
