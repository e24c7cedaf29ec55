import type { CustomerOrderLine, OrderDocument, OrderHeaderLookup } from "@purvey/contract/generated/orders";
import sql, { raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../platform/db/columns.ts";
import { jsonList, selectList, timeText } from "../../platform/db/json-list.ts";
import { orderBy } from "../../platform/db/order-by.ts";
import type { Context, Page } from "../../platform/endpoints/context.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import { linesOf } from "../../services/customers/document-lines.ts";
import { orderCourse } from "../../services/orders/order-course.ts";
import {
  type OrderRow,
  orderColumns,
  orderExpressions,
  orderHeaderOf,
  orderLineTable,
  orderOf,
  orderSelect,
} from "../customers/order-rows.ts";

const completed = "case when h.cancel_flag = 'Y' or h.status in ('invoiced', 'cancelled') then 'Y' else 'N' end";
const invoicesOf = "invoice_hdr v where v.site_id = h.site_id and v.order_no = h.order_no";

const furtherFields = {
  customerName: "c.customer_name",
  locationName: "p.location_name",
  salesrepId: "c.sales_rep_id",
  class1Id: "h.class1_id",
  completed,
  dateOrderCompleted: `case when h.status = 'invoiced' then (select max(v.invoice_date) from ${invoicesOf}) end`,
};

const headerSelect = sql`${orderSelect}, ${selectList(furtherFields)}`;

/** Orders `h` with their customer `c` and location `p`. */
export const ordersFrom: Sql = raw(`from order_hdr h
  join customer c on c.site_id = h.site_id and c.customer_id = h.customer_id
  left join location p on p.site_id = h.site_id and p.location_id = h.location_id`);

/** Whether an order is done with: invoiced or cancelled. */
export const isCompleted: Sql = raw(`(${completed})`);

/** When the last invoice of an order was written. */
export const lastInvoiced: Sql = raw(`(select max(v.invoice_date) from ${invoicesOf})`);

type HeaderRow = Omit<OrderHeaderLookup, "statusDesc">;

/** A page of orders that a condition holds for, in one statement. */
export async function pageOfOrders(
  context: Context,
  condition: Sql,
  page: { readonly orderBy: string; readonly limit: number; readonly offset: number },
): Promise<Page<OrderHeaderLookup>> {
  const fields = [...orderColumns, "status", ...Object.keys(furtherFields)];
  const expressions = { ...orderExpressions, ...sortExpressions(furtherFields) };
  const found = await queryPage<HeaderRow & OrderRow>(context.db, {
    select: headerSelect,
    from: sql`${ordersFrom} where h.site_id = ${context.site} and h.delete_flag = 'N' and ${condition}`,
    order: orderBy(page.orderBy, fields, "h.order_no", expressions),
    limit: page.limit,
    offset: page.offset,
  });
  return { data: found.data.map((row) => orderHeaderOf(row)), total: found.total };
}

const documentLists = {
  pickTickets: `array(select t.pick_ticket_no from pick_ticket t
    where t.site_id = h.site_id and t.order_no = h.order_no and t.delete_flag = 'N' order by 1)`,
  invoices: jsonList(
    { invoiceNo: "v.invoice_no", invoiceDate: timeText("v.invoice_date"), status: "v.status" },
    invoicesOf,
    "v.invoice_no",
  ),
  ...orderCourse,
};

/** An order's document but for its lines. */
export type DocumentRow = HeaderRow &
  OrderRow &
  Pick<OrderDocument, "pickTickets" | "invoices" | "dateSentToErp" | "picking" | "shipments">;

/** The order of a number, if a condition holds for it; without its lines, which {@link orderDocument} adds. */
export function readOrderRow(orderNo: number, condition: Sql, context: Context): Promise<DocumentRow | undefined> {
  return context.db.first<DocumentRow>(sql`
    select ${headerSelect}, ${selectList(documentLists)} ${ordersFrom}
    where h.site_id = ${context.site} and h.order_no = ${orderNo} and h.delete_flag = 'N' and ${condition}`);
}

/** An order with its lines and what came of it. */
export async function orderDocument(row: DocumentRow, context: Context): Promise<OrderDocument> {
  const lines = await linesOf<CustomerOrderLine>(context, orderLineTable, [row.orderNo]);
  return orderOf(row, lines.get(row.orderNo) ?? []);
}
