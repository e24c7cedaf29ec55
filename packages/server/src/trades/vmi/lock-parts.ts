import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { selectList } from "../../platform/db/json-list.ts";
import { type Decimal, decimal } from "../../values/decimal.ts";
import { distinctKeys, keyText, type StockroomKey } from "./part.ts";
import { joinPart, partNames } from "./part-columns.ts";
import { existingPart } from "./require-parts.ts";
import { type PartBalance, StockroomBook } from "./stockroom-book.ts";

interface LotRow extends Omit<PartBalance, "lots"> {
  readonly lot: string;
  readonly onHand: number;
}

/**
 * Locks parts of stockrooms until the transaction ends and reads what is there of them, in two statements for any number
 * of parts. Always in the order of stockroom, kind and number, so that two that need the same parts wait for each other
 * instead of for ever. Call it once in a transaction.
 *
 * @param refuse the refusal of a part that does not exist, or is another customer's own product
 */
export async function lockParts(
  db: Queryable,
  site: string,
  given: readonly StockroomKey[],
  refuse: (key: StockroomKey) => Error,
): Promise<StockroomBook> {
  const keys = distinctKeys(given);
  await db.execute(lockStatement(site, keys));
  const rows = await db.query<LotRow>(sql`
    with key as (${keyRows(keys)})
    select s.warehouse_uid as "warehouseUid", s.inv_profile_line_type as "invProfileLineType", s.inv_mast_uid as "invMastUid",
      w.warehouse_name as "warehouseName", ${selectList(partNames)}, s.lot, s.qty_on_hand as "onHand"
    from key k
    join vmi_stock s on s.site_id = ${site} and s.warehouse_uid = k.warehouse_uid
      and s.inv_profile_line_type = k.inv_profile_line_type and s.inv_mast_uid = k.inv_mast_uid
    join vmi_warehouse w on w.site_id = s.site_id and w.warehouse_uid = s.warehouse_uid
    ${joinPart("s", sql`s.site_id`)}
    order by s.date_created, s.lot`);
  const parts = partsOf(rows);
  for (const key of keys) if (!parts.has(keyText(key))) throw refuse(key);
  return new StockroomBook(parts);
}

function keyRows(keys: readonly StockroomKey[]): Sql {
  return sql`select * from unnest(
    (select ${keys.map(({ warehouseUid }) => warehouseUid)}::bigint[]),
    (select ${keys.map(({ invProfileLineType }) => invProfileLineType)}::text[]),
    (select ${keys.map(({ invMastUid }) => invMastUid)}::bigint[])
  ) as k (warehouse_uid, inv_profile_line_type, inv_mast_uid)`;
}

/** Makes the row without a lot of each part that has none, and locks that of every part. Parts that do not exist get none. */
function lockStatement(site: string, keys: readonly StockroomKey[]): Sql {
  return sql`
    insert into vmi_stock as s (site_id, warehouse_uid, inv_profile_line_type, inv_mast_uid, lot)
    select w.site_id, k.warehouse_uid, k.inv_profile_line_type, k.inv_mast_uid, ''
    from (${keyRows(keys)}) k
    join vmi_warehouse w on w.site_id = ${site} and w.warehouse_uid = k.warehouse_uid
    where ${existingPart(sql`k`, sql`w.customer_id`, site)}
    order by k.warehouse_uid, k.inv_profile_line_type, k.inv_mast_uid
    on conflict (site_id, warehouse_uid, inv_profile_line_type, inv_mast_uid, lot)
    do update set date_last_modified = s.date_last_modified`;
}

function partsOf(rows: readonly LotRow[]): Map<string, PartBalance> {
  const parts = new Map<string, PartBalance & { lots: Map<string, Decimal> }>();
  for (const { lot, onHand, ...part } of rows) {
    const known = parts.get(keyText(part)) ?? { ...part, lots: new Map<string, Decimal>() };
    known.lots.set(lot, decimal(onHand));
    parts.set(keyText(part), known);
  }
  return parts;
}
