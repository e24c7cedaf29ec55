import type { ReplenishmentItem, WarehouseReplenishInput } from "@purvey/contract/generated/vmi";
import { partKeyOf } from "../../shared/stockroom/part-key.ts";

/** A row with how many of it are to be ordered. */
export interface PlannedRow {
  readonly item: ReplenishmentItem;
  readonly quantity: number;
}

/** What goes to one distributor: one call. */
export interface PlannedRestock {
  readonly distributorUid: number;
  readonly distributorsName: string;
  readonly rows: readonly PlannedRow[];
  /** Whether some row asks for more than its maximum leaves room for. */
  readonly beyondMaximum: boolean;
}

/** Whether a quantity is more than the maximum leaves room for, full selling units included. */
export function isBeyond({ item, quantity }: PlannedRow): boolean {
  return quantity > item.suggestedOrderQty;
}

/** What to order of the chosen rows, by distributor; rows of nothing and without a distributor stay out. */
export function restockPlan(rows: readonly PlannedRow[]): PlannedRestock[] {
  const groups = new Map<number, PlannedRow[]>();
  for (const row of rows) {
    const { distributorUid } = row.item;
    if (distributorUid === null || !(row.quantity > 0)) continue;
    groups.set(distributorUid, [...(groups.get(distributorUid) ?? []), row]);
  }
  return [...groups].map(([distributorUid, own]) => ({
    distributorUid,
    distributorsName: own[0]?.item.distributorsName ?? "",
    rows: own,
    beyondMaximum: own.some(isBeyond),
  }));
}

/** The body of the call for one distributor. */
export function restockBody(
  { distributorUid, rows, beyondMaximum }: PlannedRestock,
  { poNumber, notes }: { readonly poNumber: string; readonly notes: string },
): WarehouseReplenishInput {
  return {
    distributorUid,
    beyondMaximum,
    restockItems: rows.map(({ item, quantity }) => ({ ...partKeyOf(item), qtyToOrder: quantity })),
    ...(poNumber.trim() ? { poNumber: poNumber.trim() } : {}),
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  };
}
