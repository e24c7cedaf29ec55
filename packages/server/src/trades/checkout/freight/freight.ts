import { cardCurrency } from "../../../providers/rates/rate-cards.ts";
import { type Decimal, decimal, roundMoney, sumOf, zero } from "../../../values/decimal.ts";
import type { CheckoutFacts, FreightRates } from "../checkout-facts.ts";
import { type Findings, issue, nothingFound, warning } from "../issue.ts";
import type { PricedLine } from "../priced-line.ts";
import { carrierFreight, type FreightWay } from "./carrier-freight.ts";

/**
 * The freight of an order: a figure that was settled for it, if any; nothing for goods that are all collected; else the
 * site's rates: a base, so much for each kilogram begun and what carriers ask, nothing from a subtotal on. Without rates
 * nothing.
 */
export function freightOf(
  lines: readonly PricedLine[],
  rates: FreightRates | null,
  settled: number | undefined,
  way: FreightWay,
): Decimal {
  const shipped = lines.filter(({ ask }) => !ask.willCall);
  if (shipped.length === 0) return zero;
  if (settled !== undefined) return roundMoney(decimal(settled), way.currency);
  if (!rates) return zero;
  const subtotal = sumOf(lines.map(({ extendedPrice }) => extendedPrice));
  if (rates.freeFrom !== undefined && subtotal.gte(rates.freeFrom)) return zero;
  const kilograms = kilogramsOf(shipped);
  const carriers = rates.rates === "embedded" ? (carrierFreight(kilograms, way) ?? zero) : zero;
  const parts = [decimal(rates.base ?? 0), kilograms.round(0, 3).times(rates.perKilogram ?? 0), carriers];
  return roundMoney(sumOf(parts), way.currency);
}

/** What the goods of some lines weigh; items of unknown weight count nothing. */
export function kilogramsOf(lines: readonly PricedLine[]): Decimal {
  return sumOf(lines.map(({ item, baseQuantity }) => baseQuantity.times(item.weight ?? 0)));
}

/** That freight could not be estimated must not go unnoticed. */
export function freightFindings(
  facts: CheckoutFacts,
  lines: readonly PricedLine[],
  settled: number | undefined,
): Findings {
  const shipped = lines.filter(({ ask }) => !ask.willCall);
  const isAsked =
    shipped.length > 0 && settled === undefined && facts.freight?.rates === "embedded" && facts.tax.postalCode;
  if (!isAsked || carrierFreight(kilogramsOf(shipped), facts)) return nothingFound;
  const why =
    facts.currency === cardCurrency
      ? "Check its postal code"
      : `The carriers' rates are in ${cardCurrency}, and this site sells in ${facts.currency}`;
  const message = `What freight costs is not known for this ship-to. ${why}; our sales desk adds the freight to the order.`;
  return warning(issue("FREIGHT_UNKNOWN", message));
}
