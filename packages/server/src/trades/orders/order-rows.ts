import type { CustomerOrderLine, OrderDocument, OrderHeaderLookup } from "@purvey/contract/generated/orders";
import sql, { raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../platform/db/columns.ts";
import { type JsonFields, jsonList, selectList, timeText } from "../../platform/db/json-list.ts";
import { orderBy } from "../../platform/db/order-by.ts";
import type { Context, Page } from "../../platform/endpoints/context.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import {
  linesOf,
  type OrderRow,
  orderColumns,
  orderExpressions,
  orderHeaderOf,
  orderLineTable,
  orderOf,
  orderSelect,
  orderSource,
} from "../customers/index.ts";
import { refundableAmount } from "../payments/index.ts";
import { ticketStatus } from "./pick-ticket-rows.ts";

const ofOrder = "l.site_id = h.site_id and l.order_no = h.order_no";

const shippedLines = jsonList(
  { orderLineNo: "n.order_line_no", itemNo: "l.item_id", quantity: "n.quantity", unitOfMeasure: "l.unit_of_measure" },
  `shipment_line n join order_line l on ${ofOrder} and l.line_no = n.order_line_no
    where n.site_id = s.site_id and n.shipment_no = s.shipment_no`,
  "n.order_line_no",
);

const pickedLines = jsonList(
  {
    orderLineNo: "l.line_no",
    itemNo: "l.item_id",
    unitOfMeasure: "l.unit_of_measure",
    quantity: "round(n.quantity / l.unit_size, 6)",
  },
  `(select k.order_line_no, sum(k.qty_to_pick) as quantity from pick_ticket_line k
      where k.site_id = t.site_id and k.pick_ticket_no = t.pick_ticket_no group by 1) n
    join order_line l on ${ofOrder} and l.line_no = n.order_line_no`,
  "l.line_no",
);

/** What became of an order `h`, as expressions of its document: when it reached the ERP, what is picked, what left, what its card bore. */
const orderCourse: JsonFields = {
  refundableAmount,
  dateSentToErp: `(select max(r.date_delivered) from import_record r
    where r.site_id = h.site_id and r.source_name = '${orderSource}' and r.source_id = h.order_no::text
      and r.import_state = 'delivered' and r.import_status_cd <> 700)`,
  picking: jsonList(
    {
      pickTicketNo: "t.pick_ticket_no",
      locationName: "w.location_name",
      status: ticketStatus,
      dateCreated: timeText("t.date_created"),
      lines: pickedLines,
    },
    `pick_ticket t join location w on w.site_id = t.site_id and w.location_id = t.location_id
      where t.site_id = h.site_id and t.order_no = h.order_no and t.delete_flag = 'N'`,
    "t.pick_ticket_no",
  ),
  shipments: jsonList(
    {
      shipmentNo: "s.shipment_no",
      shipDate: timeText("s.ship_date"),
      locationName: "w.location_name",
      carrier: "s.carrier",
      service: "s.service",
      trackingNo: "s.tracking_no",
      trackingUrl: "s.tracking_url",
      lines: shippedLines,
    },
    `shipment s join location w on w.site_id = s.site_id and w.location_id = s.location_id
      where s.site_id = h.site_id and s.order_no = h.order_no`,
    "s.ship_date, s.shipment_no",
  ),
  cardMovements: jsonList(
    {
      kind: "m.kind",
      amount: "m.amount",
      currency: "m.currency",
      state: "m.state",
      responseMessage: "m.response_message",
      transactionId: "m.transaction_id",
      shipmentNo: "m.shipment_no",
      reason: "m.reason",
      source: "m.source",
      dateCreated: timeText("m.date_created"),
      dateSettled: timeText("m.date_settled"),
    },
    "order_payment m where m.site_id = h.site_id and m.order_no = h.order_no",
    "m.order_payment_uid",
  ),
  taxDocuments: jsonList(
    {
      kind: "d.kind",
      documentNo: "d.code",
      amount: "d.amount",
      taxAmount: "d.tax_amount",
      currency: "d.currency",
      state: "d.state",
      responseMessage: "d.response_message",
      shipmentNo: "d.shipment_no",
      source: "d.source",
      dateCreated: timeText("d.date_created"),
      dateSettled: timeText("d.date_settled"),
    },
    "tax_document d where d.site_id = h.site_id and d.order_no = h.order_no",
    "d.tax_document_uid",
  ),
};

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
  Pick<
    OrderDocument,
    | "pickTickets"
    | "invoices"
    | "dateSentToErp"
    | "picking"
    | "shipments"
    | "cardMovements"
    | "taxDocuments"
    | "refundableAmount"
  >;

/** The order of a number, if a condition holds for it; without its lines, which {@link orderDocument} adds. */
export function readOrderRow(orderNo: number, condition: Sql, context: Context): Promise<DocumentRow | undefined> {
  return context.db.first<DocumentRow>(sql`
    select ${headerSelect}, ${selectList(documentLists)} ${ordersFrom}
    where h.site_id = ${context.site} and h.order_no = ${orderNo} and h.delete_flag = 'N' and ${condition}`);
}

/** An order with its lines and what came of it; what its tax provider records is for who may give prices by hand. */
export async function orderDocument(row: DocumentRow, context: Context): Promise<OrderDocument> {
  const lines = await linesOf<CustomerOrderLine>(context, orderLineTable, [row.orderNo]);
  const taxDocuments = context.can("price.override") ? row.taxDocuments : [];
  return orderOf({ ...row, taxDocuments }, lines.get(row.orderNo) ?? []);
}
