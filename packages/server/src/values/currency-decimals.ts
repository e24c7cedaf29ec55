import { data } from "currency-codes";

/** How many decimals amounts of a currency have by ISO 4217: 2 of dollars, 0 of yen, 3 of dinars; 2 of what is no currency. */
export function currencyDecimals(currency: unknown): number {
  if (typeof currency !== "string") return 2;
  return decimalsOf.get(currency.toUpperCase()) ?? 2;
}

/** Every amount of money is rounded by it, and the list is long. */
const decimalsOf: ReadonlyMap<string, number> = new Map(data.map(({ code: of, digits }) => [of, digits]));
