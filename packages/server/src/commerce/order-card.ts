import type { OrderPayment } from "@purvey/contract/generated/commerce";
import type { Context } from "../context.ts";
import { type Decimal, numberOf } from "../decimal.ts";
import { businessError, notFound } from "../errors.ts";
import { isExpired } from "../payments/card.ts";
import { findAccount, type PaymentAccount } from "../payments/payment-account.ts";
import { sellerOf } from "../payments/seller.ts";
import { surchargeOf } from "../payments/surcharge.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import type { ErpPayment } from "./erp-order-request.ts";

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
  const amount = numberOf(total);
  if (!account) return { brand, lastFour, surchargeAmount: 0, chargedAmount: amount };
  if (account.customerId !== customer?.customerId) throw notFound("payment account", id ?? "");
  refuseExpired(account);
  const surcharge = surchargeOf({ ...(await askOf(account, context)), amount });
  const { lumpSumTotalSurchargeAmount: surchargeAmount, totalAmount: chargedAmount } = surcharge;
  return { brand: account.brand, lastFour: account.lastFour, surchargeAmount, chargedAmount };
}

async function askOf(account: PaymentAccount, context: Context) {
  const { percent, state } = await sellerOf(context);
  return { country: "US", fromState: state, toState: account.state ?? undefined, card: account, percent };
}

function refuseExpired({ expirationMonth, expirationYear, brand, lastFour }: PaymentAccount): void {
  if (!isExpired(expirationMonth, expirationYear, new Date())) return;
  throw businessError(
    `The card ${brand} ending in ${lastFour} expired at the end of ${expirationMonth}/${expirationYear}. Enter another card.`,
  );
}
