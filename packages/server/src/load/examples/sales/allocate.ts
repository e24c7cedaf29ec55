import type { Row } from "../../../platform/db/insert-rows.ts";
import type { RowSet } from "../row-set.ts";

/** A line of an open order that asks for stock. */
export interface Allocation {
  readonly inv_mast_uid: number;
  readonly quantity: number;
  readonly unit_size: number;
  readonly location: number;
  readonly order: number;
  readonly date: string;
}

/** What is held in one bin, in base units. */
export interface Portion {
  readonly bin: string | null;
  readonly lot: string;
  readonly quantity: number;
}

/**
 * Holds stock for an order line in the balances, bins and ledger, as far as there is any, in whole units of the line.
 * Answers what is held where.
 */
export function allocate(rows: RowSet, line: Allocation): Portion[] {
  const balance = rows.rows("item_stock").find((row) => isOf(row, line));
  if (!balance) return [];
  const available = freeOf(balance);
  const units = Math.min(line.quantity, Math.floor(available / line.unit_size));
  if (units <= 0) return [];
  increase(balance, units * line.unit_size);
  return portionsOf(rows, line, units * line.unit_size);
}

function portionsOf(rows: RowSet, line: Allocation, quantity: number): Portion[] {
  const portions: Portion[] = [];
  let left = quantity;
  for (const bin of rows.rows("bin_stock").filter((row) => isOf(row, line))) {
    const taken = Math.min(left, freeOf(bin));
    if (taken <= 0) continue;
    left -= taken;
    increase(bin, taken);
    portions.push({ bin: String(bin.bin), lot: String(bin.lot), quantity: taken });
    rows.add("stock_movement", {
      location_id: line.location,
      inv_mast_uid: line.inv_mast_uid,
      movement_type: "allocate",
      allocated_change: taken,
      bin: bin.bin,
      reference_type: "order",
      reference_no: String(line.order),
      date_created: line.date,
    });
  }
  return portions;
}

function isOf(row: Row, line: Allocation): boolean {
  return row.inv_mast_uid === line.inv_mast_uid && row.location_id === line.location;
}

function freeOf(row: Row): number {
  return numberOf(row.qty_on_hand) - numberOf(row.qty_allocated);
}

function increase(row: Row, quantity: number): void {
  Object.assign(row, { qty_allocated: numberOf(row.qty_allocated) + quantity });
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
