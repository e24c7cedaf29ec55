import type { CategoryCrumb, ItemMaster, ItemUomRef } from "@purvey/contract/generated/items";

/** The line below the part number: the headline of the page, else the description. */
export function headline({ displayDesc, itemDesc }: Pick<ItemMaster, "displayDesc" | "itemDesc">): string {
  return displayDesc?.trim() || itemDesc;
}

/** The customer's own numbers of the item. */
export function ownNumbers({ alternateCodes }: Pick<ItemMaster, "alternateCodes">): string[] {
  return alternateCodes.filter(({ codeType }) => codeType === "customer").map(({ alternateCode }) => alternateCode);
}

/** The way through the catalogue to the item's main category. */
export function trailOf({ docCatTrees }: Pick<ItemMaster, "docCatTrees">): readonly CategoryCrumb[] {
  return docCatTrees[0] ?? [];
}

/** The units a shopper may order in, the usual one first; an item without any is sold in its base unit. */
export function sellingUnits(
  item: Pick<ItemMaster, "itemUom" | "defaultSellingUnit" | "baseUnit">,
): readonly ItemUomRef[] {
  const sold = item.itemUom.filter(({ sellingUnit, b2bUnitFlag }) => sellingUnit === "Y" && b2bUnitFlag === "Y");
  const units = sold.length > 0 ? sold : item.itemUom.filter(({ unitOfMeasure }) => unitOfMeasure === item.baseUnit);
  return [...units].sort((one, other) => rank(one, item) - rank(other, item) || one.unitSize - other.unitSize);
}

function rank({ unitOfMeasure }: ItemUomRef, { defaultSellingUnit }: Pick<ItemMaster, "defaultSellingUnit">): number {
  return unitOfMeasure === defaultSellingUnit ? 0 : 1;
}

/** What a quantity of a unit must keep to: the least that is sold, and steps. */
export function quantityRule({
  minimumOrderQty,
  orderMultiple,
}: Pick<ItemUomRef, "minimumOrderQty" | "orderMultiple">): {
  minimum: number;
  multiple: number;
} {
  const multiple = orderMultiple > 0 ? orderMultiple : 1;
  const least = minimumOrderQty > 0 ? minimumOrderQty : multiple;
  return { multiple, minimum: Math.ceil(least / multiple - 1e-9) * multiple };
}
