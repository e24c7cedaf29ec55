import sql from "sql-template-tag";
import type { RefreshPlan } from "../../platform/refresh/run-refresh.ts";
import { effectiveShipTo } from "./customer-rows.ts";

/**
 * Brings contacts in line (R258): one whose address is missing, deleted or of a customer they do not belong to gets the
 * default ship-to of their main customer; then the class of the address is taken from the address.
 */
export function contactsPlan(site: string): RefreshPlan {
  return {
    count: sql`select count(*) from contact where site_id = ${site} and delete_flag = 'N'`,
    steps: {
      address: sql`
        update contact t set address_id = b.ship_to_id, date_last_modified = localtimestamp(0)
        from (
          select p.id, (
            select ${effectiveShipTo(sql`c`)} from contact_customer x
            join customer c on c.site_id = x.site_id and c.customer_id = x.customer_id
            where x.site_id = p.site_id and x.contact_id = p.id order by x.is_primary desc, x.customer_id limit 1) as ship_to_id
          from contact p
          where p.site_id = ${site} and p.delete_flag = 'N' and not exists (
            select 1 from ship_to s join contact_customer x on x.site_id = s.site_id and x.customer_id = s.customer_id
            where s.site_id = p.site_id and s.ship_to_id = p.address_id and s.delete_flag = 'N' and x.contact_id = p.id)) b
        where t.site_id = ${site} and t.id = b.id and t.address_id is distinct from b.ship_to_id`,
      addressClass: sql`
        update contact t set address_class5_id = b.class5_id, date_last_modified = localtimestamp(0)
        from (
          select p.id, s.class5_id from contact p
          left join ship_to s on s.site_id = p.site_id and s.ship_to_id = p.address_id
          where p.site_id = ${site} and p.delete_flag = 'N') b
        where t.site_id = ${site} and t.id = b.id and t.address_class5_id is distinct from b.class5_id`,
    },
  };
}
