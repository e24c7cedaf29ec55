import type { Context } from "../../../platform/endpoints/context.ts";
import { conflict, forbidden, type ServerError } from "../../../platform/errors.ts";
import { decimal, moneyText } from "../../../values/decimal.ts";
import { callerDecides, chainOf, stepsFor } from "../approvals/approval-chain.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";
import type { Evaluation } from "./evaluate-checkout.ts";

/** The process code of a checkout that was released to be ordered (R122). */
export const RELEASED = 1185;

/**
 * Whether the caller may release it at once: the buyer within their allowance, a colleague whose one approval is enough.
 * Staff are nobody's colleagues and order on their own.
 */
export function mayRelease(
  context: Context,
  { checkout, chain }: CheckoutFacts,
  { allowance, total }: Evaluation,
): boolean {
  const { userId, customerId, actingFor } = context.user;
  const mayActivate = context.can("checkout.activate");
  if (checkout.usersId === userId) {
    const isStaff = customerId === undefined || actingFor !== undefined;
    return !allowance.exceeded || (mayActivate && isStaff);
  }
  if (!allowance.exceeded) return mayActivate;
  const steps = stepsFor(chainOf(chain), total);
  const deciders = { buyerId: checkout.usersId, earlier: [] };
  return steps.length === 1 && steps.every((step) => callerDecides(step, context, deciders));
}

/** Whether the cart is still the one that was released. */
export function isUnchanged({ checkout, cart }: CheckoutFacts): boolean {
  return checkout.activatedVersion === (cart ? Number(cart.version) : null);
}

/** The refusal of a release that the caller may not give. */
export function releaseError(
  context: Context,
  { checkout, currency }: CheckoutFacts,
  evaluation: Evaluation,
): ServerError {
  const { allowance, total } = evaluation;
  const { checkoutUid, usersId } = checkout;
  const remaining = moneyText(decimal(allowance.remaining ?? 0));
  const exceeds = `The total of ${moneyText(total)} ${currency} exceeds the ${remaining} ${currency} that are left of the allowance.`;
  const wayOut =
    usersId !== context.user.userId && context.can("checkout.activate")
      ? `The customer's approval policy decides who releases the checkout ${checkoutUid}: let its buyer ask for an approval.`
      : `Ask somebody with the permission \`checkout.activate\` to release the checkout ${checkoutUid}.`;
  return forbidden(`${exceeds} ${wayOut}`, {
    permission: "checkout.activate",
    checkoutUid,
    remaining: allowance.remaining,
  });
}

/**
 * Refuses an order that nobody released: it needs a release that covers it – the same lines, and no more than the total
 * that was released – or a caller who may release it.
 */
export function requireRelease(
  context: Context,
  facts: CheckoutFacts,
  evaluation: Evaluation,
  ownLines: boolean,
): void {
  if (mayRelease(context, facts, evaluation)) return;
  const { checkout, currency } = facts;
  if (checkout.processCd !== RELEASED) throw releaseError(context, facts, evaluation);
  const within = evaluation.total.lte(checkout.activatedTotal ?? 0);
  if (isUnchanged(facts) && within && !ownLines) return;
  throw conflict(
    `The checkout ${checkout.checkoutUid} was released for ${moneyText(decimal(checkout.activatedTotal ?? 0))} ${currency} and has changed since; now it comes to ${moneyText(evaluation.total)} ${currency}. Have it released again.`,
    { checkoutUid: checkout.checkoutUid, releasedTotal: checkout.activatedTotal },
  );
}
