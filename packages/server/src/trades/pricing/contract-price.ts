import { type Decimal, decimal, roundUnitPrice, zero } from "../../values/decimal.ts";
import { unitNamed } from "./item-units.ts";
import type { ContractLine, ItemPricing, ItemUnit } from "./price-inputs.ts";

/** A contract line with what it makes of one asked unit. */
export interface ContractPrice {
  readonly line: ContractLine;
  /** Price of one asked unit. */
  readonly unitPrice: Decimal;
  /** Price of one unit of the line. */
  readonly linePrice: Decimal;
  /** The asked quantity in the line's unit. */
  readonly lineQuantity: Decimal;
}

/** What contract lines start from, of one item. */
export type ContractBasis = Pick<
  ItemPricing,
  "units" | "baseUnit" | "sellingUnit" | "listPrice" | "standardPrice" | "cost" | "classPrices"
>;

/** What a contract line says of its price. */
export type ContractTerms = Pick<
  ContractLine,
  "uom" | "unitSize" | "pricingMethod" | "price" | "discountPercent" | "marginPercent" | "costBasis"
>;

/** Quantities that lines of the same order take from a contract line before this one, by `jobPriceLineUid`. */
export type ContractUse = ReadonlyMap<number, Decimal>;

/**
 * The contract price of a quantity: of the lines that hold for it, those in the asked unit go first, and of these the
 * lowest price counts. Undefined when no line holds: too little for `min_qty`, more than `qty_maximum` leaves.
 */
export function contractPriceOf(
  item: ItemPricing,
  unit: ItemUnit,
  quantity: Decimal,
  used: ContractUse = new Map(),
): ContractPrice | undefined {
  return item.contractLines
    .flatMap((line) => priceByLine(item, line, unit, quantity) ?? [])
    .filter((price) => holdsFor(price, used))
    .sort((a, b) => preference(a, b, unit))[0];
}

function preference(a: ContractPrice, b: ContractPrice, unit: ItemUnit): number {
  const other = (price: ContractPrice) => Number(price.line.uom !== unit.unitOfMeasure);
  return (
    other(a) - other(b) ||
    a.unitPrice.cmp(b.unitPrice) ||
    b.line.minQty - a.line.minQty ||
    a.line.jobPriceLineUid - b.line.jobPriceLineUid
  );
}

function holdsFor({ line, lineQuantity }: ContractPrice, used: ContractUse): boolean {
  if (lineQuantity.lt(line.minQty)) return false;
  if (line.qtyMaximum === null) return true;
  const ordered = decimal(line.qtyOrdered).plus(used.get(line.jobPriceLineUid) ?? zero);
  return ordered.plus(lineQuantity).lte(line.qtyMaximum);
}

function priceByLine(
  item: ItemPricing,
  line: ContractLine,
  unit: ItemUnit,
  quantity: Decimal,
): ContractPrice | undefined {
  const lineSize = lineUnitSize(item, line);
  const linePrice = linePriceOf(item, line, lineSize);
  if (!linePrice) return undefined;
  const sizes = decimal(unit.unitSize);
  return {
    line,
    linePrice,
    unitPrice: roundUnitPrice(linePrice.times(sizes).div(lineSize)),
    lineQuantity: quantity.times(sizes).div(lineSize),
  };
}

/** Base units in the line's unit: what the item says, where it has that unit; else what the line says. */
export function lineUnitSize(item: ContractBasis, line: ContractTerms): Decimal {
  return decimal(unitNamed(item, line.uom)?.unitSize ?? line.unitSize);
}

/** The price of one unit of a line; undefined where the line or the item lacks what it is made from. */
export function linePriceOf(
  item: ContractBasis,
  line: ContractTerms,
  lineSize: Decimal = lineUnitSize(item, line),
): Decimal | undefined {
  if (line.pricingMethod === "price") return line.price === null ? undefined : decimal(line.price);
  const factor = line.pricingMethod === "discount" ? discountFactor(line) : marginFactor(line);
  const basis = basisOf(item, line);
  if (!factor || !basis) return undefined;
  return roundUnitPrice(basis.times(lineSize).times(factor));
}

function discountFactor({ discountPercent }: ContractTerms): Decimal | undefined {
  return discountPercent === null ? undefined : decimal(100).minus(discountPercent).div(100);
}

/** A margin is a share of the price, not of the cost: 30 % on 70 makes 100. */
function marginFactor({ marginPercent }: ContractTerms): Decimal | undefined {
  if (marginPercent === null || marginPercent >= 100) return undefined;
  return decimal(100).div(decimal(100).minus(marginPercent));
}

/** What discount and margin start from, for one base unit; undefined where the item has no such amount. */
function basisOf(item: ContractBasis, { costBasis, pricingMethod }: ContractTerms): Decimal | undefined {
  const name = costBasis?.trim().toLowerCase() || (pricingMethod === "margin" ? "cost" : "list");
  const amount = basisAmount(item, name);
  return amount ? decimal(amount) : undefined;
}

function basisAmount(item: ContractBasis, name: string): number | null | undefined {
  const priceClass = /^price\s*(\d+)$/.exec(name)?.[1];
  if (priceClass) return item.classPrices[Number(priceClass) - 1];
  if (name.startsWith("list")) return item.listPrice;
  return name.startsWith("st") ? item.standardPrice : item.cost;
}
