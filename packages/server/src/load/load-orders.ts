import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { type Decimal, decimal, moneyText, sumOf } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { type DocumentLines, linesOf, reportLines, unequalDocuments } from "./document-lines.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { type OrderLine, orderLineRow, readOrderLines } from "./order-lines.ts";

interface OrderRecord {
  readonly line: number;
  readonly orderNo: number;
  readonly subtotal: Decimal;
  readonly shipped: boolean;
  readonly row: Row;
  readonly lines: readonly OrderLine[];
}

/** Orders stored in one transaction. */
const batch = 400;

/** `SalesOrderHeader.csv`, `SalesOrderDetail.csv`: orders, each with all its lines or not at all. */
export const loadOrders: LoadStep = {
  title: "orders",
  async run(context) {
    const { db, report } = context;
    const lines = await readOrderLines(context);
    const orders = await refuseOwnOrders(context, await readOrders(context, lines));
    await inSlices(db, orders, batch, (transaction, slice) => storeOrders(transaction, context, slice));
    for (const { orderNo, row } of orders) context.orders.set(orderNo, Number(row.customer_id));
    reportLines(report, lines, orders);
    report.stored("SalesOrderHeader.csv", orders.length);
    await checkTotals(context, orders);
  },
};

async function readOrders(context: LoadContext, lines: DocumentLines<OrderLine>): Promise<OrderRecord[]> {
  const orders = await context.folder.readByKey("SalesOrderHeader.csv", "SalesOrderID", (row, orderNo) =>
    orderRecord(row, orderNo, linesOf(row, orderNo, lines), context),
  );
  return [...orders.values()];
}

/** Refuses orders whose number an order has that was taken on the site. */
async function refuseOwnOrders(
  { db, site, report }: LoadContext,
  orders: readonly OrderRecord[],
): Promise<OrderRecord[]> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows = await db.query<{ orderNo: number }>(sql`
    select order_no as "orderNo" from order_hdr
    where site_id = ${site} and order_no = any(${numbers}::bigint[]) and source_order_no is distinct from order_no::text`);
  const taken = new Set(rows.map(({ orderNo }) => orderNo));
  return orders.filter(({ orderNo, line }) => {
    if (!taken.has(orderNo)) return true;
    const reason = `is ${orderNo}, the number of an order that was taken on the site`;
    report.refuse({ file: "SalesOrderHeader.csv", line, column: "SalesOrderID", reason });
    return false;
  });
}

const statuses: Readonly<Record<number, string>> = {
  1: "open",
  2: "open",
  3: "held",
  4: "cancelled",
  5: "shipped",
  6: "cancelled",
};

function orderRecord(
  row: CsvRow,
  orderNo: number,
  lines: readonly OrderLine[],
  { customers }: LoadContext,
): OrderRecord {
  const customerId = row.key("CustomerID");
  const customer = customers.get(customerId);
  if (!customer) return row.refuse("CustomerID", `is ${customerId}, who was not loaded`);
  const statusNo = row.integer("Status");
  const status = statuses[statusNo];
  if (!status) return row.refuse("Status", `is ${statusNo}; known are ${Object.keys(statuses).join(", ")}`);
  const subtotal = row.amount("SubTotal");
  const due = row.optionalDate("DueDate") ?? null;
  return {
    line: row.line,
    orderNo,
    subtotal,
    lines,
    shipped: status === "shipped",
    row: {
      order_no: orderNo,
      source_order_no: String(orderNo),
      customer_id: customerId,
      address_id: customer.shipTos.get(row.optionalInteger("ShipToAddressID") ?? 0) ?? null,
      company_id: "MAIN",
      po_no: row.optionalText("PurchaseOrderNumber", 40) ?? null,
      order_date: row.date("OrderDate"),
      requested_ship_date: due,
      promised_ship_date: due,
      status,
      cancel_flag: status === "cancelled" ? "Y" : "N",
      subtotal: subtotal.toFixed(),
      tax_amount: row.amount("TaxAmt").toFixed(),
      freight_amount: row.amount("Freight").toFixed(),
      total_amount: row.amount("TotalDue").toFixed(),
      sales_rep_id: row.optionalText("SalesPersonID", 40) ?? null,
    },
  };
}

async function storeOrders(db: Queryable, context: LoadContext, orders: readonly OrderRecord[]): Promise<void> {
  await storeRows(
    db,
    context,
    "order_hdr",
    ["order_no"],
    orders.map(({ row }) => row),
  );
  const [numbers, counts] = [orders.map(({ orderNo }) => orderNo), orders.map(({ lines }) => lines.length)];
  await db.execute(sql`
    delete from order_line l using unnest(${numbers}::bigint[], ${counts}::integer[]) as n (order_no, lines)
    where l.site_id = ${context.site} and l.order_no = n.order_no and l.line_no > n.lines`);
  const rows = orders.flatMap(({ lines, shipped }) =>
    lines.map((line, index) => orderLineRow(line, index + 1, context.items.get(line.uid), shipped)),
  );
  await storeRows(db, context, "order_line", ["order_no", "line_no"], rows);
}

/** What is in the database now must add up: each order's lines to its subtotal, all of them to the file's sum. */
async function checkTotals({ db, site, report }: LoadContext, orders: readonly OrderRecord[]): Promise<void> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows = await db.query<{ orderNo: number; subtotal: string; lines: string; currency: string }>(sql`
    select h.order_no as "orderNo", h.subtotal::text as subtotal, coalesce(sum(l.extended_price), 0)::text as lines, h.currency
    from order_hdr h left join order_line l on l.site_id = h.site_id and l.order_no = h.order_no
    where h.site_id = ${site} and h.order_no = any(${numbers}::bigint[]) group by h.site_id, h.order_no order by h.order_no`);
  const unequal = unequalDocuments(rows);
  report.unequalOrders.push(...unequal);
  report.controlTotal(
    "orders whose lines equal their subtotal",
    String(orders.length),
    String(rows.length - unequal.length),
  );
  report.controlTotal(
    "sum of all subtotals",
    moneyText(sumOf(orders.map(({ subtotal }) => subtotal))),
    moneyText(sumOf(rows.map((row) => decimal(row.subtotal)))),
  );
  report.controlTotal(
    "sum of all order lines",
    moneyText(sumOf(orders.flatMap(({ lines }) => lines.map(({ extended }) => decimal(extended))))),
    moneyText(sumOf(rows.map((row) => decimal(row.lines)))),
  );
}
