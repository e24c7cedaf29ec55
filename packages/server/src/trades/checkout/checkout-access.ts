import type { Context } from "../../platform/endpoints/context.ts";
import { notFound, ServerError } from "../../platform/errors.ts";

/** Whose checkout it is. */
export interface CheckoutOwner {
  readonly usersId: number;
  readonly customerId: number | null;
}

/**
 * Refuses a checkout that does not exist or that the caller may not see. The caller began it, or may release checkouts
 * (`checkout.activate`) of a visible customer, or acts for all customers (`customer.all`). For others it does not exist.
 */
export async function requireCheckout<C extends CheckoutOwner>(
  context: Context,
  checkoutUid: number,
  checkout: C | undefined,
): Promise<C> {
  context.markLimited();
  if (!checkout) throw notFound("checkout", checkoutUid);
  if (context.can("customer.all")) return checkout;
  const { usersId, customerId } = checkout;
  const own = usersId === context.user.userId;
  if (!own && (customerId === null || !context.can("checkout.activate"))) throw notFound("checkout", checkoutUid);
  if (customerId !== null) await requireCustomerOf("checkout", checkoutUid, customerId, context);
  return checkout;
}

/**
 * Refuses a cart that does not exist, or is another user's, or is for a customer who is none of the caller's any more:
 * for this caller it does not exist.
 */
export async function requireOwnCart<C extends { readonly userId: number; readonly customerId: number | null }>(
  context: Context,
  cartHdrUid: number,
  cart: C | undefined,
): Promise<C> {
  context.markLimited();
  if (!cart || !(cart.userId === context.user.userId || context.can("customer.all")))
    throw notFound("cart", cartHdrUid);
  if (cart.customerId !== null) await requireCustomerOf("cart", cartHdrUid, cart.customerId, context);
  return cart;
}

/** The customer of a record; whom the caller may not see, their record does not exist either. */
async function requireCustomerOf(noun: string, key: number, customerId: number, context: Context): Promise<void> {
  await context.requireCustomer(customerId).catch((error: unknown) => {
    throw error instanceof ServerError ? notFound(noun, key) : error;
  });
}
