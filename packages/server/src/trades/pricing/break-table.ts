import { type Decimal, decimal, greaterOf, roundUpToMultiple } from "../../values/decimal.ts";
import { contractLeft } from "./contract-price.ts";
import type { ItemPricing, ItemUnit } from "./price-inputs.ts";
import { type LinePrice, priceLine } from "./price-line.ts";

/** From this quantity of the unit on, this price. */
export interface BreakRow {
  readonly minimumQuantity: Decimal;
  readonly price: LinePrice;
}

/**
 * The price at every orderable quantity where it changes, least quantity first. For any multiple of the unit, the last
 * row whose quantity it reaches has its price.
 */
export function breakTable(item: ItemPricing, unit: ItemUnit): BreakRow[] {
  const rows = thresholds(item, unit).map((minimumQuantity) => ({
    minimumQuantity,
    price: priceLine(item, unit, minimumQuantity),
  }));
  return rows.filter(({ price }, index) => {
    const before = rows[index - 1]?.price;
    return before?.source !== price.source || !before.unitPrice.eq(price.unitPrice);
  });
}

/** Every orderable quantity at which a rule begins or ends to hold. */
function thresholds(item: ItemPricing, unit: ItemUnit): Decimal[] {
  const step = stepOf(unit);
  const first = greaterOf(roundUpToMultiple(decimal(unit.minimumOrderQty), step), step);
  const found = [...breakEdges(item, unit, step), ...contractEdges(item, unit, step)].filter((edge) => edge.gt(first));
  const unique = new Map([first, ...found].map((edge) => [edge.toString(), edge]));
  return [...unique.values()].sort((a, b) => a.cmp(b));
}

/** The step in which quantities of a unit go up. */
export function stepOf(unit: ItemUnit): Decimal {
  return decimal(unit.orderMultiple > 0 ? unit.orderMultiple : 1);
}

function breakEdges(item: ItemPricing, unit: ItemUnit, step: Decimal): Decimal[] {
  return item.breaks.flatMap(({ breakQty, maxQty }) => [
    reaching(inUnits(decimal(breakQty), unit), step),
    ...(maxQty === null ? [] : [beyond(inUnits(decimal(maxQty), unit), step)]),
  ]);
}

/** A quantity of base units in the unit. */
function inUnits(quantity: Decimal, { unitSize }: ItemUnit): Decimal {
  return unitSize === 1 ? quantity : quantity.div(unitSize);
}

function contractEdges(item: ItemPricing, unit: ItemUnit, step: Decimal): Decimal[] {
  return item.contractLines.flatMap((line) => {
    // Multiplied before divided: a third is not exact, three thirds are one.
    const least = inUnits(decimal(line.minQty).times(line.unitSize), unit);
    const left = contractLeft(line);
    return [reaching(least, step), ...(left ? [beyond(inUnits(left, unit), step)] : [])];
  });
}

function reaching(quantity: Decimal, step: Decimal): Decimal {
  return roundUpToMultiple(quantity, step);
}

function beyond(quantity: Decimal, step: Decimal): Decimal {
  const reached = roundUpToMultiple(quantity, step);
  return reached.eq(quantity) ? reached.plus(step) : reached;
}
