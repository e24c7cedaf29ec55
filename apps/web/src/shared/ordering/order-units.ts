import type { OrderUnit, ResolvedItem } from "@purvey/contract/generated/items";
import { checkQuantity, isMultiple } from "@purvey/ui/quantity-rule";
import { roundedQuantity } from "../rounded-quantity.ts";

/** Why a quantity of a unit cannot be ordered: the unit is not sold, it is below the minimum, or no multiple. */
export type QuantityProblem = "notSold" | "tooLittle" | "multiple";

/** A quantity of a unit that can be ordered. */
export interface Offer {
  readonly quantity: number;
  readonly unit: string;
  /** The same in base units, when the unit is not the base unit. */
  readonly base: { readonly quantity: number; readonly unit: string } | undefined;
}

/** The unit of that name, case aside; without a name the one the item is sold in. */
export function unitNamed(item: ResolvedItem, name: string): OrderUnit | undefined {
  const wanted = (name.trim() || item.defaultSellingUnit).toUpperCase();
  return item.units.find(({ unitOfMeasure }) => unitOfMeasure.toUpperCase() === wanted);
}

/** Why a quantity of a unit cannot be ordered; undefined when it can. */
export function quantityProblem(unit: OrderUnit, quantity: number): QuantityProblem | undefined {
  if (!unit.sold) return "notSold";
  if (quantity < unit.minimumOrderQty) return "tooLittle";
  return unit.orderMultiple > 0 && !isMultiple(quantity, unit.orderMultiple) ? "multiple" : undefined;
}

/**
 * What can be ordered near a quantity: the next more, then the next less, each in the biggest unit that makes it a whole
 * number. Of a unit that is not sold or not known the quantity counts in the item's selling unit.
 */
export function offersOf(item: ResolvedItem, unit: OrderUnit | undefined, quantity: number): Offer[] {
  const sold = item.units.filter((candidate) => candidate.sold);
  const asked = unit ?? unitNamed(item, "");
  const target = asked?.sold ? asked : sold[0];
  if (!asked || !target) return [];
  const wanted = (quantity * asked.unitSize) / target.unitSize;
  const multiple = target.orderMultiple > 0 ? target.orderMultiple : 1;
  const verdict = checkQuantity(wanted, { multiple, minimum: target.minimumOrderQty });
  const near = verdict.fine ? [wanted] : [...verdict.offers].reverse();
  return near.map((amount) => inBiggestUnit(item, sold, amount * target.unitSize, target));
}

function inBiggestUnit(item: ResolvedItem, sold: readonly OrderUnit[], pieces: number, target: OrderUnit): Offer {
  const fitting = sold.filter((unit) => {
    const quantity = pieces / unit.unitSize;
    return (
      unit.unitSize > target.unitSize && quantity >= 1 && isMultiple(quantity, 1) && !quantityProblem(unit, quantity)
    );
  });
  const unit = fitting.reduce((best, next) => (next.unitSize > best.unitSize ? next : best), target);
  const name = unit.unitOfMeasure;
  const base = name === item.baseUnit ? undefined : { quantity: pieces, unit: item.baseUnit };
  return { quantity: roundedQuantity(pieces / unit.unitSize), unit: name, base };
}
