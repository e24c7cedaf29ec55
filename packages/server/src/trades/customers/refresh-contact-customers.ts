import sql from "sql-template-tag";
import type { RefreshPlan } from "../../platform/refresh/run-refresh.ts";

/**
 * Brings the links between contacts and customers in line (R258): who ordered for a customer or signs in for it is
 * linked to it, and every contact has exactly one main customer – the one they have, else the one they ordered for most.
 */
export function contactCustomersPlan(site: string): RefreshPlan {
  return {
    count: sql`select count(*) from contact_customer where site_id = ${site}`,
    steps: {
      linked: sql`
        insert into contact_customer (site_id, contact_id, customer_id)
        select p.site_id, p.id, w.customer_id
        from (
          select contact_id, customer_id from order_hdr where site_id = ${site}
          union select contact_id, customer_id from users where site_id = ${site}) w
        join contact p on p.site_id = ${site} and p.id = w.contact_id
        join customer c on c.site_id = ${site} and c.customer_id = w.customer_id
        on conflict (site_id, contact_id, customer_id) do nothing`,
      primary: sql`
        update contact_customer t set is_primary = b.first
        from (
          select x.contact_id, x.customer_id, row_number() over (
            partition by x.contact_id order by x.is_primary desc, (
              select count(*) from order_hdr o
              where o.site_id = x.site_id and o.contact_id = x.contact_id and o.customer_id = x.customer_id) desc, x.customer_id
          ) = 1 as first
          from contact_customer x where x.site_id = ${site}) b
        where t.site_id = ${site} and t.contact_id = b.contact_id and t.customer_id = b.customer_id and t.is_primary <> b.first`,
    },
  };
}
