import {
  type Decimal,
  decimal,
  greaterOf,
  isMultipleOf,
  numberOf,
  quantityText,
  roundDownToMultiple,
  roundUpToMultiple,
} from "../../values/decimal.ts";
import { type ItemPricing, type ItemUnit, unitsOf } from "../pricing/index.ts";

/** A quantity of a unit. */
export interface UnitQuantity {
  readonly unit: ItemUnit;
  readonly quantity: Decimal;
}

/** Why a quantity cannot be ordered, and what can. */
export interface QuantityProblem {
  readonly code: "UNIT_NOT_SOLD" | "QUANTITY_TOO_SMALL" | "QUANTITY_NOT_A_MULTIPLE";
  /** A sentence that offers what can be ordered. */
  readonly message: string;
  /** The nearest that can be ordered and is not less, if there is any. */
  readonly suggestion: { readonly quantity: number; readonly unitOfMeasure: string } | undefined;
}

/**
 * Why a quantity of a unit cannot be ordered: the unit is not sold, it is less than the unit's minimum, or not a
 * multiple of its step (0 for any). Undefined when it can.
 */
export function quantityProblem(item: ItemPricing, unit: ItemUnit, quantity: Decimal): QuantityProblem | undefined {
  const code = problemCode(unit, quantity);
  if (!code) return undefined;
  const up = leastAtLeast(item, unit, quantity);
  const down = up && greatestBelow(up.unit, inUnit(unit, quantity, up.unit));
  const offers = [up, down].flatMap((offer) => (offer ? [offerText(item, offer)] : []));
  const way = offers.length === 0 ? "Ask our sales desk for it." : `Order ${offers.join(", or ")}.`;
  return {
    code,
    message: `${reasonText(code, item, unit, quantity)} ${way}`,
    suggestion: up && suggestionOf(item, up),
  };
}

function problemCode(unit: ItemUnit, quantity: Decimal): QuantityProblem["code"] | undefined {
  if (!unit.sold) return "UNIT_NOT_SOLD";
  if (quantity.lt(unit.minimumOrderQty)) return "QUANTITY_TOO_SMALL";
  return unit.orderMultiple > 0 && !isMultipleOf(quantity, decimal(unit.orderMultiple))
    ? "QUANTITY_NOT_A_MULTIPLE"
    : undefined;
}

function reasonText(code: QuantityProblem["code"], item: ItemPricing, unit: ItemUnit, quantity: Decimal): string {
  const name = unit.unitOfMeasure;
  if (code === "UNIT_NOT_SOLD")
    return `\`${item.itemId}\` is not sold in ${name}; ${quantityText(quantity)} ${name} were asked for.`;
  const rule =
    code === "QUANTITY_TOO_SMALL"
      ? `from ${quantityText(decimal(unit.minimumOrderQty))} ${name} on`
      : `in multiples of ${quantityText(decimal(unit.orderMultiple))} ${name}`;
  return `\`${item.itemId}\` is sold ${rule}; ${quantityText(quantity)} ${name} were asked for.`;
}

/** The asked quantity in another unit. */
function inUnit(from: ItemUnit, quantity: Decimal, to: ItemUnit): Decimal {
  return quantity.times(from.unitSize).div(to.unitSize);
}

/** The least that can be ordered and is not less: in the unit itself, or, when it is not sold, in the best other one. */
function leastAtLeast(item: ItemPricing, unit: ItemUnit, quantity: Decimal): UnitQuantity | undefined {
  const units = unit.sold ? [unit] : unitsOf(item).filter(({ sold }) => sold);
  return units
    .map((other) => ({ unit: other, quantity: orderable(other, inUnit(unit, quantity, other)) }))
    .sort((a, b) => baseOf(a).cmp(baseOf(b)) || b.unit.unitSize - a.unit.unitSize)[0];
}

function baseOf({ unit, quantity }: UnitQuantity): Decimal {
  return quantity.times(unit.unitSize);
}

/** The least quantity of a unit that can be ordered and is not less. */
function orderable(unit: ItemUnit, quantity: Decimal): Decimal {
  const least = greaterOf(quantity, decimal(unit.minimumOrderQty));
  return unit.orderMultiple > 0 ? roundUpToMultiple(least, decimal(unit.orderMultiple)) : least;
}

/** The greatest quantity of a unit that can be ordered and is less. */
function greatestBelow(unit: ItemUnit, quantity: Decimal): UnitQuantity | undefined {
  if (unit.orderMultiple <= 0) return undefined;
  const below = roundDownToMultiple(quantity, decimal(unit.orderMultiple));
  if (below.lte(0) || below.lt(unit.minimumOrderQty) || below.eq(quantity)) return undefined;
  return { unit, quantity: below };
}

/** `2 BX (200 EA)`: in the biggest unit that makes it a whole, sold quantity, and in base units. */
function offerText(item: ItemPricing, offer: UnitQuantity): string {
  const best = inBiggestUnit(item, offer);
  const text = `${quantityText(best.quantity)} ${best.unit.unitOfMeasure}`;
  if (best.unit.unitOfMeasure === item.baseUnit) return text;
  return `${text} (${quantityText(baseOf(best))} ${item.baseUnit})`;
}

function suggestionOf(item: ItemPricing, offer: UnitQuantity): QuantityProblem["suggestion"] {
  const best = inBiggestUnit(item, offer);
  return { quantity: numberOf(best.quantity), unitOfMeasure: best.unit.unitOfMeasure };
}

function inBiggestUnit(item: ItemPricing, offer: UnitQuantity): UnitQuantity {
  const bigger = unitsOf(item)
    .filter(({ unitSize, sold }) => sold && unitSize > offer.unit.unitSize)
    .map((unit) => ({ unit, quantity: inUnit(offer.unit, offer.quantity, unit) }))
    .filter(({ unit, quantity }) => isMultipleOf(quantity, decimal(1)) && !problemCode(unit, quantity));
  return bigger.sort((a, b) => b.unit.unitSize - a.unit.unitSize)[0] ?? offer;
}
