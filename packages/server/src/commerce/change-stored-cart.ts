import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Context } from "../platform/endpoints/context.ts";
import type { CartChange, CartLinesState, CartReading } from "../trades/checkout/cart/cart.ts";
import { requireOwnCart } from "../trades/checkout/checkout-access.ts";
import { type CartItemAsk, readCart } from "./read-cart.ts";
import { writeCart } from "./write-cart.ts";

/** How often a change is tried again when others change the same cart, before it waits for its turn. */
const ATTEMPTS = 3;

/** Works out a change from what was read; throws to refuse. */
export type ChangeCart = (reading: CartReading) => CartChange;

/**
 * Changes a cart that the caller may change, and answers its lines: read, then write if nobody else wrote meanwhile –
 * two statements. When others keep being faster it locks the cart and takes its turn, so that nothing is lost and
 * everybody comes through.
 */
export async function changeStoredCart(
  context: Context,
  cartHdrUid: number,
  asks: readonly CartItemAsk[],
  change: ChangeCart,
): Promise<CartLinesState> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cart = await tryChange(context, context.db, cartHdrUid, asks, change);
    if (cart) return cart;
  }
  return context.transaction(async (db) => {
    await db.query(sql`
      select 1 from cart_hdr where site_id = ${context.site} and cart_hdr_uid = ${cartHdrUid} for update`);
    const cart = await tryChange(context, db, cartHdrUid, asks, change);
    if (!cart) throw new Error(`The cart ${cartHdrUid} changed although it was locked.`);
    return cart;
  });
}

async function tryChange(
  context: Context,
  db: Queryable,
  cartHdrUid: number,
  asks: readonly CartItemAsk[],
  change: ChangeCart,
): Promise<CartLinesState | undefined> {
  const reading = await readCart(db, context.site, cartHdrUid, asks);
  const cart = await requireOwnCart(context, cartHdrUid, reading?.cart);
  const changed = change({ cart, inputs: reading?.inputs ?? [], quotes: reading?.quotes ?? [] });
  const lines = await writeCart(db, context.site, cart, changed);
  return lines && { lines, currency: cart.currency };
}
