import sql from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";

/** A line of a purchase order for tests: quantities in its unit. */
export interface PurchaseLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unit?: string;
  readonly unitSize?: number;
}

/**
 * Adds an approved purchase order of the site `demo`, puts its quantities on order, and answers its number.
 *
 * @example
 * const poNo = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-40", quantity: 10, unit: "BX", unitSize: 100 }]);
 */
export async function addPurchaseOrder(
  db: Database,
  lines: readonly PurchaseLine[],
  { locationId = 10, approved = "Y" }: { locationId?: number; approved?: string } = {},
): Promise<number> {
  return db.transaction(async (work) => {
    await work.execute(sql`
      insert into vendor (site_id, vendor_id, vendor_name) values ('demo', 'TEST', 'Test Vendor') on conflict do nothing`);
    const order = await work.first<{ poNo: number }>(sql`
      insert into po_hdr (site_id, vendor_id, location_id, approved) values ('demo', 'TEST', ${locationId}, ${approved}) returning po_no as "poNo"`);
    for (const [index, { itemId, quantity, unit = "EA", unitSize = 1 }] of lines.entries()) {
      await work.execute(sql`
        insert into po_line (site_id, po_no, line_no, inv_mast_uid, item_id, qty_ordered, unit_of_measure, unit_size)
        select 'demo', ${order?.poNo}, ${index + 1}, inv_mast_uid, item_id, ${quantity}, ${unit}, ${unitSize}
        from item where site_id = 'demo' and item_id = ${itemId}`);
      await work.execute(sql`
        insert into item_stock as s (site_id, location_id, inv_mast_uid, qty_on_order)
        select 'demo', ${locationId}, inv_mast_uid, ${quantity}::numeric * ${unitSize} from item where site_id = 'demo' and item_id = ${itemId}
        on conflict (site_id, location_id, inv_mast_uid) do update set qty_on_order = s.qty_on_order + excluded.qty_on_order`);
    }
    return order?.poNo ?? 0;
  });
}
