import sql, { type Sql } from "sql-template-tag";

/**
 * A setting of a site as an SQL expression of json; null when it is not set.
 *
 * @example
 * sql`select coalesce(${settingText(sql`${site}`, "pricing", "currency")}, 'USD') as currency`
 */
export function settingJson(site: Sql, serviceName: string, settingName: string): Sql {
  return sql`(select v.setting_value from site_setting v where v.site_id = ${site} and v.service_name = ${serviceName}
    and v.setting_name = ${settingName} and v.status_cd = 704)`;
}

/** The same as text: a JSON text without its quotation marks. */
export function settingText(site: Sql, serviceName: string, settingName: string): Sql {
  return sql`(${settingJson(site, serviceName, settingName)} #>> '{}')`;
}

/** The currency of a site's prices as an SQL expression. */
export function siteCurrency(site: Sql): Sql {
  return sql`coalesce(${settingText(site, "pricing", "currency")}, 'USD')`;
}

/** Whether each line of a site reaches quantity breaks alone (`line`) or all lines of an `item` together, as an SQL expression. */
export function breaksPer(site: Sql): Sql {
  return sql`coalesce(${settingText(site, "pricing", "breaksPer")}, 'line')`;
}
