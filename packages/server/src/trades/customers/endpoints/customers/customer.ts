import type { Contact, Customer, CustomerDoc, CustomerSalesRep, ShipTo } from "@purvey/contract/generated/customers";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { contactSelect } from "../../../../services/customers/contact-rows.ts";
import { readCustomer } from "../../customer-rows.ts";
import { invoiceBalance } from "./invoices.ts";
import { shipToSelect } from "./ship-to.ts";

/** The state of a customer's account, from his orders and invoices; the table's alias is `c`. */
const account = sql`,
  (select count(*) from ship_to a where a.site_id = c.site_id and a.customer_id = c.customer_id and a.delete_flag = 'N') as "addressCount",
  (select count(*) from contact_customer x join contact p on p.site_id = x.site_id and p.id = x.contact_id
    where x.site_id = c.site_id and x.customer_id = c.customer_id and p.delete_flag = 'N') as "contactCount",
  o."openOrderCount", o."openOrderAmount", i."openInvoiceCount", i."balanceDue", i."pastDue",
  c.credit_limit - i."balanceDue" - o."openOrderAmount" as "creditAvailable",
  (select max(l.order_date) from order_hdr l
    where l.site_id = c.site_id and l.customer_id = c.customer_id and l.delete_flag = 'N') as "lastOrderDate"`;

const accountTables = sql`
  cross join lateral (
    select count(*) as "openOrderCount", coalesce(sum(h.total_amount), 0) as "openOrderAmount" from order_hdr h
    where h.site_id = c.site_id and h.customer_id = c.customer_id and h.cancel_flag = 'N' and h.delete_flag = 'N'
      and h.status not in ('invoiced', 'cancelled')) o
  cross join lateral (
    select count(*) filter (where b.due <> 0) as "openInvoiceCount", coalesce(sum(b.due), 0) as "balanceDue",
      coalesce(sum(b.due) filter (where b.due_date < localtimestamp), 0) as "pastDue"
    from (select ${invoiceBalance(sql`h`)} as due, h.due_date from invoice_hdr h
      where h.site_id = c.site_id and h.customer_id = c.customer_id) b) i`;

type CustomerWithAccount = Customer & Omit<CustomerDoc, keyof Customer | "addresses" | "contacts" | "salesReps">;

/** A customer with addresses, contacts and the state of the account, in four statements. */
export async function customerDoc(context: Context, customerId: number): Promise<CustomerDoc> {
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
