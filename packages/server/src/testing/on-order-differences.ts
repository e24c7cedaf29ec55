import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";

/**
 * Items and locations whose `qty_on_order` is not what the open lines of approved purchase orders and of applied transfers
 * still have to bring, in base units, with both figures. Empty when all is right.
 *
 * @example expect(await onOrderDifferences(db)).toEqual([]);
 */
export function onOrderDifferences(db: Queryable): Promise<object[]> {
  return db.query(sql`
    select site_id as "siteId", location_id as "locationId", inv_mast_uid as "invMastUid",
      coalesce(s.qty_on_order, 0) as "qtyOnOrder", coalesce(p.coming, 0) as "coming"
    from item_stock s
    full join (
      select site_id, location_id, inv_mast_uid, sum(coming) as coming from (
      select h.site_id, h.location_id, l.inv_mast_uid, sum(greatest(l.qty_ordered * l.unit_size - l.base_received, 0)) as coming
      from po_hdr h
      join po_line l on l.site_id = h.site_id and l.po_no = h.po_no and l.complete = 'N' and l.cancel_flag = 'N'
      where h.approved = 'Y' and h.complete = 'N' and h.cancel_flag = 'N'
      group by 1, 2, 3
      union all
      select d.site_id, d.other_location_id, n.inv_mast_uid,
        sum(n.quantity * n.unit_size - n.qty_unshipped - coalesce(r.arrived, 0))
      from warehouse_document d
      join warehouse_document_line n on n.site_id = d.site_id and n.document_uid = d.document_uid
      left join (
        select site_id, transfer_uid, line_no, sum(qty_received + qty_short) as arrived from stock_transit group by 1, 2, 3
      ) r on r.site_id = n.site_id and r.transfer_uid = n.document_uid and r.line_no = n.line_no
      where d.kind = 'transfer' and d.import_state = 'delivered'
      group by 1, 2, 3
      ) c group by 1, 2, 3
    ) p using (site_id, location_id, inv_mast_uid)
    where coalesce(s.qty_on_order, 0) <> coalesce(p.coming, 0)
    order by 1, 2, 3`);
}
