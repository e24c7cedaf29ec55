import sql from "sql-template-tag";
import type { RefreshPlan } from "../../platform/refresh/run-refresh.ts";

/**
 * Brings ship-tos in line (R258): a customer whose default ship-to is missing, deleted or another's gets the one ordered
 * to most often, else the oldest; a ship-to without a location of the site gets its customer's.
 */
export function shipTosPlan(site: string): RefreshPlan {
  return {
    count: sql`select count(*) from ship_to where site_id = ${site} and delete_flag = 'N'`,
    steps: {
      defaultShipTo: sql`
        update customer t set default_ship_to_id = b.ship_to_id, date_last_modified = localtimestamp(0)
        from (
          select c.customer_id, (
            select s.ship_to_id from ship_to s
            where s.site_id = c.site_id and s.customer_id = c.customer_id and s.address_type = 'ship' and s.delete_flag = 'N'
            order by s.ship_to_id = c.default_ship_to_id desc nulls last, (
              select count(*) from order_hdr o
              where o.site_id = s.site_id and o.customer_id = s.customer_id and o.address_id = s.ship_to_id) desc, s.ship_to_id
            limit 1) as ship_to_id
          from customer c where c.site_id = ${site}) b
        where t.site_id = ${site} and t.customer_id = b.customer_id and t.default_ship_to_id is distinct from b.ship_to_id`,
      location: sql`
        update ship_to t set default_location_id = c.default_location_id, date_last_modified = localtimestamp(0)
        from customer c
        where t.site_id = ${site} and c.site_id = t.site_id and c.customer_id = t.customer_id and t.delete_flag = 'N'
          and t.default_location_id is distinct from c.default_location_id
          and not exists (select 1 from location l where l.site_id = t.site_id and l.location_id = t.default_location_id and l.status_cd = 704)`,
    },
  };
}
