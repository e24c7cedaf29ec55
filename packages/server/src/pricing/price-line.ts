import { type ClassPrice, classPriceOf } from "../trades/pricing/class-price.ts";
import { type ContractPrice, type ContractUse, contractPriceOf } from "../trades/pricing/contract-price.ts";
import type { ItemPricing, ItemUnit } from "../trades/pricing/price-inputs.ts";
import { type Decimal, decimal, roundUnitPrice } from "../values/decimal.ts";

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
}

/**
 * What one unit costs when `quantity` of it is bought. A valid contract price always wins, also over a lower class
 * price: it is what both sides agreed on. Otherwise the class or list price less the quantity break.
 */
export function priceLine(item: ItemPricing, unit: ItemUnit, quantity: Decimal, used?: ContractUse): LinePrice {
  const size = decimal(unit.unitSize);
  const contract = contractPriceOf(item, unit, quantity, used);
  if (contract) {
    const baseUnitPrice = roundUnitPrice(contract.unitPrice.div(size));
    return { source: "contract", unitPrice: contract.unitPrice, baseUnitPrice, contract, ownClass: undefined };
  }
  const ownClass = classPriceOf(item, quantity.times(size));
  return {
    source: ownClass.source,
    unitPrice: roundUnitPrice(ownClass.baseUnitPrice.times(size)),
    baseUnitPrice: ownClass.baseUnitPrice,
    contract: undefined,
    ownClass,
  };
}
