import { businessError } from "../platform/errors.ts";
import type { Offer } from "../platform/ports/offer.ts";
import { decimal, roundMoney } from "../values/decimal.ts";

/** How much of a currency stands for a US dollar: references for estimates, as of January 2026. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, CAD: 1.37, EUR: 0.86, GBP: 0.75 };

/** An offer in another currency, with the rate it was taken at; null where nothing was converted. */
export interface Exchanged {
  readonly offer: Offer;
  readonly exchangeRate: number | null;
}

/**
 * The offer in a currency: transport and each fee converted by the reference rates that ship, rounded half up to cents.
 *
 * @throws ServerError 422 for a provider's offer in a currency without a reference rate.
 */
export function exchange(offer: Offer, currency: string): Exchanged {
  if (offer.currency === currency) return { offer, exchangeRate: null };
  const [from, to] = [perDollar[offer.currency], perDollar[currency]];
  if (from === undefined || to === undefined)
    throw businessError(
      `The rate of ${offer.service} is in ${offer.currency}, which cannot be converted to ${currency}.`,
    );
  const factor = decimal(to).div(from).round(6);
  const converted = {
    ...offer,
    currency,
    baseRate: roundMoney(offer.baseRate.times(factor)),
    fees: offer.fees.map((fee) => ({ ...fee, amount: roundMoney(fee.amount.times(factor)) })),
  };
  return { offer: converted, exchangeRate: Number(factor) };
}
