import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { lockStock } from "../trades/inventory/lock-stock.ts";
import { changeOnOrder, type OnOrderChange } from "../trades/inventory/on-order.ts";
import { keyText } from "../trades/inventory/stock-balance.ts";
import { purchasedOnOrder } from "../trades/purchasing/purchased-on-order.ts";
import { type Decimal, decimal, moneyText, sumOf, zero } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { linesOf, reportLines, unequalDocuments } from "./document-lines.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import {
  hasCome,
  missingOf,
  type PurchaseLine,
  type PurchaseState,
  purchaseLineRow,
  readPurchaseLines,
} from "./purchase-lines.ts";

interface PurchaseRecord {
  readonly orderNo: number;
  readonly subtotal: Decimal;
  readonly locationId: number;
  readonly state: PurchaseState & { readonly isApproved: boolean };
  readonly row: Row;
  readonly lines: readonly PurchaseLine[];
}

/** Purchase orders stored in one transaction: the balances of their items are locked so long. */
const batch = 1000;

/** `PurchaseOrderHeader.csv`, `PurchaseOrderDetail.csv`: purchase orders, each with all its lines or not at all, and what they still have to bring. */
export const loadPurchases: LoadStep = {
  title: "purchase orders",
  async run(context) {
    const { db, folder, report } = context;
    const lines = await readPurchaseLines(context);
    const locationOf = await receivingLocations(context);
    const orders = await folder.readByKey("PurchaseOrderHeader.csv", "PurchaseOrderID", (row, orderNo) =>
      purchaseRecord(row, linesOf(row, orderNo, lines), { ...context, orderNo, locationOf }),
    );
    const records = [...orders.values()];
    await inSlices(db, records, batch, (transaction, slice) => storePurchases(transaction, context, slice));
    reportLines(report, lines, records);
    report.stored("PurchaseOrderHeader.csv", records.length);
    await checkTotals(context, records);
  },
};

const pending = 1;
const rejected = 3;
const complete = 4;

interface Purchase {
  readonly orderNo: number;
  readonly locationOf: ReceivingLocation;
  readonly vendors: LoadContext["vendors"];
  readonly locations: LoadContext["locations"];
}

function purchaseRecord(row: CsvRow, lines: readonly PurchaseLine[], purchase: Purchase): PurchaseRecord {
  const { orderNo, vendors } = purchase;
  const vendorId = row.key("VendorID");
  if (!vendors.has(vendorId)) return row.refuse("VendorID", `is ${vendorId}, which Vendor.csv does not have`);
  const status = row.integer("Status");
  if (status < pending || status > complete) return row.refuse("Status", `is ${status}; known are 1, 2, 3, 4`);
  const locationId = locationFor(row, lines, purchase);
  const state = {
    isApproved: status !== pending,
    isCancelled: status === rejected,
    isClosed: status === complete || (status !== pending && status !== rejected && lines.every(hasCome)),
  };
  return {
    orderNo,
    locationId,
    state,
    lines,
    subtotal: row.amount("SubTotal"),
    row: {
      po_no: orderNo,
      vendor_id: String(vendorId),
      location_id: locationId,
      company_id: "MAIN",
      po_date: row.date("OrderDate"),
      date_due: lastDate(lines),
      buyer_id: row.optionalText("EmployeeID", 40) ?? null,
      carrier_id: row.optionalText("ShipMethodID", 40) ?? null,
      approved: state.isApproved ? "Y" : "N",
      complete: state.isClosed ? "Y" : "N",
      cancel_flag: state.isCancelled ? "Y" : "N",
    },
  };
}

/** The order is due when its last line is. */
function lastDate(lines: readonly PurchaseLine[]): string | null {
  return lines.reduce<string | null>((last, { due }) => (due && (!last || due > last) ? due : last), null);
}

function locationFor(row: CsvRow, lines: readonly PurchaseLine[], { orderNo, locationOf, locations }: Purchase) {
  const named = row.optionalInteger("LocationID");
  if (named !== undefined && !locations.has(named))
    return row.refuse("LocationID", `is ${named}, which Location.csv does not have`);
  return (
    named ??
    locationOf(orderNo, lines) ??
    row.refuse("LocationID", "is not given, and Location.csv has no location that the goods could go to")
  );
}

/** Balances are locked before orders, as receipts do; what is on order changes by what the orders bring more or less than before. */
async function storePurchases(db: Queryable, context: LoadContext, orders: readonly PurchaseRecord[]): Promise<void> {
  const { site } = context;
  const numbers = orders.map(({ orderNo }) => orderNo);
  const keys = orders.flatMap(({ locationId, lines }) => lines.map(({ uid }) => ({ locationId, invMastUid: uid })));
  await lockStock(db, site, [...keys, ...(await purchasedOnOrder(db, site, numbers))]);
  await db.query(sql`
    select 1 from po_hdr where site_id = ${site} and po_no = any(${numbers}::bigint[]) order by po_no for update`);
  const before = await purchasedOnOrder(db, site, numbers);
  await storeOrders(db, context, orders);
  const after = await purchasedOnOrder(db, site, numbers);
  await changeOnOrder(db, site, differences(before, after));
}

/** Net by location and item: what stays as it was is not written. */
function differences(before: readonly OnOrderChange[], after: readonly OnOrderChange[]): OnOrderChange[] {
  const net = new Map(after.map((coming) => [keyText(coming), coming]));
  for (const gone of before) {
    const change = (net.get(keyText(gone))?.change ?? zero).minus(gone.change);
    net.set(keyText(gone), { ...gone, change });
  }
  return [...net.values()];
}

async function storeOrders(db: Queryable, context: LoadContext, orders: readonly PurchaseRecord[]): Promise<void> {
  await storeRows(
    db,
    context,
    "po_hdr",
    ["po_no"],
    orders.map(({ row }) => row),
  );
  const [numbers, counts] = [orders.map(({ orderNo }) => orderNo), orders.map(({ lines }) => lines.length)];
  await db.execute(sql`
    delete from po_line l using unnest(${numbers}::bigint[], ${counts}::integer[]) as n (po_no, lines)
    where l.site_id = ${context.site} and l.po_no = n.po_no and l.line_no > n.lines`);
  const rows = orders.flatMap(({ lines, state }) =>
    lines.map((line, index) => purchaseLineRow(line, index + 1, context, state)),
  );
  await storeRows(db, context, "po_line", ["po_no", "line_no"], rows);
}

/** What is in the database now must add up: lines to subtotals, what was received, what is still to come. */
async function checkTotals({ db, site, report }: LoadContext, orders: readonly PurchaseRecord[]): Promise<void> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows = await db.query<{ orderNo: number; lines: string; received: string; currency: string }>(sql`
    select l.po_no as "orderNo", h.currency, sum(l.qty_ordered * l.unit_cost)::text as lines, sum(l.base_received)::text as received
    from po_line l join po_hdr h on h.site_id = l.site_id and h.po_no = l.po_no
    where l.site_id = ${site} and l.po_no = any(${numbers}::bigint[]) group by l.site_id, l.po_no, h.currency order by l.po_no`);
  const subtotals = new Map(orders.map(({ orderNo, subtotal }) => [orderNo, subtotal]));
  const unequal = unequalDocuments(rows.map((row) => ({ ...row, subtotal: subtotals.get(row.orderNo) ?? zero })));
  report.unequalPurchaseOrders.push(...unequal);
  const [lines, coming] = [orders.flatMap((order) => order.lines), await purchasedOnOrder(db, site, numbers)];
  report.controlTotal(
    "purchase orders whose lines equal their subtotal",
    String(orders.length),
    String(rows.length - unequal.length),
  );
  report.controlTotal(
    "sum of all purchase order lines",
    moneyText(sumOf(lines.map(({ ordered, price }) => decimal(ordered).times(decimal(price))))),
    moneyText(sumOf(rows.map((row) => decimal(row.lines)))),
  );
  report.controlTotal(
    "quantity received on purchase orders",
    sumOf(lines.map(({ accepted }) => decimal(accepted))).toFixed(),
    sumOf(rows.map(({ received }) => decimal(received))).toFixed(),
  );
  report.controlTotal(
    "quantity that purchase orders still have to bring",
    sumOf(orders.flatMap(comingOf)).toFixed(),
    sumOf(coming.map(({ change }) => change)).toFixed(),
  );
}

function comingOf({ state, lines }: PurchaseRecord): Decimal[] {
  return state.isApproved && !state.isClosed && !state.isCancelled ? lines.map(missingOf) : [];
}

/** Answers where the goods of a purchase order go; nothing when there is no location. */
type ReceivingLocation = (orderNo: number, lines: readonly PurchaseLine[]) => number | undefined;

/**
 * A purchase order whose file names no location goes where most of its items are kept; of several such locations, and
 * where none keeps them, to the one that keeps the most items. One that is stored stays where it is.
 */
async function receivingLocations({ db, site, items, locations }: LoadContext): Promise<ReceivingLocation> {
  const keepers = await db.query<{ locationId: number; invMastUid: number }>(sql`
    select s.location_id as "locationId", s.inv_mast_uid as "invMastUid" from item_stock s
    where s.site_id = ${site} and s.inv_mast_uid = any(${[...items.keys()]}::bigint[])
      and s.location_id = any(${[...locations]}::bigint[]) and (s.qty_on_hand > 0 or s.primary_bin is not null)`);
  const orders = await db.query<{ poNo: number; locationId: number }>(sql`
    select po_no as "poNo", location_id as "locationId" from po_hdr where site_id = ${site}`);
  const stored = new Map(orders.map(({ poNo, locationId }) => [poNo, locationId]));
  const byItem = new Map<number, number[]>();
  const kept = new Map([...locations].sort((a, b) => a - b).map((location) => [location, 0]));
  for (const { locationId, invMastUid } of keepers) {
    byItem.set(invMastUid, [...(byItem.get(invMastUid) ?? []), locationId]);
    kept.set(locationId, (kept.get(locationId) ?? 0) + 1);
  }
  const ranked = [...kept].sort(([, a], [, b]) => b - a).map(([location]) => location);
  return (orderNo, lines) => stored.get(orderNo) ?? mostOf(ranked, countOf(lines, byItem));
}

function countOf(lines: readonly PurchaseLine[], byItem: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const location of lines.flatMap(({ uid }) => byItem.get(uid) ?? []))
    counts.set(location, (counts.get(location) ?? 0) + 1);
  return counts;
}

/** The location with the largest count, of several the first. */
function mostOf(ranked: readonly number[], counts: ReadonlyMap<number, number>): number | undefined {
  const largest = Math.max(0, ...counts.values());
  return ranked.find((location) => (counts.get(location) ?? 0) === largest);
}
