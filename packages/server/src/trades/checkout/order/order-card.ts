import type { ErpOrder, OrderPayment } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { outside } from "../../../platform/endpoints/outside.ts";
import { businessError, notFound } from "../../../platform/errors.ts";
import { holdsCards } from "../../../platform/ports/payment-processor.ts";
import { isExpired } from "../../../values/card.ts";
import { type Decimal, decimal, numberOf } from "../../../values/decimal.ts";
import type { ErpPayment } from "../../orders/index.ts";
import {
  findAccount,
  holdForOrder,
  type PaymentAccount,
  requireSameProcessor,
  type SurchargeAsk,
  sellerOf,
  surchargeOf,
} from "../../payments/index.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";

/**
 * What an order's card bears: the total, and the surcharge that the law and the site's settings allow. Whatever the caller
 * computed does not count. A reference that is not ours belongs to another processor, which takes no surcharge here.
 *
 * @throws RESOURCE_NOT_FOUND for a card of another customer, BUSINESS_RULE_VIOLATION for one that has expired.
 */
export async function orderCard(
  payment: ErpPayment | undefined,
  { customer, location, currency }: CheckoutFacts,
  total: Decimal,
  context: Context,
): Promise<OrderPayment | null> {
  if (!payment) return null;
  const { paymentAccountId: id, brand = null, lastFour = null } = payment;
  const account = id ? await findAccount(context.db, context.site, id) : undefined;
  if (!account) return { brand, lastFour, surchargeAmount: 0, chargedAmount: numberOf(total) };
  if (account.customerId !== customer?.customerId) throw notFound("payment account", id ?? "");
  return borneBy(account, { amount: numberOf(total), currency }, context, location?.today);
}

/**
 * Has the processor hold what an order's card bears, before the order's transaction; answers the hold, and null where
 * nothing is held: on account, with another processor's reference, or where the processor moves no money.
 *
 * @throws BUSINESS_RULE_VIOLATION for a card that is declined: nothing is ordered. 502 to 504 when the processor does not
 * answer as it should; the same order, repeated, asks for the same hold.
 */
export async function orderHold(
  payment: ErpPayment | undefined,
  card: OrderPayment | null,
  { checkout: { checkoutUid }, currency }: CheckoutFacts,
  context: Context,
): Promise<number | null> {
  const id = payment?.paymentAccountId;
  if (!card || !id || card.chargedAmount <= 0) return null;
  const { payments } = context.providers;
  if (!holdsCards(payments)) return null;
  const account = await findAccount(context.db, context.site, id);
  if (!account) return null;
  requireSameProcessor(payments, account);
  const { source } = account;
  const ask = { checkoutUid, paymentAccountId: id, source, amount: card.chargedAmount, currency };
  const what = `hold:${JSON.stringify(ask)}`;
  const usersId = context.user.userId;
  const hold = await outside(context, what, ({ db, site }) => holdForOrder(db, site, { ...ask, usersId }, payments));
  if (hold.state === "approved") return hold.orderPaymentUid;
  throw businessError(
    `The card ${account.brand} ending in ${account.lastFour} was not accepted: ${hold.responseMessage ?? "Declined"}. Nothing was ordered; enter another card.`,
    { field: "paymentAccount" },
  );
}

/**
 * What the card of a stored order bears when its total has become another: the surcharge follows the total. A card that
 * is no longer kept here, or never was, bears the surcharge that was agreed.
 *
 * @throws BUSINESS_RULE_VIOLATION for a card that has expired.
 */
export async function cardOfChangedOrder(
  { orderNo, payment, totalAmount, currency }: ErpOrder,
  context: Context,
): Promise<OrderPayment | null> {
  if (!payment) return null;
  const kept = await context.db.first<{ id: string | null }>(sql`
    select payment_account ->> 'paymentAccountId' as id from order_hdr
    where site_id = ${context.site} and order_no = ${orderNo}`);
  const account = kept?.id ? await findAccount(context.db, context.site, kept.id) : undefined;
  if (account) return borneBy(account, { amount: totalAmount, currency }, context);
  return { ...payment, chargedAmount: numberOf(decimal(totalAmount).plus(payment.surchargeAmount)) };
}

type Borne = Pick<SurchargeAsk, "amount" | "currency">;

async function borneBy(account: PaymentAccount, borne: Borne, context: Context, day?: string): Promise<OrderPayment> {
  refuseExpired(account, day);
  const surcharge = surchargeOf({ ...(await askOf(account, context)), ...borne });
  const { lumpSumTotalSurchargeAmount: surchargeAmount, totalAmount: chargedAmount } = surcharge;
  return { brand: account.brand, lastFour: account.lastFour, surchargeAmount, chargedAmount };
}

async function askOf(account: PaymentAccount, context: Context) {
  const { percent, state } = await sellerOf(context);
  return { country: "US", fromState: state, toState: account.state ?? undefined, card: account, percent };
}

function refuseExpired({ expirationMonth, expirationYear, brand, lastFour }: PaymentAccount, day?: string): void {
  if (!isExpired(expirationMonth, expirationYear, day)) return;
  throw businessError(
    `The card ${brand} ending in ${lastFour} expired at the end of ${expirationMonth}/${expirationYear}. Enter another card.`,
    { field: "paymentAccount" },
  );
}
