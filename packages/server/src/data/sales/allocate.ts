import type { Row } from "../insert-rows.ts";
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

/**
 * Holds stock for an order line in the balances, bins and ledger, as far as there is any, in whole units.
 * Answers the quantity held, in the line's unit.
 */
export function allocate(rows: RowSet, line: Allocation): number {
  const balance = find(rows, "item_stock", line);
  if (!balance) return 0;
  const available = numberOf(balance.qty_on_hand) - numberOf(balance.qty_allocated);
  const units = Math.min(line.quantity, Math.floor(available / line.unit_size));
  if (units <= 0) return 0;
  const quantity = units * line.unit_size;
  increase(balance, quantity);
  const bin = find(rows, "bin_stock", line);
  if (bin) increase(bin, quantity);
  rows.add("stock_movement", {
    location_id: line.location,
    inv_mast_uid: line.inv_mast_uid,
    movement_type: "allocate",
    allocated_change: quantity,
    bin: bin?.bin ?? null,
    reference_type: "order",
    reference_no: String(line.order),
    date_created: line.date,
  });
  return units;
}

function find(rows: RowSet, table: string, line: Allocation): Row | undefined {
  return rows.rows(table).find((row) => row.inv_mast_uid === line.inv_mast_uid && row.location_id === line.location);
}

function increase(row: Row, quantity: number): void {
  Object.assign(row, { qty_allocated: numberOf(row.qty_allocated) + quantity });
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
