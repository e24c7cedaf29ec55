import { quotedPrice } from "../../../load/examples/catalog/price-classes.ts";

/** When the company raised all its prices, and by how many percent; the oldest first. */
export const priceRises: readonly { readonly date: string; readonly percent: number }[] = [
  { date: "2025-01-06 05:00:00", percent: 3.5 },
  { date: "2025-07-07 05:00:00", percent: 1.5 },
  { date: "2026-01-05 05:00:00", percent: 2.8 },
];

/**
 * What a price of today was on a day.
 *
 * @param date `YYYY-MM-DD HH:mm:ss`; on the very moment of a rise the new price holds
 */
export function priceOn(date: string, today: number): number {
  const since = priceRises.filter((rise) => rise.date > date);
  if (since.length === 0) return today;
  return quotedPrice(since.reduce((price, { percent }) => price / (1 + percent / 100), today));
}
