import type { Offer } from "../../platform/ports/offer.ts";
import type { Decimal } from "../../values/decimal.ts";
import { sumOf } from "../../values/decimal.ts";

/** Transport with every fee. */
export function totalOf({ baseRate, fees }: Pick<Offer, "baseRate" | "fees">): Decimal {
  return sumOf([baseRate, ...fees.map(({ amount }) => amount)]);
}

/** Days on the way; what nobody knows comes last. */
function daysOf({ transitDays }: Offer): number {
  return transitDays ?? Number.MAX_SAFE_INTEGER;
}

/** An offer is due by this; what nobody knows comes last. */
function dueOf({ deliveryDate }: Offer): string {
  return deliveryDate ?? "9999";
}

/** Cheapest first; of equal prices the faster one, then by code, so that the order is always the same. */
export function cheapestFirst(offers: readonly Offer[]): Offer[] {
  return [...offers].sort(
    (a, b) => totalOf(a).cmp(totalOf(b)) || daysOf(a) - daysOf(b) || compare(a.serviceCode, b.serviceCode),
  );
}

/** Fastest first, by day and hour; of equally fast ones the cheaper. */
export function fastestFirst(offers: readonly Offer[]): Offer[] {
  return [...offers].sort((a, b) => compare(dueOf(a), dueOf(b)) || daysOf(a) - daysOf(b) || totalOf(a).cmp(totalOf(b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The first offer of each carrier. */
export function firstOfCarriers(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ carrierCode }, index) => offers.findIndex((other) => other.carrierCode === carrierCode) === index,
  );
}
