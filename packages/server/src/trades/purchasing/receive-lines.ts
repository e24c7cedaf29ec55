import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, decimal, greaterOf, quantityText, roundQuantity, zero } from "../../values/decimal.ts";
import { changeOnOrder, type OnOrderChange } from "../inventory/on-order.ts";

/** What came of a line of a purchase order, in base units. */
export interface PurchaseReceipt {
  readonly poNo: number;
  readonly lineNo: number;
  readonly quantity: Decimal;
  /** Nothing more will come: what is missing is closed. */
  readonly isFinal: boolean;
  /** Why more, or of a final receipt less, came than was open. */
  readonly reason: string | undefined;
}

/** What a receipt did to its line, in base units. */
export interface ReceivedLine {
  readonly short: Decimal;
  readonly over: Decimal;
}

interface LineRow {
  readonly poNo: number;
  readonly lineNo: number;
  readonly locationId: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly ordered: number;
  readonly received: number;
  readonly unit: string;
  readonly unitSize: number;
  readonly isComplete: boolean;
  readonly isCancelled: boolean;
  readonly isApproved: boolean;
}

interface OpenLine extends LineRow {
  /** Base units received, growing with every receipt. */
  total: Decimal;
  isClosed: boolean;
  /** Base units that stop being on order. */
  settled: Decimal;
  isTouched: boolean;
}

/**
 * Books receipts on the lines of purchase orders: raises what was received, closes lines and orders that are complete,
 * and lowers what is on order at the order's location. Several receipts of one line count one after the other. Must run
 * inside a transaction in which the balances of the items are locked (`lockStock`); the orders are locked here, in the order
 * of their numbers.
 *
 * @throws BUSINESS_LOGIC_ERROR when an order is cancelled or not approved, when more came than is open without a reason,
 * when a final receipt is short without one, and when the quantity is not exact in the unit of the order.
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
  const results = receipts.map((receipt) => receive(lines, receipt));
  const touched = [...lines.values()].filter(({ isTouched }) => isTouched);
  const isComplete = await storeLines(db, site, touched, numbers);
  await changeOnOrder(db, site, touched.map(onOrderOf));
  return { lines: results, isComplete };
}

async function openLines(db: Queryable, site: string, numbers: readonly number[]): Promise<Map<string, OpenLine>> {
  const rows = await db.query<LineRow>(sql`
    select p.po_no as "poNo", p.line_no as "lineNo", h.location_id as "locationId", p.inv_mast_uid as "invMastUid",
      p.item_id as "itemId", i.base_unit as "baseUnit", p.qty_ordered as ordered, p.qty_received as received,
      p.unit_of_measure as unit, p.unit_size as "unitSize", p.complete = 'Y' as "isComplete",
      (h.cancel_flag = 'Y' or p.cancel_flag = 'Y') as "isCancelled", h.approved = 'Y' as "isApproved"
    from po_line p
    join po_hdr h on h.site_id = p.site_id and h.po_no = p.po_no
    join item i on i.site_id = p.site_id and i.inv_mast_uid = p.inv_mast_uid
    where p.site_id = ${site} and p.po_no = any(${numbers}::bigint[])`);
  return new Map(
    rows.map((row) => [
      `${row.poNo} ${row.lineNo}`,
      {
        ...row,
        total: decimal(row.received).times(decimal(row.unitSize)),
        isClosed: row.isComplete,
        settled: zero,
        isTouched: false,
      },
    ]),
  );
}

/** Books one receipt on its line, as earlier ones of the same document left it. */
function receive(lines: ReadonlyMap<string, OpenLine>, receipt: PurchaseReceipt): ReceivedLine {
  const line = lines.get(`${receipt.poNo} ${receipt.lineNo}`);
  if (!line) {
    throw businessError(
      `The purchase order ${receipt.poNo} has no line ${receipt.lineNo}. Check the number of the line.`,
    );
  }
  refuseClosed(line);
  const ordered = decimal(line.ordered).times(decimal(line.unitSize));
  const open = line.isClosed ? zero : greaterOf(ordered.minus(line.total), zero);
  const over = greaterOf(receipt.quantity.minus(open), zero);
  const missing = greaterOf(open.minus(receipt.quantity), zero);
  const short = receipt.isFinal ? missing : zero;
  if (!receipt.reason) refuseUnexplained(line, receipt.quantity, open, { over, short });
  line.isTouched = true;
  line.total = line.total.plus(receipt.quantity);
  requireExact(line);
  line.settled = line.settled.plus(open.minus(missing)).plus(short);
  line.isClosed ||= receipt.isFinal || missing.eq(0);
  return { short, over };
}

function refuseClosed({ poNo, lineNo, isCancelled, isApproved }: OpenLine): void {
  if (isCancelled)
    throw businessError(
      `The line ${lineNo} of the purchase order ${poNo} is cancelled. Send the goods back, or have a new order made for them.`,
    );
  if (!isApproved) throw businessError(`The purchase order ${poNo} is not approved. Have it approved, then try again.`);
}

function refuseUnexplained(
  { poNo, lineNo, itemId, baseUnit }: OpenLine,
  quantity: Decimal,
  open: Decimal,
  { over, short }: ReceivedLine,
): void {
  if (over.eq(0) && short.eq(0)) return;
  const how = over.gt(0) ? `${quantityText(over)} ${baseUnit} more` : `${quantityText(short)} ${baseUnit} less`;
  throw businessError(
    `${quantityText(quantity)} ${baseUnit} of \`${itemId}\` are ${how} than the ${quantityText(open)} open on line ${lineNo} of the purchase order ${poNo}. Give a \`reason\`, or correct the quantity.`,
    { poNo, lineNo, itemId },
  );
}

/** What was received is kept in the order's unit; it must be exact there. */
function requireExact({ poNo, lineNo, unit, unitSize, baseUnit, total }: OpenLine): void {
  const inUnit = roundQuantity(total.div(decimal(unitSize)));
  if (inUnit.times(decimal(unitSize)).eq(total)) return;
  throw businessError(
    `${quantityText(total)} ${baseUnit} cannot be told exactly in ${unit} of ${unitSize} ${baseUnit}, the unit of line ${lineNo} of the purchase order ${poNo}. Receive whole ${unit}.`,
    { poNo, lineNo },
  );
}

/** Stores the lines and closes orders of which no line is open; answers whether all of them are complete. */
async function storeLines(
  db: Queryable,
  site: string,
  lines: readonly OpenLine[],
  numbers: readonly number[],
): Promise<boolean> {
  await db.execute(sql`
    update po_line p set qty_received = c.received, complete = c.complete, date_last_modified = localtimestamp(0)
    from unnest(
      (select ${lines.map(({ poNo }) => poNo)}::bigint[]), (select ${lines.map(({ lineNo }) => lineNo)}::integer[]),
      (select ${lines.map(({ total, unitSize }) => roundQuantity(total.div(decimal(unitSize))).toFixed())}::numeric[]),
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
