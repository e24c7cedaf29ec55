import type { Queryable } from "../../platform/db/database.ts";
import type { Decimal } from "../../values/decimal.ts";
import { appendMovements, type Ledger, ledgerDifferences } from "../inventory/index.ts";
import type { StockroomKey } from "./part.ts";

/** The ledger of customers' stockrooms: balances by stockroom, part and lot. */
export const stockroomLedger: Ledger = {
  balances: "vmi_stock",
  movements: "vmi_movement",
  key: [
    { field: "warehouseUid", column: "warehouse_uid", type: "bigint" },
    { field: "invProfileLineType", column: "inv_profile_line_type", type: "text" },
    { field: "invMastUid", column: "inv_mast_uid", type: "bigint" },
    { field: "lot", column: "lot", type: "text" },
  ],
  amounts: [{ name: "onHand", balance: "qty_on_hand", change: "on_hand_change" }],
  notes: [
    { field: "type", column: "movement_type", type: "text" },
    { field: "reason", column: "reason", type: "text" },
    { field: "jobDescription", column: "job_description", type: "text" },
    { field: "department", column: "department", type: "text" },
    { field: "warranty", column: "warranty", type: "jsonb" },
    { field: "poNumber", column: "po_number", type: "text" },
    { field: "restockHdrUid", column: "restock_hdr_uid", type: "bigint" },
    { field: "otherWarehouseUid", column: "other_warehouse_uid", type: "bigint" },
    { field: "usersId", column: "users_id", type: "bigint" },
  ],
};

/** One row of a stockroom's ledger to be. */
export interface StockroomMovement extends StockroomKey {
  readonly type: "opening" | "adjust" | "receive" | "transfer" | "usage";
  /** Empty for what has no lot. */
  readonly lot: string;
  /** What is added, in the unit the part is counted in; negative for what is taken. */
  readonly onHandChange: Decimal;
  readonly reason?: string | undefined;
  readonly jobDescription?: string | undefined;
  readonly department?: string | undefined;
  readonly warranty?: object | undefined;
  readonly poNumber?: string | undefined;
  readonly restockHdrUid?: number | undefined;
  readonly otherWarehouseUid?: number | undefined;
}

/** Appends what a user moved; the parts must have been locked before. */
export function writeStockroomMovements(
  db: Queryable,
  site: string,
  movements: readonly StockroomMovement[],
  usersId: number,
): Promise<void> {
  const rows = movements.map((movement) => ({ ...movement, usersId }));
  return appendMovements(db, site, stockroomLedger, rows);
}

/** A balance that a stockroom's ledger does not explain. */
export interface StockroomDifference extends StockroomKey {
  readonly lot: string;
  readonly onHand: number;
  readonly onHandInLedger: number;
}

/** Balances of a site's stockrooms that differ from the sum of their movements; none when the books are right. */
export function stockroomDifferences(db: Queryable, site: string): Promise<StockroomDifference[]> {
  return ledgerDifferences<StockroomDifference>(db, site, stockroomLedger);
}
