import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { decimal } from "../../values/decimal.ts";
import { serveWaiting } from "./serve-waiting.ts";
import { keyText, type StockBalance, type StockKey } from "./stock-balance.ts";

type BalanceRow = Omit<StockBalance, "onHand" | "allocated" | "backordered"> & {
  readonly onHand: number;
  readonly allocated: number;
  readonly backordered: number;
};

/**
 * Reads balances and locks their rows until the transaction ends, always in the order of location and item, so that
 * two that need the same rows wait for each other instead of for ever. An item that a location has never had counts
 * as 0. What is free goes to the order lines that wait for it first: those of an order that was on hold until now, for
 * one. Must run inside a transaction.
 */
export async function lockStock(
  db: Queryable,
  site: string,
  keys: readonly StockKey[],
): Promise<Map<string, StockBalance>> {
  const unique = [...new Map(keys.map((key) => [keyText(key), key])).values()];
  const found = await lockBalances(db, site, unique);
  const awaited = [...found.values()].filter(
    ({ onHand, allocated, backordered }) => backordered.gt(0) && onHand.gt(allocated),
  );
  if (awaited.length === 0) return found;
  await serveWaiting(db, site, awaited);
  return lockBalances(db, site, unique);
}

async function lockBalances(
  db: Queryable,
  site: string,
  unique: readonly StockKey[],
): Promise<Map<string, StockBalance>> {
  const rows = await db.query<BalanceRow>(sql`
    with key as (
      select * from unnest(
        (select ${unique.map(({ locationId }) => locationId)}::bigint[]), (select ${unique.map(({ invMastUid }) => invMastUid)}::bigint[])
      ) as k (location_id, inv_mast_uid)
    ), locked as materialized (
      select s.location_id, s.inv_mast_uid, s.qty_on_hand, s.qty_allocated, s.qty_backordered
      from item_stock s join key k on s.location_id = k.location_id and s.inv_mast_uid = k.inv_mast_uid
      where s.site_id = ${site}
      order by s.location_id, s.inv_mast_uid
      for update of s
    )
    select k.location_id as "locationId", k.inv_mast_uid as "invMastUid", l.location_name as "locationName",
      l.allow_backorder as "allowBackorder", i.item_id as "itemId", i.base_unit as "baseUnit",
      coalesce(s.qty_on_hand, 0) as "onHand", coalesce(s.qty_allocated, 0) as "allocated",
      coalesce(s.qty_backordered, 0) as "backordered"
    from key k
    join location l on l.site_id = ${site} and l.location_id = k.location_id
    join item i on i.site_id = ${site} and i.inv_mast_uid = k.inv_mast_uid
    left join locked s on s.location_id = k.location_id and s.inv_mast_uid = k.inv_mast_uid`);
  const found = new Map(rows.map((row) => [keyText(row), balanceOf(row)]));
  const missing = unique.find((key) => !found.has(keyText(key)));
  if (missing) throw unknownPlace(missing);
  return found;
}

function balanceOf(row: BalanceRow): StockBalance {
  return {
    ...row,
    onHand: decimal(row.onHand),
    allocated: decimal(row.allocated),
    backordered: decimal(row.backordered),
  };
}

function unknownPlace({ locationId, invMastUid }: StockKey) {
  return businessError(
    `There is no stock of item ${invMastUid} at location ${locationId}, because one of them does not exist on this site. Check both numbers.`,
    { locationId, invMastUid },
  );
}
