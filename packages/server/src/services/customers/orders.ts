import type { CustomerOrder, CustomerOrderLine, CustomersOperations } from "@purvey/contract/generated/customers";
import {
  CustomerOrderLine as LineSchema,
  CustomerOrder as OrderSchema,
} from "@purvey/contract/services/customers/orders";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Context } from "../../context.ts";
import { columnFields, selectFields, snakeCase } from "../../db/columns.ts";
import { orderBy } from "../../db/order-by.ts";
import { queryPage } from "../../db/page.ts";
import { notFound } from "../../errors.ts";
import type { Handlers, Received } from "../../implement.ts";
import { pageOfCustomer } from "./access.ts";
import { linesOf } from "./document-lines.ts";
import { documentMatches } from "./document-search.ts";

const derived = new Set(["status", "statusDesc", "lineCount"]);
const columns = columnFields(OrderSchema).filter((field) => !derived.has(field));
const status = "case when h.cancel_flag = 'Y' then 'cancelled' else h.status end";
const expressions = {
  ...Object.fromEntries(columns.map((field) => [snakeCase(field), `h.${snakeCase(field)}`])),
  status,
};

const select = sql`${selectFields(columns, "h")}, ${raw(status)} as status, (
  select count(*) from order_line l where l.site_id = h.site_id and l.order_no = h.order_no) as "lineCount"`;

const lines = {
  table: "order_line",
  key: "order_no",
  select: sql`l.item_id as "itemNo", ${selectFields(
    columnFields(LineSchema).filter((field) => field !== "itemNo"),
    "l",
  )}`,
};

/** What each status means to the buyer. */
const statusTexts: Readonly<Record<CustomerOrder["status"], string>> = {
  open: "Waiting to be picked",
  held: "On hold",
  picking: "Being picked in the warehouse",
  shipped: "Shipped",
  invoiced: "Shipped and invoiced",
  cancelled: "Cancelled",
};

type OrderRow = Omit<CustomerOrder, "statusDesc" | "orderLines">;

function orderOf(row: OrderRow, orderLines: CustomerOrderLine[]): CustomerOrder {
  return { ...row, statusDesc: statusTexts[row.status], orderLines };
}

type ListInput = Received<CustomersOperations["customer.orders.list"]>;

function conditions(input: ListInput, context: Context): Sql {
  const found = [
    sql`h.site_id = ${context.site}`,
    sql`h.customer_id = ${input.customerId}`,
    sql`h.delete_flag = ${input.deleteFlag}`,
  ];
  if (input.contactId !== undefined) found.push(sql`h.contact_id = ${input.contactId}`);
  if (input.cancelFlag !== undefined) found.push(sql`h.cancel_flag = ${input.cancelFlag}`);
  const searched = { numbers: ["order_no"], lines: "order_line", key: "order_no" };
  return join([...found, ...documentMatches(searched, input.q)], " and ");
}

type OrderOperations = Pick<CustomersOperations, "customer.orders.list" | "customer.orders.get">;

/** Orders of a customer: a page in one statement, its lines in a second one when they are asked for (R195). */
export const orderHandlers: Handlers<OrderOperations> = {
  "customer.orders.list": async (input, context) => {
    const page = await pageOfCustomer(context, input.customerId, () =>
      queryPage<OrderRow>(context.db, {
        select,
        from: sql`from order_hdr h where ${conditions(input, context)}`,
        order: orderBy(input.orderBy, [...columns, "status"], "h.order_no", expressions),
        limit: input.limit,
        offset: input.offset,
      }),
    );
    const numbers = input.fullDocument === "Y" ? page.data.map(({ orderNo }) => orderNo) : [];
    const found = await linesOf<CustomerOrderLine>(context, lines, numbers);
    return { data: page.data.map((row) => orderOf(row, found.get(row.orderNo) ?? [])), total: page.total };
  },
  "customer.orders.get": async ({ customerId, orderNo }, context) => {
    await context.requireCustomer(customerId);
    const row = await context.db.first<OrderRow>(sql`
      select ${select} from order_hdr h
      where h.site_id = ${context.site} and h.customer_id = ${customerId} and h.order_no = ${orderNo} and h.delete_flag = 'N'`);
    if (!row) throw notFound("order", orderNo);
    const found = await linesOf<CustomerOrderLine>(context, lines, [orderNo]);
    return orderOf(row, found.get(orderNo) ?? []);
  },
};
