import { type Decimal, decimal, lesserOf, sumOf } from "../../values/decimal.ts";

/** What was taken from the card of an order with one movement, and how much of it may still go back. */
export interface TakenAmount {
  readonly orderPaymentUid: number;
  readonly source: string;
  readonly currency: string;
  /** What was neither given back nor is on its way back. */
  readonly rest: number;
}

/** How much of a movement goes back. */
export interface RefundPart {
  readonly orderPaymentUid: number;
  readonly amount: Decimal;
}

/** What of all that was taken may still go back. */
export function restOf(taken: readonly TakenAmount[]): Decimal {
  return sumOf(taken.map(({ rest }) => decimal(rest)));
}

/**
 * Which movements an amount goes back from: one that bears it as a whole, else the first ones until it is reached. Answers
 * undefined for more than {@link restOf}.
 */
export function planRefund(taken: readonly TakenAmount[], amount: Decimal): RefundPart[] | undefined {
  if (amount.gt(restOf(taken))) return undefined;
  const whole = taken.find(({ rest }) => amount.lte(rest));
  if (whole) return [{ orderPaymentUid: whole.orderPaymentUid, amount }];
  const parts: RefundPart[] = [];
  let missing = amount;
  for (const { orderPaymentUid, rest } of taken) {
    const part = lesserOf(missing, decimal(rest));
    if (part.gt(0)) parts.push({ orderPaymentUid, amount: part });
    missing = missing.minus(part);
  }
  return parts;
}
