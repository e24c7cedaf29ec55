import { type Decimal, decimal, greaterOf, roundUnitPrice, zero } from "../../values/decimal.ts";
import { type ClassPrice, classPriceOf } from "./class-price.ts";
import { type ContractPrice, type ContractUse, contractPriceOf } from "./contract-price.ts";
import type { ItemPricing, ItemUnit } from "./price-inputs.ts";

/** The rule that gave a price. */
export type PriceSource = "list" | "class" | "break" | "contract";

/** A price, and the rule that gave it. */
export interface LinePrice {
  readonly source: PriceSource;
  /** Of one asked unit. */
  readonly unitPrice: Decimal;
  readonly baseUnitPrice: Decimal;
  /** Set when a contract gave it. */
  readonly contract: ContractPrice | undefined;
  /** Set when no contract gave it. */
  readonly ownClass: ClassPrice | undefined;
  /** What all lines of the item make together, in base units, where that counted and is more than the line's own. */
  readonly together: Decimal | undefined;
}

/** What other lines mean for the price of one. */
export interface OtherLines {
  /** What earlier lines take from contracts. */
  readonly used?: ContractUse | undefined;
  /** All lines of the item at today's prices, in base units, this one too. */
  readonly together?: Decimal | undefined;
}

/**
 * What the lines of each item make together, in base units, by `invMastUid`: {@link OtherLines.together} of each.
 *
 * @example
 * togetherOf([{ invMastUid: 7, baseQuantity: decimal(300) }, { invMastUid: 7, baseQuantity: decimal(300) }]).get(7); // 600
 */
export function togetherOf(
  lines: readonly { readonly invMastUid: number; readonly baseQuantity: Decimal }[],
): ReadonlyMap<number, Decimal> {
  const sums = new Map<number, Decimal>();
  for (const { invMastUid, baseQuantity } of lines)
    sums.set(invMastUid, (sums.get(invMastUid) ?? zero).plus(baseQuantity));
  return sums;
}

/**
 * What one unit costs when `quantity` of it is bought. A valid contract price always wins, also over a lower class
 * price: it is what both sides agreed on. Otherwise the class or list price less the quantity break.
 * Where the site counts breaks per item (`pricing.breaksPer`), all its lines reach them together.
 */
export function priceLine(
  item: ItemPricing,
  unit: ItemUnit,
  quantity: Decimal,
  { used, together: all }: OtherLines = {},
): LinePrice {
  const size = decimal(unit.unitSize);
  const own = quantity.times(size);
  const reached = item.breaksPer === "item" ? greaterOf(own, all ?? own) : own;
  const together = reached.gt(own) ? reached : undefined;
  // What all lines reach together has what earlier lines take in it.
  const contract = contractPriceOf(item, unit, quantity, {
    used: item.breaksPer === "item" ? undefined : used,
    reached,
  });
  if (contract) {
    const baseUnitPrice = roundUnitPrice(contract.unitPrice.div(size));
    return {
      source: "contract",
      unitPrice: contract.unitPrice,
      baseUnitPrice,
      contract,
      ownClass: undefined,
      together,
    };
  }
  const ownClass = classPriceOf(item, reached);
  return {
    source: ownClass.source,
    unitPrice: roundUnitPrice(ownClass.baseUnitPrice.times(size)),
    baseUnitPrice: ownClass.baseUnitPrice,
    contract: undefined,
    ownClass,
    together,
  };
}
