import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { zero } from "../../values/decimal.ts";
import { changeOnOrder, type OnOrderChange } from "../inventory/index.ts";
import {
  lineText,
  type OpenLine,
  openLine,
  type PurchaseLine,
  type PurchaseReceipt,
  type ReceivedLine,
  receiveLine,
} from "./receive-line.ts";

/**
 * Books receipts on the lines of purchase orders: raises what was received, closes lines and orders that are complete,
 * and lowers what is on order at the order's location. Several receipts of one line count one after the other. Must run
 * inside a transaction in which the balances of the items are locked (`lockStock`); the orders are locked here, in the order
 * of their numbers.
 *
 * @throws BUSINESS_LOGIC_ERROR when an order is cancelled or not approved, when more came than is open without a reason,
 * and when a final receipt is short without one.
 *
 * @example
 * const [line] = await receivePurchaseLines(db, "demo", [{ poNo: 800001, lineNo: 1, quantity: decimal(500), isFinal: false, reason: undefined }]);
 */
export async function receivePurchaseLines(
  db: Queryable,
  site: string,
  receipts: readonly PurchaseReceipt[],
): Promise<{ readonly lines: readonly ReceivedLine[]; readonly isComplete: boolean }> {
  const numbers = [...new Set(receipts.map(({ poNo }) => poNo))];
  await db.query(sql`
    select 1 from po_hdr where site_id = ${site} and po_no = any(${numbers}::bigint[]) order by po_no for update`);
  const lines = await openLines(db, site, numbers);
  const results = receipts.map((receipt) => receiveLine(lines, receipt));
  const touched = [...lines.values()].filter(({ isTouched }) => isTouched);
  const isComplete = await storeLines(db, site, touched, numbers);
  await changeOnOrder(db, site, touched.map(onOrderOf));
  return { lines: results, isComplete };
}

async function openLines(db: Queryable, site: string, numbers: readonly number[]): Promise<Map<string, OpenLine>> {
  const rows = await db.query<PurchaseLine>(sql`
    select p.po_no as "poNo", p.line_no as "lineNo", h.location_id as "locationId", p.inv_mast_uid as "invMastUid",
      p.item_id as "itemId", i.base_unit as "baseUnit", p.qty_ordered as ordered, p.unit_size as "unitSize",
      p.base_received::text as received, p.complete = 'Y' as "isComplete",
      (h.cancel_flag = 'Y' or p.cancel_flag = 'Y') as "isCancelled", h.approved = 'Y' as "isApproved"
    from po_line p
    join po_hdr h on h.site_id = p.site_id and h.po_no = p.po_no
    join item i on i.site_id = p.site_id and i.inv_mast_uid = p.inv_mast_uid
    where p.site_id = ${site} and p.po_no = any(${numbers}::bigint[])`);
  return new Map(rows.map((row) => [lineText(row), openLine(row)]));
}

/** Stores the lines and closes orders of which no line is open; answers whether all of them are complete. */
async function storeLines(
  db: Queryable,
  site: string,
  lines: readonly OpenLine[],
  numbers: readonly number[],
): Promise<boolean> {
  await db.execute(sql`
    update po_line p set base_received = c.received, complete = c.complete, date_last_modified = localtimestamp(0)
    from unnest(
      (select ${lines.map(({ poNo }) => poNo)}::bigint[]), (select ${lines.map(({ lineNo }) => lineNo)}::integer[]),
      (select ${lines.map(({ total }) => total.toFixed())}::numeric[]),
      (select ${lines.map(({ isClosed }) => (isClosed ? "Y" : "N"))}::text[])
    ) as c (po_no, line_no, received, complete)
    where p.site_id = ${site} and p.po_no = c.po_no and p.line_no = c.line_no`);
  const orders = await db.query<{ complete: string }>(sql`
    update po_hdr h set date_last_modified = localtimestamp(0), complete = case when exists (
        select 1 from po_line p where p.site_id = h.site_id and p.po_no = h.po_no and p.complete = 'N' and p.cancel_flag = 'N'
      ) then h.complete else 'Y' end
    where h.site_id = ${site} and h.po_no = any(${numbers}::bigint[]) returning h.complete`);
  return orders.every(({ complete }) => complete === "Y");
}

function onOrderOf({ locationId, invMastUid, settled }: OpenLine): OnOrderChange {
  return { locationId, invMastUid, change: zero.minus(settled) };
}
