import sql, { join, type Sql } from "sql-template-tag";
import type { Context, Page } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";

/**
 * The condition that the caller may see a customer (D21); `customerId` is the expression of its number, `site` that of
 * its site. The same rule as `context.requireCustomer`, for lists.
 */
export function visibleCustomers(context: Context, customerId: Sql): Sql {
  context.markLimited();
  if (context.can("customer.all")) return sql`true`;
  const { customerId: own, salesRepId } = context.user;
  const ways: Sql[] = [];
  if (own !== undefined) ways.push(sql`${customerId} = ${own}`);
  if (salesRepId !== undefined) {
    ways.push(sql`exists (select 1 from customer v
      where v.site_id = ${context.site} and v.customer_id = ${customerId} and v.sales_rep_id = ${salesRepId})`);
  }
  return ways.length === 0 ? sql`false` : sql`(${join(ways, " or ")})`;
}

/**
 * The condition that the caller may see a contact, alias `contact`: themselves, one of a customer they may see, or any with
 * `customer.all`.
 */
export function visibleContacts(context: Context, contact: Sql): Sql {
  context.markLimited();
  if (context.can("customer.all")) return sql`true`;
  return sql`(${contact}.id = ${context.user.contactId ?? null}::bigint or exists (
    select 1 from contact_customer x where x.site_id = ${contact}.site_id and x.contact_id = ${contact}.id
      and ${visibleCustomers(context, sql`x.customer_id`)}))`;
}

/** The page of records of a customer; an empty one only when the customer exists. */
export async function pageOfCustomer<T>(
  context: Context,
  customerId: number,
  read: () => Promise<Page<T>>,
): Promise<Page<T>> {
  const page = await read();
  if (page.total === 0) await requireExistingCustomer(context, customerId);
  return page;
}

/** Refuses a customer who does not exist or was deleted. */
export async function requireExistingCustomer(context: Context, customerId: number): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from customer where site_id = ${context.site} and customer_id = ${customerId} and delete_flag = 'N'`,
  );
  if (!found) throw notFound("customer", customerId);
}
