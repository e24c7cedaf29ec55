import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { StockKey } from "./stock-balance.ts";

/** How much more (or less) of an item is on its way to a location, in base units. */
export interface OnOrderChange extends StockKey {
  readonly change: Decimal;
}

/**
 * Changes what is on its way to locations, in one statement; never below nothing, also where more comes than was known to
 * be on its way. The balances must have been locked before (`lockStock`), or are locked here in their order.
 */
export async function changeOnOrder(db: Queryable, site: string, changes: readonly OnOrderChange[]): Promise<void> {
  const real = changes.filter(({ change }) => !change.eq(0));
  if (real.length === 0) return;
  await db.execute(sql`
    with change as (
      select location_id, inv_mast_uid, sum(change) as change from unnest(
        (select ${real.map(({ locationId }) => locationId)}::bigint[]), (select ${real.map(({ invMastUid }) => invMastUid)}::bigint[]),
        (select ${real.map(({ change }) => change.toFixed())}::numeric[])
      ) as c (location_id, inv_mast_uid, change) group by location_id, inv_mast_uid
    ), locked as materialized (
      select s.location_id, s.inv_mast_uid from item_stock s
      join change c on c.location_id = s.location_id and c.inv_mast_uid = s.inv_mast_uid
      where s.site_id = ${site} order by s.location_id, s.inv_mast_uid for update of s
    ), updated as (
      update item_stock s set qty_on_order = greatest(s.qty_on_order + c.change, 0), date_last_modified = localtimestamp(0)
      from change c join locked k on k.location_id = c.location_id and k.inv_mast_uid = c.inv_mast_uid
      where s.site_id = ${site} and s.location_id = c.location_id and s.inv_mast_uid = c.inv_mast_uid
      returning s.location_id, s.inv_mast_uid
    )
    insert into item_stock as s (site_id, location_id, inv_mast_uid, qty_on_order)
    select ${site}, c.location_id, c.inv_mast_uid, greatest(c.change, 0) from change c
    where not exists (select 1 from locked k where k.location_id = c.location_id and k.inv_mast_uid = c.inv_mast_uid)
    order by c.location_id, c.inv_mast_uid
    on conflict (site_id, location_id, inv_mast_uid) do update set qty_on_order = greatest(s.qty_on_order + excluded.qty_on_order, 0)`);
}
