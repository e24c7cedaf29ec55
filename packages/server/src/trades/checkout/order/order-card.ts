import type { ErpOrder, OrderPayment } from "@purvey/contract/generated/commerce";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { businessError, notFound } from "../../../platform/errors.ts";
import { isExpired } from "../../../values/card.ts";
import { type Decimal, decimal, numberOf } from "../../../values/decimal.ts";
import type { ErpPayment } from "../../orders/erp-order-request.ts";
import { findAccount, type PaymentAccount } from "../../payments/payment-account.ts";
import { sellerOf } from "../../payments/seller.ts";
import { surchargeOf } from "../../payments/surcharge.ts";
import type { CheckoutFacts } from "../checkout-facts.ts";

/**
 * What an order's card bears: the total, and the surcharge that the law and the site's settings allow. Whatever the caller
 * computed does not count. A reference that is not ours belongs to another processor, which takes no surcharge here.
 *
 * @throws RESOURCE_NOT_FOUND for a card of another customer, BUSINESS_RULE_VIOLATION for one that has expired.
 */
export async function orderCard(
  payment: ErpPayment | undefined,
  { customer }: CheckoutFacts,
  total: Decimal,
  context: Context,
): Promise<OrderPayment | null> {
  if (!payment) return null;
  const { paymentAccountId: id, brand = null, lastFour = null } = payment;
  const account = id ? await findAccount(context.db, context.site, id) : undefined;
  if (!account) return { brand, lastFour, surchargeAmount: 0, chargedAmount: numberOf(total) };
  if (account.customerId !== customer?.customerId) throw notFound("payment account", id ?? "");
  return borneBy(account, numberOf(total), context);
}

/**
 * What the card of a stored order bears when its total has become another: the surcharge follows the total. A card that
 * is no longer kept here, or never was, bears the surcharge that was agreed.
 *
 * @throws BUSINESS_RULE_VIOLATION for a card that has expired.
 */
export async function cardOfChangedOrder(
  { orderNo, payment, totalAmount }: ErpOrder,
  context: Context,
): Promise<OrderPayment | null> {
  if (!payment) return null;
  const kept = await context.db.first<{ id: string | null }>(sql`
    select payment_account ->> 'paymentAccountId' as id from order_hdr
    where site_id = ${context.site} and order_no = ${orderNo}`);
  const account = kept?.id ? await findAccount(context.db, context.site, kept.id) : undefined;
  if (account) return borneBy(account, totalAmount, context);
  return { ...payment, chargedAmount: numberOf(decimal(totalAmount).plus(payment.surchargeAmount)) };
}

async function borneBy(account: PaymentAccount, amount: number, context: Context): Promise<OrderPayment> {
  refuseExpired(account);
  const surcharge = surchargeOf({ ...(await askOf(account, context)), amount });
  const { lumpSumTotalSurchargeAmount: surchargeAmount, totalAmount: chargedAmount } = surcharge;
  return { brand: account.brand, lastFour: account.lastFour, surchargeAmount, chargedAmount };
}

async function askOf(account: PaymentAccount, context: Context) {
  const { percent, state, currency } = await sellerOf(context);
  return { country: "US", fromState: state, toState: account.state ?? undefined, card: account, percent, currency };
}

function refuseExpired({ expirationMonth, expirationYear, brand, lastFour }: PaymentAccount): void {
  if (!isExpired(expirationMonth, expirationYear, new Date())) return;
  throw businessError(
    `The card ${brand} ending in ${lastFour} expired at the end of ${expirationMonth}/${expirationYear}. Enter another card.`,
    { field: "paymentAccount" },
  );
}
