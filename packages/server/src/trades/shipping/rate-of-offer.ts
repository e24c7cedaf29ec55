import type { ShippingRate } from "@purvey/contract/generated/shipping";
import type { Offer } from "../../platform/ports/offer.ts";
import { type Decimal, numberOf, roundQuantity, zero } from "../../values/decimal.ts";
import { totalOf } from "./order-offers.ts";

/** How an offer is shown. */
export interface Shown {
  /** Without its fees one by one. */
  readonly isSummary?: boolean;
  readonly exchangeRate?: number | null;
  /** What is added to its total. */
  readonly handlingCharge?: Decimal;
}

/** An offer as the contract describes a rate: `totalRate` is transport with the fees, `finalRate` that with handling. */
export function rateOfOffer(
  offer: Offer,
  { isSummary = false, exchangeRate = null, handlingCharge = zero }: Shown,
): ShippingRate {
  const { baseRate, fees, billedWeight, transitDays, ...same } = offer;
  const total = totalOf(offer);
  const shownFees = fees.map((fee) => ({ ...fee, amount: numberOf(fee.amount) }));
  return {
    ...same,
    baseRate: numberOf(baseRate),
    totalRate: numberOf(total),
    finalRate: numberOf(total.plus(handlingCharge)),
    exchangeRate,
    fees: isSummary ? [] : shownFees,
    transitTime: transitTimeOf(transitDays),
    transitDays,
    billedWeight: billedWeight && numberOf(roundQuantity(billedWeight)),
  };
}

function transitTimeOf(days: number | null): string | null {
  return days === null ? null : `${days} business day${days === 1 ? "" : "s"}`;
}
