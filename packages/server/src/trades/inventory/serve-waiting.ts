import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { decimal } from "../../values/decimal.ts";
import { appendMovements } from "./append-movements.ts";
import { pickTicketInserts } from "./pick-ticket-inserts.ts";
import type { StockKey } from "./stock-balance.ts";
import { stockLedger } from "./stock-ledger.ts";

interface ServedLine extends StockKey {
  readonly orderNo: number;
  readonly lineNo: number;
  readonly quantity: number;
}

/** Orders whose lines get what arrives. One on hold keeps its place and gets nothing until it is released. */
const servedStatuses = ["open", "picking"] as const;

/**
 * Gives what is free of items at locations to the order lines that wait for it there: the oldest order first, then by
 * order number and line, each as much as it waits for, in base units, down to the part of a unit. The line's backordered
 * quantity falls and its allocated one rises by the same amount, the ledger says so with the order as the reference, and
 * the goods come on the order's pick ticket, which is to be printed again.
 *
 * Nothing else lowers a backorder by new stock, and nobody needs to call this: `writeMovements` does whenever stock
 * arrives or is freed, and `lockStock` before anybody else is promised what is free. Must run inside a transaction in
 * which the balances are locked; orders are locked here, after them and in the order of their numbers.
 */
export async function serveWaiting(db: Queryable, site: string, keys: readonly StockKey[]): Promise<void> {
  if (keys.length === 0 || !(await lockWaitingOrders(db, site, keys))) return;
  const served = await db.query<ServedLine>(sql`
    with waiting as (${waitingLines(site, keys)}), served as (
      select w.order_no, w.line_no, least(w.qty_backordered, s.qty_on_hand - s.qty_allocated - w.start) as quantity
      from waiting w join item_stock s on s.location_id = w.location_id and s.inv_mast_uid = w.inv_mast_uid
      where s.site_id = ${site} and w.start < s.qty_on_hand - s.qty_allocated
    ), line as (
      update order_line l set qty_allocated = l.qty_allocated + s.quantity, qty_backordered = l.qty_backordered - s.quantity
      from served s where l.site_id = ${site} and l.order_no = s.order_no and l.line_no = s.line_no
      returning l.order_no, l.line_no, l.inv_mast_uid, l.location_id, s.quantity as qty_allocated
    ), hdr as (
      update order_hdr h set date_last_modified = localtimestamp(0)
      from (select distinct order_no from served) s where h.site_id = ${site} and h.order_no = s.order_no
    ), ${pickTicketInserts(site)}
    select order_no as "orderNo", line_no as "lineNo", location_id as "locationId", inv_mast_uid as "invMastUid",
      qty_allocated as quantity
    from line order by order_no, line_no`);
  await appendMovements(db, site, stockLedger, served.map(movementOf));
}

function movementOf({ orderNo, lineNo, locationId, invMastUid, quantity }: ServedLine) {
  return {
    locationId,
    invMastUid,
    type: "allocate",
    referenceType: "order",
    referenceNo: String(orderNo),
    reason: `Line ${lineNo} waited for it`,
    allocatedChange: decimal(quantity),
    backorderedChange: decimal(quantity).neg(),
  };
}

/** A statement of its own: what follows then sees the tickets of whoever held the orders before. */
async function lockWaitingOrders(db: Queryable, site: string, keys: readonly StockKey[]): Promise<boolean> {
  const orders = await db.query(sql`
    select h.order_no from order_hdr h
    where h.site_id = ${site} and h.order_no in (select w.order_no from (${waitingLines(site, keys)}) w)
    order by h.order_no for update of h`);
  return orders.length > 0;
}

/** Lines that wait, each with how much those before it at the same place wait for: `start`. */
function waitingLines(site: string, keys: readonly StockKey[]): Sql {
  return sql`
    select l.order_no, l.line_no, l.location_id, l.inv_mast_uid, l.qty_backordered,
      sum(l.qty_backordered) over (
        partition by l.location_id, l.inv_mast_uid order by h.order_date, h.order_no, l.line_no
      ) - l.qty_backordered as start
    from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
    where l.site_id = ${site} and l.qty_backordered > 0 and h.status = any(${[...servedStatuses]}::text[])
      and h.cancel_flag = 'N' and h.delete_flag = 'N'
      and (l.location_id, l.inv_mast_uid) in (select distinct * from unnest(
        (select ${keys.map(({ locationId }) => locationId)}::bigint[]), (select ${keys.map(({ invMastUid }) => invMastUid)}::bigint[])))`;
}
