import { type Decimal, decimal, roundUnitPrice, zero } from "../../values/decimal.ts";
import type { ContractLine, ItemPricing, ItemUnit } from "./price-inputs.ts";

/** A contract line with what it makes of one asked unit. */
export interface ContractPrice {
  readonly line: ContractLine;
  /** Price of one asked unit. */
  readonly unitPrice: Decimal;
  /** Price of one unit of the line. */
  readonly linePrice: Decimal;
  /** The asked quantity in base units. */
  readonly baseQuantity: Decimal;
}

/** What contract lines start from, of one item. */
export type ContractBasis = Pick<ItemPricing, "listPrice" | "standardPrice" | "cost" | "classPrices">;

/** What a contract line says of its price. */
export type ContractTerms = Pick<
  ContractLine,
  "unitSize" | "pricingMethod" | "price" | "discountPercent" | "marginPercent" | "costBasis"
>;

/** What lines of an order take from contract lines, in base units, by `jobPriceLineUid`. */
export type ContractUse = ReadonlyMap<number, Decimal>;

/**
 * The contract price of a quantity: of the lines that hold for it, those in the asked unit go first, and of these the
 * lowest price counts. Undefined when no line holds: too little for `min_qty`, more than `qty_maximum` leaves. What
 * counts for both is `reached`, in base units; without it the quantity.
 */
export function contractPriceOf(
  item: ItemPricing,
  unit: ItemUnit,
  quantity: Decimal,
  { used = new Map(), reached }: { readonly used?: ContractUse | undefined; readonly reached?: Decimal } = {},
): ContractPrice | undefined {
  return item.contractLines
    .flatMap((line) => priceByLine(item, line, unit, quantity) ?? [])
    .filter((price) => holdsFor(price, used, reached ?? price.baseQuantity))
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

/** Compares in base units: dividing into the line's unit would round. */
function holdsFor({ line }: ContractPrice, used: ContractUse, reached: Decimal): boolean {
  if (reached.lt(decimal(line.minQty).times(line.unitSize))) return false;
  const left = contractLeft(line);
  return !left || reached.plus(used.get(line.jobPriceLineUid) ?? zero).lte(left);
}

/** What a contract line has left, in base units; undefined where it has no end. */
export function contractLeft({ qtyMaximum, unitSize, baseQtyOrdered }: ContractLine): Decimal | undefined {
  return qtyMaximum === null ? undefined : decimal(qtyMaximum).times(unitSize).minus(baseQtyOrdered);
}

function priceByLine(
  item: ItemPricing,
  line: ContractLine,
  unit: ItemUnit,
  quantity: Decimal,
): ContractPrice | undefined {
  const linePrice = linePriceOf(item, line);
  if (!linePrice) return undefined;
  return {
    line,
    linePrice,
    unitPrice: roundUnitPrice(linePrice.times(unit.unitSize).div(decimal(line.unitSize))),
    baseQuantity: quantity.times(unit.unitSize),
  };
}

/** The price of one unit of a line; undefined where the line or the item lacks what it is made from. */
export function linePriceOf(item: ContractBasis, line: ContractTerms): Decimal | undefined {
  if (line.pricingMethod === "price") return line.price === null ? undefined : decimal(line.price);
  const factor = line.pricingMethod === "discount" ? discountFactor(line) : marginFactor(line);
  const basis = basisOf(item, line);
  if (!factor || !basis) return undefined;
  return roundUnitPrice(basis.times(line.unitSize).times(factor));
}

/**
 * Whether a customer may know what a line's price is made from: percents of the list price, and of nothing that is staff's
 * to see (costs, other price classes).
 */
export function hasOpenBasis({
  pricingMethod,
  costBasis,
}: Pick<ContractTerms, "pricingMethod" | "costBasis">): boolean {
  return pricingMethod === "price" || basisName({ pricingMethod, costBasis }).startsWith("list");
}

function basisName({ costBasis, pricingMethod }: Pick<ContractTerms, "pricingMethod" | "costBasis">): string {
  return costBasis?.trim().toLowerCase() || (pricingMethod === "margin" ? "cost" : "list");
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
function basisOf(item: ContractBasis, line: ContractTerms): Decimal | undefined {
  const amount = basisAmount(item, basisName(line));
  return amount ? decimal(amount) : undefined;
}

function basisAmount(item: ContractBasis, name: string): number | null | undefined {
  const priceClass = /^price\s*(\d+)$/.exec(name)?.[1];
  if (priceClass) return item.classPrices[Number(priceClass) - 1];
  if (name.startsWith("list")) return item.listPrice;
  return name.startsWith("st") ? item.standardPrice : item.cost;
}
