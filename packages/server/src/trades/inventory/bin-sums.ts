import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** An item at a location whose bins do not hold what the location has. */
export interface BinDifference {
  readonly locationId: number;
  readonly invMastUid: number;
  readonly onHand: number;
  readonly onHandInBins: number;
  readonly allocated: number;
  readonly allocatedInBins: number;
  readonly registered: number | null;
}

/**
 * The invariants of bins, and whatever breaks them; none when all is right:
 *
 * 1. An item that a location keeps by bins lies in them whole: `sum(bin_stock.qty_on_hand) = item_stock.qty_on_hand`.
 *    (An item of which no bin holds anything is not kept by bins.)
 * 2. Bins hold no more allocated than the location: `sum(bin_stock.qty_allocated) <= item_stock.qty_allocated`, and no bin
 *    more than lies in it. Orders are promised from the location; which bin serves them is decided later.
 * 3. A location has no more registered pieces (`serial_number` in state `stock`) of an item than it has on hand.
 *
 * Reads all bins of a site: for checks, not for requests.
 */
export function binSums(db: Queryable, site: string): Promise<BinDifference[]> {
  return db.query<BinDifference>(sql`
    select coalesce(s.location_id, b.location_id) as "locationId", coalesce(s.inv_mast_uid, b.inv_mast_uid) as "invMastUid",
      coalesce(s.qty_on_hand, 0) as "onHand", coalesce(b.on_hand, 0) as "onHandInBins",
      coalesce(s.qty_allocated, 0) as "allocated", coalesce(b.allocated, 0) as "allocatedInBins", n.registered
    from (select * from item_stock where site_id = ${site}) s
    full join (
      select location_id, inv_mast_uid, sum(qty_on_hand) as on_hand, sum(qty_allocated) as allocated,
        bool_or(qty_allocated > qty_on_hand) as over_allocated
      from bin_stock where site_id = ${site} group by location_id, inv_mast_uid
    ) b on b.location_id = s.location_id and b.inv_mast_uid = s.inv_mast_uid
    left join (
      select location_id, inv_mast_uid, count(*) as registered
      from serial_number where site_id = ${site} and serial_state = 'stock' group by location_id, inv_mast_uid
    ) n on n.location_id = s.location_id and n.inv_mast_uid = s.inv_mast_uid
    where (coalesce(b.on_hand, 0) > 0 and coalesce(s.qty_on_hand, 0) <> b.on_hand)
      or coalesce(b.allocated, 0) > coalesce(s.qty_allocated, 0) or coalesce(b.over_allocated, false)
      or coalesce(n.registered, 0) > coalesce(s.qty_on_hand, 0)
    order by 1, 2`);
}
