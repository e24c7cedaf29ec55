import type {
  Contact,
  ContactDoc,
  ContactUserDefined,
  Customer,
  CustomersOperations,
} from "@purvey/contract/generated/customers";
import sql, { join } from "sql-template-tag";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { runRefresh } from "../../../../platform/refresh/run-refresh.ts";
import { pageOfCustomer, visibleContacts, visibleCustomers } from "../../access.ts";
import { contactSelect, customerConditions, customerSelect } from "../../customer-rows.ts";
import { contactCustomersPlan } from "../../refresh-contact-customers.ts";
import { contactsPlan } from "../../refresh-contacts.ts";
import { allowanceSelect, allowanceTables, webAllowanceOf } from "../../web-allowance.ts";

const haystack = sql`lower(concat_ws(' ', p.first_name, p.last_name, p.email_address, p.phone, p.title))`;

type NewContact = Received<CustomersOperations["customer.contacts.create"]>;

/** The class of the address where the new contact works; refuses an address of another customer. */
async function addressClassOf(input: NewContact, context: Context): Promise<string | null> {
  const row = await context.db.first<{ shipToId: number | null; class5Id: string | null }>(sql`
    select s.ship_to_id as "shipToId", s.class5_id as "class5Id" from customer c
    left join ship_to s on s.site_id = c.site_id and s.customer_id = c.customer_id and s.delete_flag = 'N'
      and s.ship_to_id = ${input.addressId ?? null}::bigint
    where c.site_id = ${context.site} and c.customer_id = ${input.customerId} and c.delete_flag = 'N'`);
  if (!row) throw notFound("customer", input.customerId);
  if (input.addressId !== undefined && row.shipToId === null) {
    throw invalid(
      "addressId",
      `The address \`${input.addressId}\` is not one of the customer \`${input.customerId}\`.`,
      input.addressId,
    );
  }
  return row.class5Id;
}

/** Creates a contact and links it to the customer, in one statement (R154). */
async function createContact(input: NewContact, context: Context): Promise<Contact> {
  const addressClass = await addressClassOf(input, context);
  const created = await context.db.first<Contact>(sql`
    with p as (
      insert into contact (site_id, first_name, last_name, email_address, title, phone, address_id, address_class5_id, user_defined)
      values (${context.site}, ${input.firstName}, ${input.lastName}, ${input.emailAddress ?? null}, ${input.title ?? null},
        ${input.phone ?? null}, ${input.addressId ?? null}, ${addressClass}, ${JSON.stringify(input.userDefined ?? {})}::jsonb)
      returning *
    ), linked as (
      insert into contact_customer (site_id, contact_id, customer_id, is_primary)
      select site_id, id, ${input.customerId}::numeric, true from p
    )
    select ${contactSelect} from p`);
  if (!created) throw new Error("The insertion of a contact answered no row.");
  return created;
}

type DocRow = Omit<ContactDoc, "webAllowance"> & ContactDoc["webAllowance"];

async function contactDoc(context: Context, id: number): Promise<ContactDoc> {
  const row = await context.db.first<DocRow>(sql`
    select ${contactSelect}, p.user_defined as "userDefined", u.id as "usersId", u.username, ${allowanceSelect}, coalesce((
      select json_agg(json_build_object('customerId', c.customer_id, 'customerName', c.customer_name, 'isPrimary', x.is_primary)
        order by x.is_primary desc, c.customer_id)
      from contact_customer x join customer c on c.site_id = x.site_id and c.customer_id = x.customer_id
      where x.site_id = p.site_id and x.contact_id = p.id and c.delete_flag = 'N'
        and ${visibleCustomers(context, sql`x.customer_id`)}), '[]') as customers
    from contact p ${allowanceTables}
    left join lateral (select a.id, a.username from users a where a.site_id = p.site_id and a.contact_id = p.id order by a.id limit 1) u on true
    where p.site_id = ${context.site} and p.id = ${id} and p.delete_flag = 'N' and ${visibleContacts(context, sql`p`)}`);
  if (!row) throw notFound("contact", id);
  const { contactId, allowance, period, periodStart, periodEnd, spent, remaining, isUnlimited, ...contact } = row;
  return {
    ...contact,
    webAllowance: { contactId, allowance, period, periodStart, periodEnd, spent, remaining, isUnlimited },
  };
}

type ContactOperations = Pick<
  CustomersOperations,
  | "customer.contacts.list"
  | "customer.contacts.create"
  | "contacts.doc"
  | "contacts.webAllowance"
  | "contacts.customers"
  | "contacts.refresh"
  | "contactsUd.get"
  | "oeContactsCustomer.refresh"
>;

/** The people of customers (R154, R156), their allowances and fields, and what brings them in line (R258). */
export const contactHandlers: Handlers<ContactOperations> = {
  "customer.contacts.list": ({ customerId, q, limit, offset }, context) => {
    const own = [sql`x.site_id = ${context.site}`, sql`x.customer_id = ${customerId}`, sql`p.delete_flag = 'N'`];
    return pageOfCustomer(context, customerId, () =>
      queryPage<Contact>(context.db, {
        select: contactSelect,
        from: sql`from contact_customer x join contact p on p.site_id = x.site_id and p.id = x.contact_id
          where ${join([...own, ...everyWord(haystack, q)], " and ")}`,
        order: sql`order by p.id`,
        limit,
        offset,
      }),
    );
  },
  "customer.contacts.create": createContact,
  "contacts.doc": ({ id }, context) => contactDoc(context, id),
  "contacts.webAllowance": async ({ id }, context) => {
    const allowance = await webAllowanceOf(context.db, context.site, id);
    if (!allowance) throw notFound("contact", id);
    return allowance;
  },
  "contacts.customers": async (input, context) => {
    return queryPage<Customer>(context.db, {
      select: customerSelect,
      from: sql`from contact_customer x join customer c on c.site_id = x.site_id and c.customer_id = x.customer_id
        where x.site_id = ${context.site} and x.contact_id = ${input.id} and ${customerConditions(context, input)}`,
      order: sql`order by c.customer_id`,
      limit: input.limit,
      offset: input.offset,
    });
  },
  "contacts.refresh": (_input, context) => runRefresh(context, "contacts", contactsPlan),
  "contactsUd.get": async ({ id }, context) => {
    const row = await context.db.first<ContactUserDefined>(sql`
      select p.id, p.user_defined as "userDefined", p.date_last_modified as "dateLastModified" from contact p
      where p.site_id = ${context.site} and p.id = ${id} and p.delete_flag = 'N' and ${visibleContacts(context, sql`p`)}`);
    if (!row) throw notFound("contact", id);
    return row;
  },
  "oeContactsCustomer.refresh": (_input, context) => runRefresh(context, "oe-contacts-customer", contactCustomersPlan),
};
