import { type Decimal, decimal, roundUnitPrice } from "../../values/decimal.ts";
import type { ItemPricing, QuantityBreak } from "./price-inputs.ts";

/** A price of one base unit without contract, and the rule that gave it. */
export interface ClassPrice {
  readonly source: "list" | "class" | "break";
  readonly baseUnitPrice: Decimal;
  /** The price before the break. */
  readonly beforeBreak: Decimal;
  readonly break: QuantityBreak | undefined;
}

/** The customer's price class's price of one base unit; undefined where it has none (missing or 0). */
export function ownClassPrice(item: ItemPricing): Decimal | undefined {
  const price = item.classPrices[item.priceClass - 1];
  return price ? decimal(price) : undefined;
}

/**
 * The break that a quantity of base units reaches: of those whose range holds it, the one with the largest discount.
 */
export function breakFor(item: ItemPricing, baseQuantity: Decimal): QuantityBreak | undefined {
  return item.breaks
    .filter(({ breakQty, maxQty }) => baseQuantity.gte(breakQty) && (maxQty === null || baseQuantity.lte(maxQty)))
    .filter(({ discountPercent }) => discountPercent > 0)
    .sort((a, b) => b.discountPercent - a.discountPercent || b.breakQty - a.breakQty)[0];
}

/** The price without a contract: the class price, or the list price where there is none, less the break. */
export function classPriceOf(item: ItemPricing, baseQuantity: Decimal): ClassPrice {
  const own = ownClassPrice(item);
  const beforeBreak = own ?? decimal(item.listPrice);
  const reached = breakFor(item, baseQuantity);
  if (!reached) return { source: own ? "class" : "list", baseUnitPrice: beforeBreak, beforeBreak, break: undefined };
  const factor = decimal(100).minus(reached.discountPercent).div(100);
  return { source: "break", baseUnitPrice: roundUnitPrice(beforeBreak.times(factor)), beforeBreak, break: reached };
}
