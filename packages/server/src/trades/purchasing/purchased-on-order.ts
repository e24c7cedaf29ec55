import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { decimal } from "../../values/decimal.ts";
import type { OnOrderChange } from "../inventory/index.ts";

/** What the open lines of purchase orders still have to bring, in base units by location and item: approved orders alone count. */
export async function purchasedOnOrder(
  db: Queryable,
  site: string,
  numbers: readonly number[],
): Promise<OnOrderChange[]> {
  const rows = await db.query<{ locationId: number; invMastUid: number; coming: string }>(sql`
    select h.location_id as "locationId", l.inv_mast_uid as "invMastUid",
      sum(greatest(l.qty_ordered * l.unit_size - l.base_received, 0))::text as coming
    from po_hdr h
    join po_line l on l.site_id = h.site_id and l.po_no = h.po_no and l.complete = 'N' and l.cancel_flag = 'N'
    where h.site_id = ${site} and h.po_no = any(${[...numbers]}::bigint[])
      and h.approved = 'Y' and h.complete = 'N' and h.cancel_flag = 'N'
    group by 1, 2`);
  return rows.map(({ locationId, invMastUid, coming }) => ({ locationId, invMastUid, change: decimal(coming) }));
}
