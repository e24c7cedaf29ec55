import type { Invoice } from "@purvey/contract/generated/customers";
import sql, { raw } from "sql-template-tag";
import { jsonObject } from "../../platform/db/json-list.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Party } from "../../providers/pdf/templates/party.ts";

/** What stands on an invoice beside the invoice itself. */
export interface InvoiceSurroundings {
  readonly terms: string | null;
  readonly salesRep: string | null;
  readonly company: Party | null;
  readonly billTo: Party | null;
  readonly shipTo: Party | null;
}

const address = (alias: string, name: string, phone: string): string =>
  jsonObject({
    name,
    address1: `${alias}.address1`,
    address2: `${alias}.address2`,
    city: `${alias}.city`,
    state: `${alias}.state`,
    postalCode: `${alias}.postal_code`,
    country: `${alias}.country`,
    phone,
  });

const orderAddress = jsonObject({
  name: "coalesce(o.ship_to_name, c.customer_name)",
  address1: "o.ship_to_address1",
  address2: "o.ship_to_address2",
  city: "o.ship_to_city",
  state: "o.ship_to_state",
  postalCode: "o.ship_to_zip",
  country: "o.ship_to_country",
});

/**
 * Who sells, who pays and where the goods went, in one statement. Billed is the customer's billing address, else their main
 * or usual one; delivered to is what the order says, else the invoice's ship-to. The seller's address is that of the
 * location that delivered, else of the site's first.
 */
export async function readInvoiceSurroundings(
  { customerId, orderNo, shipToId }: Invoice,
  { db, site }: Context,
): Promise<InvoiceSurroundings> {
  const found = await db.first<InvoiceSurroundings>(sql`
    select c.terms_desc as "terms",
      coalesce((select u.name from users u where u.site_id = c.site_id and u.sales_rep_id = c.sales_rep_id order by u.id limit 1),
        c.sales_rep_id) as "salesRep",
      case when p.location_id is not null then ${raw(address("p", "coalesce(y.company_name, s.site_name)", "p.phone"))} end as "company",
      coalesce(
        (select ${raw(address("a", "c.customer_name", "coalesce(a.phone, c.phone)"))} from ship_to a
          where a.site_id = c.site_id and a.customer_id = c.customer_id and a.delete_flag = 'N'
          order by array_position(array['bill', 'main'], a.address_type) nulls last,
            (a.ship_to_id = c.default_ship_to_id) desc, a.ship_to_id limit 1),
        ${raw(jsonObject({ name: "c.customer_name", phone: "c.phone" }))}
      ) as "billTo",
      case when o.ship_to_address1 is not null then ${raw(orderAddress)}
        when t.ship_to_id is not null then ${raw(address("t", "t.ship_to_name", "t.phone"))} end as "shipTo"
    from customer c
    join site s on s.site_id = c.site_id
    left join order_hdr o on o.site_id = c.site_id and o.order_no = ${orderNo}::bigint
    left join ship_to t on t.site_id = c.site_id and t.ship_to_id = ${shipToId}::bigint
    left join company y on y.site_id = c.site_id and y.company_id = coalesce(o.company_id, c.company_id)
    left join location p on p.site_id = c.site_id and p.location_id = coalesce(o.location_id, (
      select f.location_id from location f where f.site_id = c.site_id and f.status_cd = 704 order by f.sequence_no, f.location_id limit 1))
    where c.site_id = ${site} and c.customer_id = ${customerId}`);
  if (found) return found;
  throw new Error(`Invoice of customer ${customerId}: the customer was not found, though the invoice refers to them.`);
}
