import type { RowSet } from "../row-set.ts";
import { openingDate } from "../sales/dates.ts";
import type { ItemDraft, StockDraft } from "./item-draft.ts";

/** Adds the balances of an item, what lies in its bins, and the opening rows of the ledger that they follow from. */
export function addItemStock(rows: RowSet, draft: ItemDraft, uid: number): void {
  for (const stock of draft.stock) {
    rows.add("item_stock", {
      location_id: stock.location,
      inv_mast_uid: uid,
      qty_on_hand: stock.onHand,
      qty_allocated: 0,
      qty_on_order: stock.onOrder ?? 0,
      min_qty: stock.minimum,
      max_qty: stock.maximum,
      reorder_qty: stock.maximum - stock.minimum,
      primary_bin: stock.bin,
      stockable: draft.discontinued ? "N" : "Y",
    });
    addBins(rows, stock, uid);
  }
}

function addBins(rows: RowSet, stock: StockDraft, uid: number): void {
  const portions = stock.lots ?? [{ lot: "", quantity: stock.onHand }];
  for (const { lot, quantity } of portions) {
    if (quantity === 0) continue;
    rows.add("bin_stock", {
      location_id: stock.location,
      bin: stock.bin,
      inv_mast_uid: uid,
      lot,
      qty_on_hand: quantity,
    });
    rows.add("stock_movement", {
      location_id: stock.location,
      inv_mast_uid: uid,
      movement_type: "opening",
      on_hand_change: quantity,
      bin: stock.bin,
      lot: lot || null,
      reference_type: "opening",
      reference_no: "2026",
      reason: "Opening balance",
      date_created: openingDate,
    });
  }
}
