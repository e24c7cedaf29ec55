import { type Decimal, decimal, roundMoney, sumOf, zero } from "../decimal.ts";
import type { FreightRates } from "./checkout-facts.ts";
import type { PricedLine } from "./priced-line.ts";

/**
 * The freight of an order: what the buyer was shown, if anything; nothing for goods that are all collected; else the
 * site's rates: a base and so much for each kilogram begun, nothing from a subtotal on. Without rates nothing.
 */
export function freightOf(
  lines: readonly PricedLine[],
  rates: FreightRates | null,
  shown: number | undefined,
): Decimal {
  const shipped = lines.filter(({ ask }) => !ask.willCall);
  if (shipped.length === 0) return zero;
  if (shown !== undefined) return roundMoney(decimal(shown));
  if (!rates) return zero;
  const subtotal = sumOf(lines.map(({ extendedPrice }) => extendedPrice));
  if (rates.freeFrom !== undefined && subtotal.gte(rates.freeFrom)) return zero;
  const kilograms = sumOf(shipped.map(({ item, baseQuantity }) => baseQuantity.times(item.weight ?? 0)));
  return roundMoney(decimal(rates.base ?? 0).plus(kilograms.round(0, 3).times(rates.perKilogram ?? 0)));
}
