import type {
  Contact,
  Customer,
  CustomerDoc,
  CustomerSalesRep,
  CustomersOperations,
  ShipTo,
} from "@purvey/contract/generated/customers";
import sql, { type Sql } from "sql-template-tag";
import { snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { literalPattern } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { branchDay } from "../../../../platform/settings/branch-day.ts";
import { siteCurrency } from "../../../../platform/settings/setting-value.ts";
import { recordNumber } from "../../../../values/compact-code.ts";
import {
  contactSelect,
  customerColumns,
  customerConditions,
  customerSelect,
  readCustomer,
} from "../../customer-rows.ts";
import { invoiceBalance } from "./invoices.ts";
import { shipToSelect } from "./ship-to.ts";

const sortable = customerColumns.filter((field) => field !== "userDefined");
const expressions = Object.fromEntries(sortable.map((field) => [snakeCase(field), `c.${snakeCase(field)}`]));

const basicsAndCities = sql`lower(concat_ws(' ', c.customer_id, c.customer_name, c.email_address, (
  select string_agg(a.city, ' ') from ship_to a where a.site_id = c.site_id and a.customer_id = c.customer_id and a.delete_flag = 'N')))`;

/** The exact number first, then numbers and names that begin with the text, then the rest by name. */
function bestFirst(q: string): Sql {
  const text = q.trim().toLowerCase();
  if (text === "") return sql`order by lower(c.customer_name), c.customer_id`;
  const start = `${literalPattern(text)}%`;
  return sql`order by case when c.customer_id::text = ${recordNumber(text) ?? null} then 0 when c.customer_id::text like ${start} then 1
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

/** The state of a customer's account, from their orders and invoices; the table's alias is `c`. */
const account = sql`,
  (select count(*) from ship_to a where a.site_id = c.site_id and a.customer_id = c.customer_id and a.delete_flag = 'N') as "addressCount",
  (select count(*) from contact_customer x join contact p on p.site_id = x.site_id and p.id = x.contact_id
    where x.site_id = c.site_id and x.customer_id = c.customer_id and p.delete_flag = 'N') as "contactCount",
  y.currency, o."openOrderCount", o."openOrderAmount", i."openInvoiceCount", i."balanceDue", i."pastDue",
  c.credit_limit - i."balanceDue" - o."openOrderAmount" as "creditAvailable",
  (select max(l.order_date) from order_hdr l
    where l.site_id = c.site_id and l.customer_id = c.customer_id and l.delete_flag = 'N') as "lastOrderDate"`;

/** Amounts are those in the currency of the site, which the credit limit is in. */
const accountTables = sql`
  cross join lateral (select ${siteCurrency(sql`c.site_id`)} as currency offset 0) y
  cross join lateral (
    select count(*) as "openOrderCount", coalesce(sum(h.total_amount) filter (where h.currency = y.currency), 0) as "openOrderAmount" from order_hdr h
    where h.site_id = c.site_id and h.customer_id = c.customer_id and h.cancel_flag = 'N' and h.delete_flag = 'N'
      and h.status not in ('invoiced', 'cancelled')) o
  cross join lateral (
    select count(*) filter (where b.due <> 0) as "openInvoiceCount", coalesce(sum(b.due) filter (where b.currency = y.currency), 0) as "balanceDue",
      coalesce(sum(b.due) filter (where b.currency = y.currency and b.due_date::date < ${branchDay(sql`c.site_id`, sql`c.customer_id`)}), 0) as "pastDue"
    from (select ${invoiceBalance(sql`h`)} as due, h.due_date, h.currency from invoice_hdr h
      where h.site_id = c.site_id and h.customer_id = c.customer_id) b) i`;

type CustomerWithAccount = Customer & Omit<CustomerDoc, keyof Customer | "addresses" | "contacts" | "salesReps">;

/** A customer with addresses, contacts and the state of the account, in four statements. */
async function customerDoc(context: Context, customerId: number): Promise<CustomerDoc> {
  const customer = await readCustomer<CustomerWithAccount>(context, customerId, {
    select: account,
    from: accountTables,
  });
  const addresses = await context.db.query<ShipTo>(sql`
    select ${shipToSelect} from ship_to s join customer c on c.site_id = s.site_id and c.customer_id = s.customer_id
    where s.site_id = ${context.site} and s.customer_id = ${customerId} and s.delete_flag = 'N' order by s.ship_to_id limit 100`);
  const contacts = await context.db.query<Contact>(sql`
    select ${contactSelect} from contact_customer x join contact p on p.site_id = x.site_id and p.id = x.contact_id
    where x.site_id = ${context.site} and x.customer_id = ${customerId} and p.delete_flag = 'N' order by p.id limit 100`);
  const salesReps = await context.db.query<CustomerSalesRep>(sql`
    select u.id as "usersId", u.name, u.email from users u
    where u.site_id = ${context.site} and u.sales_rep_id = ${customer.salesRepId} and u.block = 0 order by u.name, u.id limit 20`);
  return { ...customer, addresses, contacts, salesReps };
}
