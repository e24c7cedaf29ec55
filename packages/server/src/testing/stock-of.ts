import sql from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";

/** What a location of the site `demo` has of an item, and what lies in its bins: `{ "A-01-1": 12000 }`, lots as `bin/lot`. */
export async function stockOf(db: Database, itemId: string, locationId = 10) {
  const row = await db.first<{ onHand: number; allocated: number; onOrder: number; bins: Record<string, number> }>(sql`
    select s.qty_on_hand as "onHand", s.qty_allocated as allocated, s.qty_on_order as "onOrder",
      (select coalesce(json_object_agg(b.bin || case when b.lot = '' then '' else '/' || b.lot end, b.qty_on_hand), '{}'::json)
        from bin_stock b
        where b.site_id = s.site_id and b.location_id = s.location_id and b.inv_mast_uid = s.inv_mast_uid and b.qty_on_hand > 0) as bins
    from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
    where s.site_id = 'demo' and s.location_id = ${locationId} and i.item_id = ${itemId}`);
  if (row) return row;
  return { onHand: 0, allocated: 0, onOrder: 0, bins: {} as Record<string, number> };
}
