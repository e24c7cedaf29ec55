/**
 * How many percent a price is below another one, with one decimal; negative when it is above. Zero where there is nothing
 * to compare with.
 */
export function percentBelow(price: number, list: number): number {
  return list > 0 ? Math.round((1 - price / list) * 1000) / 10 : 0;
}
