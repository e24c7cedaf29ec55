/** Percent of the list price that each price class pays, class 1 first. */
export const priceClassPercent: readonly number[] = [95, 93, 90, 88, 86, 84, 82, 80, 77, 74];

/**
 * A unit price rounded half up as the trade quotes it: to four places under one unit of currency, else to two.
 *
 * @example quotedPrice(0.33333) // 0.3333
 */
export function quotedPrice(price: number): number {
  const places = price < 1 ? 10_000 : 100;
  return Math.round((price + Number.EPSILON) * places) / places;
}

/** The columns `price1` … `price10` from a list price. */
export function classPrices(listPrice: number): Record<string, number> {
  return Object.fromEntries(
    priceClassPercent.map((percent, index) => [`price${index + 1}`, quotedPrice((listPrice * percent) / 100)]),
  );
}
