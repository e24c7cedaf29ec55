import type { Context } from "../platform/endpoints/context.ts";
import { conflict, forbidden, type ServerError } from "../platform/errors.ts";
import type { CheckoutFacts } from "../trades/checkout/checkout-facts.ts";
import { decimal, moneyText } from "../values/decimal.ts";
import type { Evaluation } from "./evaluate-checkout.ts";

/** The process code of a checkout that was released to be ordered (R122). */
export const RELEASED = 1185;

/** Whether the caller himself may release it: by permission, or as the buyer within his allowance. */
export function mayRelease(context: Context, { checkout }: CheckoutFacts, { allowance }: Evaluation): boolean {
  if (context.can("checkout.activate")) return true;
  return checkout.usersId === context.user.userId && !allowance.exceeded;
}

/** Whether the cart is still the one that was released. */
export function isUnchanged({ checkout, cart }: CheckoutFacts): boolean {
  return checkout.activatedVersion === (cart ? Number(cart.version) : null);
}

/** The refusal of a release that the caller may not give. */
export function releaseError({ checkout, currency }: CheckoutFacts, { allowance, total }: Evaluation): ServerError {
  const remaining = moneyText(decimal(allowance.remaining ?? 0));
  return forbidden(
    `The total of ${moneyText(total)} ${currency} exceeds the ${remaining} ${currency} that are left of the allowance. Ask somebody with the permission \`checkout.activate\` to release the checkout ${checkout.checkoutUid}.`,
    { permission: "checkout.activate", checkoutUid: checkout.checkoutUid, remaining: allowance.remaining },
  );
}

/**
 * Refuses an order that nobody released: it needs a release that covers it – the same lines, and no more than the total
 * that was released – or a caller who may release it himself.
 */
export function requireRelease(
  context: Context,
  facts: CheckoutFacts,
  evaluation: Evaluation,
  ownLines: boolean,
): void {
  if (mayRelease(context, facts, evaluation)) return;
  const { checkout, currency } = facts;
  if (checkout.processCd !== RELEASED) throw releaseError(facts, evaluation);
  const within = evaluation.total.lte(checkout.activatedTotal ?? 0);
  if (isUnchanged(facts) && within && !ownLines) return;
  throw conflict(
    `The checkout ${checkout.checkoutUid} was released for ${moneyText(decimal(checkout.activatedTotal ?? 0))} ${currency} and has changed since; now it comes to ${moneyText(evaluation.total)} ${currency}. Have it released again.`,
    { checkoutUid: checkout.checkoutUid, releasedTotal: checkout.activatedTotal },
  );
}
