import type { WebAllowance } from "@purvey/contract/generated/customers";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** What is selected for the allowance of a contact; the aliases are `p` for the contact and `w` for {@link allowanceTables}. */
export const allowanceSelect = sql`
  p.id as "contactId", p.web_allowance as allowance, p.web_allowance_period as period, w.period_start as "periodStart",
  w.period_end as "periodEnd", w.spent, case when p.web_allowance is not null then greatest(p.web_allowance - w.spent, 0) end as remaining, p.web_allowance is null as "isUnlimited"`;

/** The current period of the contact's allowance (UTC) and what his web orders in it amount to. */
export const allowanceTables = sql`
  cross join lateral (
    select case when p.web_allowance_period <> 'order' then date_trunc(p.web_allowance_period, localtimestamp) end as period_start,
      case p.web_allowance_period when 'month' then interval '1 month' when 'year' then interval '1 year' end as length
  ) d
  cross join lateral (
    select d.period_start, d.period_start + d.length as period_end, coalesce(sum(o.total_amount), 0) as spent from order_hdr o
    where o.site_id = p.site_id and o.contact_id = p.id and o.web_order = 'Y' and o.cancel_flag = 'N' and o.delete_flag = 'N'
      and o.status <> 'cancelled' and o.order_date >= d.period_start and o.order_date < d.period_start + d.length
  ) w`;

/**
 * What a contact may still order on the web without approval; undefined when there is no such contact.
 *
 * @example
 * const allowance = await webAllowanceOf(db, "demo", contactId);
 * if (allowance?.remaining != null && total > allowance.remaining) …
 */
export function webAllowanceOf(db: Queryable, site: string, contactId: number): Promise<WebAllowance | undefined> {
  return db.first<WebAllowance>(sql`
    select ${allowanceSelect} from contact p ${allowanceTables}
    where p.site_id = ${site} and p.id = ${contactId} and p.delete_flag = 'N'`);
}
