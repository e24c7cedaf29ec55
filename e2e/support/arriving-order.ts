import type { Database } from "@purvey/server/platform/db/database";
import sql from "sql-template-tag";

/** The purchase order that journeys receive: registered motors, adhesive by lots, and discs. */
export const arrivingOrder = 70015;

/** Adds a purchase order with the vendor of the fixture world that goods are arriving for, and what is on order by it. */
export async function addArrivingOrder(db: Database, site: string): Promise<void> {
  await db.execute(sql`
    insert into po_hdr (site_id, po_no, vendor_id, location_id, company_id, po_date, date_due, terms, carrier_id, buyer_id)
    values (${site}, ${arrivingOrder}, '20010', 10, 'PDS', '2026-01-15 09:00:00', '2026-01-28 00:00:00', 'Net 30', 'UPS', 'ada')`);
  await db.execute(sql`
    insert into po_line (site_id, po_no, line_no, inv_mast_uid, item_id, item_desc, qty_ordered, unit_of_measure, unit_cost)
    select i.site_id, ${arrivingOrder}, o.line_no, i.inv_mast_uid, i.item_id, i.item_desc, o.quantity, 'EA', 1
    from item i join (values (1, 'MTR-075', 4), (2, 'ADH-50', 24), (3, 'CUT-115-1', 50)) o (line_no, item_id, quantity)
      on o.item_id = i.item_id
    where i.site_id = ${site}`);
  await db.execute(sql`
    update item_stock s set qty_on_order = s.qty_on_order + l.qty_ordered
    from po_line l
    where l.site_id = ${site} and l.po_no = ${arrivingOrder}
      and s.site_id = l.site_id and s.inv_mast_uid = l.inv_mast_uid and s.location_id = 10`);
}
