import { randomUUID } from "node:crypto";
import type { CartHeader, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Received } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import { cartSelect } from "./cart-columns.ts";

type LookupInput = Received<CommerceOperations["cartHdr.lookup"]>;

/**
 * The open cart of a user, customer and number, made when there is none, in one statement (D07). With a token: the open
 * cart of that token, and none is made.
 */
export async function findOrCreateCart(input: LookupInput, context: Context): Promise<CartHeader> {
  requireContact(input, context);
  if (input.cartToken !== undefined) return cartOfToken(input, input.cartToken, context);
  // Whoever makes the cart at the same moment makes it for us too; the second look finds it.
  const cart = (await lookOrMake(input, context)) ?? (await lookOrMake(input, context));
  if (cart) return cart;
  throw input.contactId === undefined ? notFound("user", input.userId) : notFound("contact", input.contactId);
}

/** A shopper buys as themselves: their allowance is their contact's. */
function requireContact({ contactId, userId }: LookupInput, context: Context): void {
  const { user } = context;
  if (contactId === undefined || user.customerId === undefined || context.can("user.write")) return;
  if (userId !== user.userId || contactId !== user.contactId) throw notFound("contact", contactId);
}

async function cartOfToken(input: LookupInput, cartToken: string, context: Context): Promise<CartHeader> {
  const cart = await context.db.first<CartHeader>(sql`
    select ${cartSelect} from cart_hdr h
    where h.site_id = ${context.site} and h.cart_token = ${cartToken} and h.user_id = ${input.userId} and h.status_cd = 704`);
  if (!cart) throw notFound("open cart", cartToken);
  return cart;
}

/** The condition that the contact a cart is for is the user's `u`, or one of the cart's customer. */
function ownContact({ contactId, customerId }: LookupInput): Sql {
  if (contactId === undefined) return sql`true`;
  return sql`(u.contact_id = ${contactId} or exists (
    select 1 from contact_customer x where x.site_id = u.site_id and x.contact_id = ${contactId}
      and x.customer_id = coalesce(${customerId ?? null}::numeric, u.customer_id)))`;
}

function lookOrMake(input: LookupInput, context: Context): Promise<CartHeader | undefined> {
  return context.db.first<CartHeader>(sql`
    with owner as (
      select u.id, u.email, coalesce(${input.customerId ?? null}::numeric, u.customer_id) as customer_id,
        coalesce(${input.contactId ?? null}::bigint, u.contact_id) as contact_id
      from users u where u.site_id = ${context.site} and u.id = ${input.userId} and ${ownContact(input)}
    ), found as (
      select c.* from cart_hdr c join owner o on c.user_id = o.id and coalesce(c.customer_id, 0) = coalesce(o.customer_id, 0)
      where c.site_id = ${context.site} and c.user_cart_no = ${input.userCartNo} and c.status_cd = 704
    ), made as (
      insert into cart_hdr (site_id, user_id, customer_id, contact_id, email_address, cart_token, user_cart_no)
      select ${context.site}, o.id, o.customer_id, o.contact_id, o.email, ${randomUUID()}, ${input.userCartNo}
      from owner o where not exists (select 1 from found)
      on conflict do nothing
      returning *
    )
    select ${cartSelect} from (select * from found union all select * from made) h`);
}
