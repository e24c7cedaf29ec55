import type { Customer } from "@purvey/contract/generated/customers";
import { Customer as CustomerSchema } from "@purvey/contract/services/customers/customer";
import sql, { empty, join, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../platform/db/columns.ts";
import { everyWord } from "../../platform/db/words.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";
import { effectiveShipTo } from "../../services/customers/default-ship-to.ts";
import { visibleCustomers } from "./access.ts";

/** The fields of a customer that are columns of `customer`. */
export const customerColumns: readonly string[] = columnFields(CustomerSchema).filter(
  (field) => field !== "defaultShipToId",
);

/** What is selected for a customer; the table's alias is `c`. */
export const customerSelect = sql`${selectFields(customerColumns, "c")}, ${effectiveShipTo(sql`c`)} as "defaultShipToId"`;

const basics = sql`lower(concat_ws(' ', c.customer_id, c.customer_name, c.email_address))`;

/** Conditions of every list of customers: those the caller may see, with all the words, of the class. */
export function customerConditions(context: Context, input: { q?: string; class5Id?: string }, haystack = basics): Sql {
  const found = [
    sql`c.site_id = ${context.site}`,
    sql`c.delete_flag = 'N'`,
    visibleCustomers(context, sql`c.customer_id`),
  ];
  if (input.class5Id !== undefined) found.push(sql`c.class5_id = ${input.class5Id}`);
  return join([...found, ...everyWord(haystack, input.q)], " and ");
}

/** Reads one customer, when the caller may see him; `more` is further columns with the tables they come from. */
export async function readCustomer<T extends Customer = Customer>(
  context: Context,
  customerId: number,
  more: { readonly select: Sql; readonly from: Sql } = { select: empty, from: empty },
): Promise<T> {
  const row = await context.db.first<T>(sql`
    select ${customerSelect} ${more.select} from customer c ${more.from}
    where ${customerConditions(context, {})} and c.customer_id = ${customerId}`);
  if (!row) throw notFound("customer", customerId);
  return row;
}
