import type { Customer } from "@purvey/contract/generated/customers";
import { Contact as ContactSchema } from "@purvey/contract/services/customers/contact";
import { Customer as CustomerSchema } from "@purvey/contract/services/customers/customer";
import sql, { empty, join, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../platform/db/columns.ts";
import { everyWord } from "../../platform/db/words.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";
import { recordNumber } from "../../values/compact-code.ts";
import { visibleCustomers } from "./access.ts";

/** The fields of a customer that are columns of `customer`. */
export const customerColumns: readonly string[] = columnFields(CustomerSchema).filter(
  (field) => field !== "defaultShipToId",
);

/** What is selected for a customer; the table's alias is `c`. */
export const customerSelect = sql`${selectFields(customerColumns, "c")}, ${effectiveShipTo(sql`c`)} as "defaultShipToId"`;

const basics = sql`lower(concat_ws(' ', c.customer_id, c.customer_name, c.email_address))`;

/** Conditions of every list of customers: those the caller may see, with all the words or the number, of the class. */
export function customerConditions(context: Context, input: { q?: string; class5Id?: string }, haystack = basics): Sql {
  const found = [
    sql`c.site_id = ${context.site}`,
    sql`c.delete_flag = 'N'`,
    visibleCustomers(context, sql`c.customer_id`),
  ];
  if (input.class5Id !== undefined) found.push(sql`c.class5_id = ${input.class5Id}`);
  const words = everyWord(haystack, input.q);
  if (words.length > 0)
    found.push(sql`(${join(words, " and ")} or c.customer_id::text = ${recordNumber(input.q ?? "") ?? null})`);
  return join(found, " and ");
}

/** Reads one customer, when the caller may see them; `more` is further columns with the tables they come from. */
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

/** What is selected for a contact; the table's alias is `p`. */
export const contactSelect = selectFields(columnFields(ContactSchema), "p");

/**
 * The number of the ship-to that a customer's orders go to unless said otherwise: the one kept with the customer while
 * it is a live ship-to of theirs, else their oldest; null when they have none. `alias` is the table `customer`.
 */
export function effectiveShipTo(alias: Sql): Sql {
  return sql`(
    select e.ship_to_id from ship_to e
    where e.site_id = ${alias}.site_id and e.customer_id = ${alias}.customer_id and e.address_type = 'ship' and e.delete_flag = 'N'
    order by e.ship_to_id = ${alias}.default_ship_to_id desc nulls last, e.ship_to_id limit 1)`;
}
