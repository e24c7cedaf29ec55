import type { ItemPricing, ItemUnit } from "./price-inputs.ts";

/** The units of an item, smallest first. The base unit is one of them even where the table does not list it. */
export function unitsOf(item: Pick<ItemPricing, "units" | "baseUnit">): readonly ItemUnit[] {
  if (item.units.some((unit) => unit.unitOfMeasure === item.baseUnit)) return item.units;
  const base = { unitOfMeasure: item.baseUnit, unitSize: 1, sold: true, minimumOrderQty: 1, orderMultiple: 1 };
  return [base, ...item.units];
}

/** The unit of that name, case aside; without a name the item's selling unit. */
export function unitNamed(
  item: Pick<ItemPricing, "units" | "baseUnit" | "sellingUnit">,
  name: string | undefined,
): ItemUnit | undefined {
  const wanted = (name?.trim() || item.sellingUnit).toUpperCase();
  const units = unitsOf(item);
  const found = units.find((unit) => unit.unitOfMeasure.toUpperCase() === wanted);
  return found ?? (name?.trim() ? undefined : units.find((unit) => unit.unitOfMeasure === item.baseUnit));
}

/** `EA (1), BX (100 EA)`: the units of an item in a sentence. */
export function unitList(item: ItemPricing): string {
  return unitsOf(item)
    .map(({ unitOfMeasure, unitSize }) =>
      unitOfMeasure === item.baseUnit ? unitOfMeasure : `${unitOfMeasure} (${unitSize} ${item.baseUnit})`,
    )
    .join(", ");
}
