import sql from "sql-template-tag";
import { insertRows, type Row } from "../data/insert-rows.ts";
import { type Decimal, decimal, moneyText, numberOf, roundMoney, sumOf } from "../decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { inSlices, type LoadContext, type LoadStep } from "./load-context.ts";

interface OrderLine {
  readonly orderNo: number;
  readonly detail: number;
  readonly extended: Decimal;
  readonly row: Row;
}

interface OrderRecord {
  readonly orderNo: number;
  readonly subtotal: Decimal;
  readonly row: Row;
  readonly lines: readonly OrderLine[];
}

/** `SalesOrderHeader.csv`, `SalesOrderDetail.csv`: orders, each with all its lines or not at all. */
export const loadOrders: LoadStep = {
  title: "orders",
  async run(context) {
    const { db, site, folder, report } = context;
    const refusedLines = new Map<number, string>();
    const lines = await readLines(context, refusedLines);
    const byOrder = groupByOrder(lines);
    const orders = await folder.read("SalesOrderHeader.csv", (row): OrderRecord => {
      const orderNo = row.key("SalesOrderID");
      const problem = refusedLines.get(orderNo);
      if (problem) row.refuse("SalesOrderID", `is ${orderNo}, one of whose lines was refused: ${problem}`);
      const own = [...(byOrder.get(orderNo) ?? [])].sort((a, b) => a.detail - b.detail);
      return orderRecord(row, orderNo, own, context);
    });
    await inSlices(db, orders, 400, (transaction, slice) => storeOrders(transaction, site, slice));
    const known = new Set(orders.map(({ orderNo }) => orderNo));
    for (const line of lines)
      if (!known.has(line.orderNo))
        report.refuse({
          file: "SalesOrderDetail.csv",
          line: 0,
          column: "SalesOrderID",
          reason: `is ${line.orderNo}, an order that was not stored`,
        });
    report.stored("SalesOrderHeader.csv", orders.length);
    report.stored(
      "SalesOrderDetail.csv",
      orders.reduce((sum, order) => sum + order.lines.length, 0),
    );
    await checkTotals(context, orders);
  },
};

function groupByOrder(lines: readonly OrderLine[]): Map<number, OrderLine[]> {
  const groups = new Map<number, OrderLine[]>();
  for (const line of lines) {
    const group = groups.get(line.orderNo);
    if (group) group.push(line);
    else groups.set(line.orderNo, [line]);
  }
  return groups;
}

function readLines({ folder, items }: LoadContext, refusedLines: Map<number, string>): Promise<OrderLine[]> {
  return folder.read("SalesOrderDetail.csv", (row) => {
    const orderNo = row.key("SalesOrderID");
    try {
      return orderLine(row, orderNo, items);
    } catch (error) {
      refusedLines.set(orderNo, `line ${row.line}: ${(error as Error).message}`);
      throw error;
    }
  });
}

function orderLine(row: CsvRow, orderNo: number, items: LoadContext["items"]): OrderLine {
  const uid = row.key("ProductID");
  const item = items.get(uid);
  if (!item) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
  const [quantity, price] = [row.amount("OrderQty"), row.amount("UnitPrice")];
  const discount = row.optionalDecimal("UnitPriceDiscount") ?? decimal(0);
  if (discount.lt(0) || discount.gt(1))
    return row.refuse("UnitPriceDiscount", `is ${discount.toString()}; a discount is a fraction from 0 to 1`);
  const extended = price.times(decimal(1).minus(discount)).times(quantity);
  return {
    orderNo,
    detail: row.key("SalesOrderDetailID"),
    extended,
    row: {
      inv_mast_uid: uid,
      item_id: item.itemId,
      description: item.itemDesc,
      quantity: numberOf(quantity),
      unit_of_measure: "EA",
      unit_price: numberOf(price),
      extended_price: extended.round(6).toString(),
      discount_percent: numberOf(discount.times(100)),
      price_source: "list",
    },
  };
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
  if (lines.length === 0) return row.refuse("SalesOrderID", `is ${orderNo}, which has no lines`);
  const statusNo = row.integer("Status");
  const status = statuses[statusNo];
  if (!status) return row.refuse("Status", `is ${statusNo}; known are ${Object.keys(statuses).join(", ")}`);
  const subtotal = row.amount("SubTotal");
  const shipped = status === "shipped";
  return {
    orderNo,
    subtotal,
    lines: lines.map((line) => ({ ...line, row: { ...line.row, qty_shipped: shipped ? line.row.quantity : 0 } })),
    row: {
      order_no: orderNo,
      source_order_no: String(orderNo),
      customer_id: customerId,
      address_id: customer.shipTos.get(row.optionalInteger("ShipToAddressID") ?? 0) ?? null,
      company_id: "MAIN",
      po_no: row.optionalText("PurchaseOrderNumber", 40) ?? null,
      order_date: row.date("OrderDate"),
      requested_ship_date: row.optionalDate("DueDate") ?? null,
      promised_ship_date: row.optionalDate("DueDate") ?? null,
      status,
      cancel_flag: status === "cancelled" ? "Y" : "N",
      subtotal: subtotal.toString(),
      tax_amount: row.amount("TaxAmt").toString(),
      freight_amount: row.amount("Freight").toString(),
      total_amount: row.amount("TotalDue").toString(),
      sales_rep_id: row.optionalText("SalesPersonID", 40) ?? null,
    },
  };
}

async function storeOrders(
  db: Parameters<typeof insertRows>[0],
  site: string,
  orders: readonly OrderRecord[],
): Promise<void> {
  await insertRows(
    db,
    "order_hdr",
    orders.map(({ row }) => ({ site_id: site, ...row })),
    { conflict: ["site_id", "order_no"] },
  );
  await db.execute(
    sql`delete from order_line where site_id = ${site} and order_no = any(${orders.map(({ orderNo }) => orderNo)}::bigint[])`,
  );
  const rows = orders.flatMap(({ orderNo, lines }) =>
    lines.map(({ row }, index) => ({ site_id: site, order_no: orderNo, line_no: index + 1, ...row })),
  );
  await insertRows(db, "order_line", rows);
}

/** What is in the database now must add up: each order's lines to its subtotal, all of them to the file's sum. */
async function checkTotals({ db, site, report }: LoadContext, orders: readonly OrderRecord[]): Promise<void> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const rows = await db.query<{ orderNo: number; subtotal: string; lines: string }>(sql`
    select h.order_no as "orderNo", h.subtotal::text as subtotal, coalesce(sum(l.extended_price), 0)::text as lines
    from order_hdr h left join order_line l on l.site_id = h.site_id and l.order_no = h.order_no
    where h.site_id = ${site} and h.order_no = any(${numbers}::bigint[]) group by h.site_id, h.order_no order by h.order_no`);
  const unequal = rows.filter((row) => !roundMoney(decimal(row.lines)).eq(roundMoney(decimal(row.subtotal))));
  report.unequalOrders.push(...unequal.map((row) => row.orderNo));
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
    moneyText(sumOf(orders.flatMap(({ lines }) => lines.map(({ extended }) => extended)))),
    moneyText(sumOf(rows.map((row) => decimal(row.lines)))),
  );
}
