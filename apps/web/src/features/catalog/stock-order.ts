import type { ItemStock } from "@purvey/contract/generated/items";

/** The branch that serves first, then those that have most; the rest by name. */
export function stockInOrder(rows: readonly ItemStock[], serving: number | undefined): ItemStock[] {
  const serves = (row: ItemStock) => (row.locationId === serving ? 0 : 1);
  return [...rows].sort(
    (one, other) =>
      serves(one) - serves(other) ||
      other.qtyAvailable - one.qtyAvailable ||
      one.locationName.localeCompare(other.locationName),
  );
}
