import type { Customer, CustomersOperations } from "@purvey/contract/generated/customers";
import sql, { type Sql } from "sql-template-tag";
import { snakeCase } from "../../platform/db/columns.ts";
import { orderBy } from "../../platform/db/order-by.ts";
import { literalPattern } from "../../platform/db/words.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import {
  customerColumns,
  customerConditions,
  customerSelect,
  readCustomer,
} from "../../trades/customers/customer-rows.ts";
import { customerDoc } from "../../trades/customers/endpoints/customers/customer.ts";

const sortable = customerColumns.filter((field) => field !== "userDefined");
const expressions = Object.fromEntries(sortable.map((field) => [snakeCase(field), `c.${snakeCase(field)}`]));

const basicsAndCities = sql`lower(concat_ws(' ', c.customer_id, c.customer_name, c.email_address, (
  select string_agg(a.city, ' ') from ship_to a where a.site_id = c.site_id and a.customer_id = c.customer_id and a.delete_flag = 'N')))`;

/** The exact number first, then numbers and names that begin with the text, then the rest by name. */
function bestFirst(q: string): Sql {
  const text = q.trim().toLowerCase();
  if (text === "") return sql`order by lower(c.customer_name), c.customer_id`;
  const start = `${literalPattern(text)}%`;
  return sql`order by case when c.customer_id::text = ${text} then 0 when c.customer_id::text like ${start} then 1
    when lower(c.customer_name) like ${start} then 2 else 3 end, lower(c.customer_name), c.customer_id`;
}

type CustomerOperations = Pick<
  CustomersOperations,
  "customer.list" | "customer.lookup" | "customer.get" | "customer.doc"
>;

/** Customers that the caller may see (D21). */
export const customerHandlers: Handlers<CustomerOperations> = {
  "customer.list": (input, context) =>
    queryPage<Customer>(context.db, {
      select: customerSelect,
      from: sql`from customer c where ${customerConditions(context, input)}`,
      order: orderBy(input.orderBy, sortable, "c.customer_id", expressions),
      limit: input.limit,
      offset: input.offset,
    }),
  "customer.lookup": ({ q, limit, offset }, context) =>
    queryPage<Customer>(context.db, {
      select: customerSelect,
      from: sql`from customer c where ${customerConditions(context, { q }, basicsAndCities)}`,
      order: bestFirst(q),
      limit,
      offset,
    }),
  "customer.get": ({ customerId }, context) => readCustomer(context, customerId),
  "customer.doc": ({ customerId }, context) => customerDoc(context, customerId),
};
