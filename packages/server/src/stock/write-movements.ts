import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { type Decimal, zero } from "../decimal.ts";
import type { Movement, MovementReference } from "./stock-balance.ts";

const amounts = (movements: readonly Movement[], of: (movement: Movement) => Decimal | undefined) =>
  movements.map((movement) => (of(movement) ?? zero).toFixed());

/**
 * Appends movements to the ledger and changes the balances by them, in one statement for any number of lines. The
 * balances must have been locked before ({@link lockStock}); one that does not exist yet is made.
 */
export async function writeMovements(
  db: Queryable,
  site: string,
  movements: readonly Movement[],
  reference: MovementReference,
): Promise<void> {
  if (movements.length === 0) return;
  await db.execute(sql`
    with moved as (
      select * from unnest(
        (select ${movements.map(({ locationId }) => locationId)}::bigint[]),
        (select ${movements.map(({ invMastUid }) => invMastUid)}::bigint[]),
        (select ${movements.map(({ type }) => type)}::text[]),
        (select ${amounts(movements, (movement) => movement.onHandChange)}::numeric[]),
        (select ${amounts(movements, (movement) => movement.allocatedChange)}::numeric[]),
        (select ${amounts(movements, (movement) => movement.backorderedChange)}::numeric[]),
        (select ${movements.map(({ bin }) => bin ?? null)}::text[]),
        (select ${movements.map(({ lot }) => lot ?? null)}::text[]),
        (select ${movements.map(({ reason }) => reason ?? null)}::text[])
      ) with ordinality as m (location_id, inv_mast_uid, movement_type, on_hand, allocated, backordered, bin, lot, reason, position)
    ), change as (
      select location_id, inv_mast_uid, sum(on_hand) as on_hand, sum(allocated) as allocated, sum(backordered) as backordered
      from moved group by location_id, inv_mast_uid
    ), updated as (
      update item_stock s set qty_on_hand = s.qty_on_hand + c.on_hand, qty_allocated = s.qty_allocated + c.allocated,
        qty_backordered = s.qty_backordered + c.backordered, date_last_modified = localtimestamp(0)
      from change c
      where s.site_id = ${site} and s.location_id = c.location_id and s.inv_mast_uid = c.inv_mast_uid
    ), added as (
      insert into item_stock as s (site_id, location_id, inv_mast_uid, qty_on_hand, qty_allocated, qty_backordered)
      select ${site}, c.location_id, c.inv_mast_uid, c.on_hand, c.allocated, c.backordered from change c
      where not exists (
        select 1 from item_stock s
        where s.site_id = ${site} and s.location_id = c.location_id and s.inv_mast_uid = c.inv_mast_uid)
      order by c.location_id, c.inv_mast_uid
      on conflict (site_id, location_id, inv_mast_uid) do update set qty_on_hand = s.qty_on_hand + excluded.qty_on_hand,
        qty_allocated = s.qty_allocated + excluded.qty_allocated, qty_backordered = s.qty_backordered + excluded.qty_backordered
    )
    insert into stock_movement (site_id, location_id, inv_mast_uid, movement_type, on_hand_change, allocated_change,
      backordered_change, bin, lot, reason, reference_type, reference_no, users_id)
    select ${site}, location_id, inv_mast_uid, movement_type, on_hand, allocated, backordered, bin, lot, reason,
      ${reference.type}, ${reference.number}, ${reference.usersId ?? null}::bigint
    from moved order by position`);
}
