import type { Context } from "../../platform/endpoints/context.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, decimal } from "../../values/decimal.ts";
import { requireExact, requireKey } from "./exact-amount.ts";
import { planRefund, type RefundPart, restOf, type TakenAmount } from "./plan-refund.ts";
import { beginRefunds, heldTaken, refundDays } from "./refunds.ts";
import { settlePayments } from "./settle-order-payments.ts";

const needsKey = "A refund needs an `Idempotency-Key` header, so that a call sent twice gives back once";

/** So much of what the card of an order bore is to go back. */
export interface RefundAsk {
  readonly orderNo: number;
  readonly amount: number;
  readonly reason: string;
}

/**
 * Gives some of what the card of an order bore back: it is written down in the call's transaction, and the job that
 * settles payments has the processor give it back, once. At most what was taken less what went back or is on its way.
 *
 * @throws ServerError 400 without an idempotency key or for fractions of the currency's smallest unit, 422 when less was
 * taken or another processor has the card.
 */
export async function refundOrder({ orderNo, amount, reason }: RefundAsk, context: Context): Promise<void> {
  requireKey(context, needsKey);
  const { db, site, user } = context;
  const taken = await heldTaken(db, site, orderNo);
  const currency = requireTaken(orderNo, taken, context);
  requireExact("amount", amount, currency);
  const parts = requireParts(orderNo, taken, decimal(amount), currency);
  await beginRefunds(db, site, parts, { reason, usersId: user.userId });
  context.wakeJob(settlePayments);
}

/** The currency that was taken. Refuses an order whose card bore nothing that its processor, which is ours, still gives back. */
function requireTaken(orderNo: number, taken: readonly TakenAmount[], { providers }: Context): string {
  const [first] = taken;
  if (!first)
    throw businessError(
      `Nothing is left to give back of order ${orderNo}: its card bore nothing within the last ${refundDays} days, or all of it went back. See the order's \`cardMovements\`.`,
      { orderNo, refundableAmount: 0 },
    );
  const { source } = providers.payments;
  const other = taken.find((one) => one.source !== source);
  if (!other) return first.currency;
  throw businessError(
    `The card of order ${orderNo} was charged by the processor \`${other.source}\`, but the server uses \`${source}\` now. Give the money back at \`${other.source}\`.`,
    { orderNo },
  );
}

function requireParts(
  orderNo: number,
  taken: readonly TakenAmount[],
  amount: Decimal,
  currency: string,
): readonly RefundPart[] {
  const parts = planRefund(taken, amount);
  if (parts) return parts;
  const most = restOf(taken);
  throw businessError(
    `${amount} ${currency} is more than the ${most} ${currency} that order ${orderNo} can still be given back. Give back at most that.`,
    { field: "amount", orderNo, refundableAmount: most.toNumber() },
  );
}
