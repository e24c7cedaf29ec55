import sql, { type Sql } from "sql-template-tag";
import { settingText } from "./setting-value.ts";

/**
 * The zone of the branch of a customer, as an SQL expression of `text`: that of the customer's default location, of the
 * site's (`core.defaultLocationId`) for a customer without one and for nobody, else UTC.
 */
export function branchZone(site: Sql, customerId: Sql): Sql {
  return sql`coalesce((
    select n.timezone from location n where n.site_id = ${site} and n.location_id = coalesce((
      select o.default_location_id from customer o where o.site_id = ${site} and o.customer_id = ${customerId}),
      ${settingText(site, "core", "defaultLocationId")}::bigint)), 'UTC')`;
}

/**
 * The day that it is at the branch of a customer, by {@link branchZone}, as an SQL expression of `date`.
 *
 * @param at the moment, an SQL `timestamp` in UTC
 */
export function branchDay(site: Sql, customerId: Sql, at: Sql = sql`localtimestamp`): Sql {
  return dayIn(branchZone(site, customerId), at);
}

/** The day that it is in a zone, as an SQL expression of `date`; `at` is an SQL `timestamp` in UTC. */
export function dayIn(zone: Sql, at: Sql = sql`localtimestamp`): Sql {
  return sql`((${at} at time zone 'UTC') at time zone ${zone})::date`;
}

/**
 * The condition that something holds on a day: from the first moment of its first day to the last moment of its last,
 * whatever time of day is stored with them; an open end holds for ever.
 *
 * @example
 * holdsOn(branchDay(sql`${site}`, sql`c.customer_id`), sql`b.start_date`, sql`b.end_date`)
 */
export function holdsOn(day: Sql, start: Sql, end: Sql): Sql {
  return sql`(${start} is null or ${start}::date <= ${day}) and (${end} is null or ${end}::date >= ${day})`;
}
