import type { Ledger } from "./ledger-definition.ts";

/** The ledger of the stock at the locations: balances by location and item. */
export const stockLedger: Ledger = {
  balances: "item_stock",
  movements: "stock_movement",
  key: [
    { field: "locationId", column: "location_id", type: "bigint" },
    { field: "invMastUid", column: "inv_mast_uid", type: "bigint" },
  ],
  amounts: [
    { name: "onHand", balance: "qty_on_hand", change: "on_hand_change" },
    { name: "allocated", balance: "qty_allocated", change: "allocated_change" },
    { name: "backordered", balance: "qty_backordered", change: "backordered_change" },
  ],
  notes: [
    { field: "type", column: "movement_type", type: "text" },
    { field: "bin", column: "bin", type: "text" },
    { field: "lot", column: "lot", type: "text" },
    { field: "reason", column: "reason", type: "text" },
    { field: "referenceType", column: "reference_type", type: "text" },
    { field: "referenceNo", column: "reference_no", type: "text" },
    { field: "usersId", column: "users_id", type: "bigint" },
  ],
};
