import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { type Decimal, zero } from "../../values/decimal.ts";
import { appendMovements } from "./append-movements.ts";
import { serveWaiting } from "./serve-waiting.ts";
import { keyText, type Movement, type MovementReference, type StockKey } from "./stock-balance.ts";
import { stockLedger } from "./stock-ledger.ts";

/**
 * Appends movements to the ledger and changes the balances by them, in one statement for any number of lines, then the
 * bins that they name; what becomes free goes to the order lines that wait for it ({@link serveWaiting}). The balances
 * must have been locked before (`lockStock`); one that does not exist yet is made.
 */
export async function writeMovements(
  db: Queryable,
  site: string,
  movements: readonly Movement[],
  { type, number, usersId }: MovementReference,
): Promise<void> {
  const reference = { referenceType: type, referenceNo: number, usersId };
  const rows = movements.map((movement) => ({ ...movement, ...reference }));
  await appendMovements(db, site, stockLedger, rows);
  await writeBins(db, site, movements);
  await serveWaiting(db, site, freedBy(movements));
}

/** Where more is free after the movements than before. */
function freedBy(movements: readonly Movement[]): StockKey[] {
  const freed = new Map<string, { key: StockKey; change: Decimal }>();
  for (const { onHandChange = zero, allocatedChange = zero, ...key } of movements) {
    const before = freed.get(keyText(key))?.change ?? zero;
    freed.set(keyText(key), { key, change: before.plus(onHandChange).minus(allocatedChange) });
  }
  return [...freed.values()].flatMap(({ key, change }) => (change.gt(0) ? [key] : []));
}

/**
 * Changes what lies in the bins by those movements that name one, in one statement. The balances of their items must have
 * been locked before (`lockStock`). A bin of which an item had nothing gets its row.
 */
async function writeBins(db: Queryable, site: string, movements: readonly Movement[]): Promise<void> {
  const moved = movements.filter(({ bin }) => bin !== undefined);
  if (moved.length === 0) return;
  const amounts = (of: (movement: Movement) => Decimal | undefined) =>
    moved.map((movement) => (of(movement) ?? zero).toFixed());
  await db.execute(sql`
    with change as (
      select location_id, inv_mast_uid, bin, lot, sum(on_hand) as on_hand, sum(allocated) as allocated
      from unnest(
        (select ${moved.map(({ locationId }) => locationId)}::bigint[]), (select ${moved.map(({ invMastUid }) => invMastUid)}::bigint[]),
        (select ${moved.map(({ bin }) => bin)}::text[]), (select ${moved.map(({ lot }) => lot ?? "")}::text[]),
        (select ${amounts((movement) => movement.onHandChange)}::numeric[]),
        (select ${amounts((movement) => movement.allocatedChange)}::numeric[])
      ) as m (location_id, inv_mast_uid, bin, lot, on_hand, allocated)
      group by location_id, inv_mast_uid, bin, lot
    ), updated as (
      update bin_stock b set qty_on_hand = b.qty_on_hand + c.on_hand, qty_allocated = b.qty_allocated + c.allocated,
        date_last_modified = localtimestamp(0)
      from change c
      where b.site_id = ${site} and b.location_id = c.location_id and b.bin = c.bin and b.inv_mast_uid = c.inv_mast_uid and b.lot = c.lot
    )
    insert into bin_stock as b (site_id, location_id, bin, inv_mast_uid, lot, qty_on_hand, qty_allocated)
    select ${site}, c.location_id, c.bin, c.inv_mast_uid, c.lot, c.on_hand, c.allocated from change c
    where not exists (
      select 1 from bin_stock b
      where b.site_id = ${site} and b.location_id = c.location_id and b.bin = c.bin and b.inv_mast_uid = c.inv_mast_uid and b.lot = c.lot)
    order by c.location_id, c.bin, c.inv_mast_uid, c.lot
    on conflict (site_id, location_id, bin, inv_mast_uid, lot) do update
    set qty_on_hand = b.qty_on_hand + excluded.qty_on_hand, qty_allocated = b.qty_allocated + excluded.qty_allocated`);
}
