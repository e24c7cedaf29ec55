import type { CustomerOrderLine, CustomersOperations } from "@purvey/contract/generated/customers";
import sql, { join, type Sql } from "sql-template-tag";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { pageOfCustomer } from "../../access.ts";
import { documentMatches } from "../../document-search.ts";
import {
  linesOf,
  type OrderRow,
  orderColumns,
  orderExpressions,
  orderLineTable,
  orderOf,
  orderSelect,
} from "../../order-rows.ts";

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
        select: orderSelect,
        from: sql`from order_hdr h where ${conditions(input, context)}`,
        order: orderBy(input.orderBy, [...orderColumns, "status"], "h.order_no", orderExpressions),
        limit: input.limit,
        offset: input.offset,
      }),
    );
    const numbers = input.fullDocument === "Y" ? page.data.map(({ orderNo }) => orderNo) : [];
    const found = await linesOf<CustomerOrderLine>(context, orderLineTable, numbers);
    return { data: page.data.map((row) => orderOf(row, found.get(row.orderNo) ?? [])), total: page.total };
  },
  "customer.orders.get": async ({ customerId, orderNo }, context) => {
    const row = await context.db.first<OrderRow>(sql`
      select ${orderSelect} from order_hdr h
      where h.site_id = ${context.site} and h.customer_id = ${customerId} and h.order_no = ${orderNo} and h.delete_flag = 'N'`);
    if (!row) throw notFound("order", orderNo);
    const found = await linesOf<CustomerOrderLine>(context, orderLineTable, [orderNo]);
    return orderOf(row, found.get(orderNo) ?? []);
  },
};
