const known = new Map<string, number>();

/** How many decimals amounts of a currency have: two, none of yen; two of what is no currency. */
export function currencyDecimals(currency: unknown): number {
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return 2;
  const decimals = known.get(currency) ?? askedFor(currency);
  known.set(currency, decimals);
  return decimals;
}

function askedFor(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
