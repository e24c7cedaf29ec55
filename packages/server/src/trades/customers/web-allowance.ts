import type { WebAllowance } from "@purvey/contract/generated/customers";
import sql from "sql-template-tag";
import { roleNames } from "../../platform/auth/account.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { branchZone, dayIn } from "../../platform/settings/branch-day.ts";
import { siteCurrency } from "../../platform/settings/setting-value.ts";

/** What is selected for the allowance of a contact; the aliases are `p` for the contact and `w` for {@link allowanceTables}. */
export const allowanceSelect = sql`
  p.id as "contactId", l.amount as allowance, l.period, w.period_start as "periodStart",
  w.period_end as "periodEnd", w.spent, case when l.amount is not null then greatest(l.amount - w.spent, 0) end as remaining, l.amount is null as "isUnlimited"`;

/** The customer whose branch tells a contact's days. */
const customerOfContact = sql`(select x.customer_id from contact_customer x where x.site_id = p.site_id and x.contact_id = p.id
  order by x.is_primary desc, x.customer_id limit 1)`;

/** The largest limit of the contact's roles, where the policy of their customer has one; in another currency than the site's it is 0. */
const roleLimit = sql`
  select case when y.currency = ${siteCurrency(sql`s.site_id`)} then s.amount else 0 end as amount, s.period
  from users u join spending_limit s on s.site_id = u.site_id and s.customer_id = u.customer_id and s.role = any(${roleNames(sql`u`)})
  join approval_policy y on y.site_id = s.site_id and y.customer_id = s.customer_id
  where u.site_id = p.site_id and u.contact_id = p.id and p.web_allowance is null
  order by s.amount desc limit 1`;

/** The limit that holds for a contact `p` as the table `l`: their own, else that of their role. */
export const effectiveLimit = sql`
  cross join lateral (
    select coalesce(p.web_allowance, r.amount) as amount, coalesce(r.period, p.web_allowance_period) as period
    from (select 1) one left join lateral (${roleLimit}) r on true
  ) l`;

/**
 * The limit that holds for a contact – their own, else that of their role –, its current period, and what the web orders in it amount to. A month or year begins with its
 * first day at the branch; its bounds are told in UTC.
 * `offset 0` has the zone looked up once for all of them.
 */
export const allowanceTables = sql`
  cross join lateral (select ${branchZone(sql`p.site_id`, customerOfContact)} as name offset 0) z
  ${effectiveLimit}
  cross join lateral (
    select case when l.period <> 'order' then date_trunc(l.period, ${dayIn(sql`z.name`)}::timestamp) end as first_day,
      case l.period when 'month' then interval '1 month' when 'year' then interval '1 year' end as length
  ) f
  cross join lateral (
    select (f.first_day at time zone z.name) at time zone 'UTC' as period_start,
      ((f.first_day + f.length) at time zone z.name) at time zone 'UTC' as period_end
  ) d
  cross join lateral (
    select d.period_start, d.period_end, coalesce(sum(o.total_amount), 0) as spent from order_hdr o
    where o.site_id = p.site_id and o.currency = ${siteCurrency(sql`p.site_id`)} and o.contact_id = p.id and o.web_order = 'Y' and o.cancel_flag = 'N' and o.delete_flag = 'N'
      and o.status <> 'cancelled' and o.order_date >= d.period_start and o.order_date < d.period_end
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
