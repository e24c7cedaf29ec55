import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

/** A balance that the ledger does not explain. */
export interface StockDifference {
  readonly locationId: number;
  readonly invMastUid: number;
  readonly onHand: number;
  readonly onHandInLedger: number;
  readonly allocated: number;
  readonly allocatedInLedger: number;
  readonly backordered: number;
  readonly backorderedInLedger: number;
}

/**
 * Compares every balance of a site with the sum of its movements; answers those that differ, none when the books are
 * right. Reads the whole ledger: for checks, not for requests.
 */
export function stockSums(db: Queryable, site: string): Promise<StockDifference[]> {
  return db.query<StockDifference>(sql`
    select coalesce(s.location_id, m.location_id) as "locationId", coalesce(s.inv_mast_uid, m.inv_mast_uid) as "invMastUid",
      coalesce(s.qty_on_hand, 0) as "onHand", coalesce(m.on_hand, 0) as "onHandInLedger",
      coalesce(s.qty_allocated, 0) as "allocated", coalesce(m.allocated, 0) as "allocatedInLedger",
      coalesce(s.qty_backordered, 0) as "backordered", coalesce(m.backordered, 0) as "backorderedInLedger"
    from (select * from item_stock where site_id = ${site}) s
    full join (
      select location_id, inv_mast_uid, sum(on_hand_change) as on_hand, sum(allocated_change) as allocated,
        sum(backordered_change) as backordered
      from stock_movement where site_id = ${site} group by location_id, inv_mast_uid
    ) m on m.location_id = s.location_id and m.inv_mast_uid = s.inv_mast_uid
    where (coalesce(s.qty_on_hand, 0), coalesce(s.qty_allocated, 0), coalesce(s.qty_backordered, 0))
      is distinct from (coalesce(m.on_hand, 0), coalesce(m.allocated, 0), coalesce(m.backordered, 0))
    order by 1, 2`);
}
