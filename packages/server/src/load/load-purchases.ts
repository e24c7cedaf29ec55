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
import { type ReceivingLocation, receivingLocations } from "./receiving-locations.ts";

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
    ...{ orderNo, locationId, state, lines },
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
  const rows = await db.query<{ orderNo: number; lines: string; received: string }>(sql`
    select po_no as "orderNo", sum(qty_ordered * unit_cost)::text as lines, sum(qty_received)::text as received
    from po_line where site_id = ${site} and po_no = any(${numbers}::bigint[]) group by po_no order by po_no`);
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
