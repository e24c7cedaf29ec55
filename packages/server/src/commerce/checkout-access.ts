import type { Context } from "../context.ts";
import { notFound, ServerError } from "../errors.ts";

/** Whose checkout it is. */
export interface CheckoutOwner {
  readonly usersId: number;
  readonly customerId: number | null;
}

/**
 * Refuses a checkout that does not exist or that the caller may not see: he began it, or he may release checkouts of
 * its customer (`checkout.activate`), or acts for all customers (`customer.all`). For others it does not exist.
 */
export async function requireCheckout<C extends CheckoutOwner>(
  context: Context,
  checkoutUid: number,
  checkout: C | undefined,
): Promise<C> {
  if (!checkout) throw notFound("checkout", checkoutUid);
  if (checkout.usersId === context.user.userId || context.can("customer.all")) return checkout;
  if (checkout.customerId === null || !context.can("checkout.activate")) throw notFound("checkout", checkoutUid);
  await context.requireCustomer(checkout.customerId).catch((error: unknown) => {
    throw error instanceof ServerError ? notFound("checkout", checkoutUid) : error;
  });
  return checkout;
}
