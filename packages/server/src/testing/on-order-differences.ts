import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

/**
 * Items and locations whose `qty_on_order` is not what the open lines of approved purchase orders still have to bring,
 * in base units, with both figures. Empty when all is right.
 *
 * @example expect(await onOrderDifferences(db)).toEqual([]);
 */
export function onOrderDifferences(db: Queryable): Promise<object[]> {
  return db.query(sql`
    select site_id as "siteId", location_id as "locationId", inv_mast_uid as "invMastUid",
      coalesce(s.qty_on_order, 0) as "qtyOnOrder", coalesce(p.coming, 0) as "coming"
    from item_stock s
    full join (
      select h.site_id, h.location_id, l.inv_mast_uid, sum(greatest(l.qty_ordered - l.qty_received, 0) * l.unit_size) as coming
      from po_hdr h
      join po_line l on l.site_id = h.site_id and l.po_no = h.po_no and l.complete = 'N' and l.cancel_flag = 'N'
      where h.approved = 'Y' and h.complete = 'N' and h.cancel_flag = 'N'
      group by 1, 2, 3
    ) p using (site_id, location_id, inv_mast_uid)
    where coalesce(s.qty_on_order, 0) <> coalesce(p.coming, 0)
    order by 1, 2, 3`);
}
