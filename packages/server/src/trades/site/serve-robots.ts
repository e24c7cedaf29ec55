import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** What crawlers are told of a site. */
export interface Robots {
  readonly content: string;
  /** When the site's own text was changed; null where it has none. */
  readonly dateLastModified: string | null;
}

/** Everybody may look at the shop; what is personal, and what answers programs, is nothing for crawlers. */
export const usualRobots = [
  "User-agent: *",
  ...["/api/", "/documents/", "/cart", "/checkout/", "/orders", "/account", "/sign-in", "/ops", "/admin", "/dev"].map(
    (path) => `Disallow: ${path}`,
  ),
  "",
].join("\n");

/** What crawlers are told of a site, by its setting `site.robots` or as usual. */
export async function robotsOf(db: Queryable, site: string): Promise<Robots> {
  const own = await db.first<{ content: string; dateLastModified: string }>(sql`
    select v.setting_value #>> '{}' as content, v.date_last_modified as "dateLastModified" from site_setting v
    where v.site_id = ${site} and v.service_name = 'site' and v.setting_name = 'robots' and v.status_cd = 704
      and v.setting_value is not null`);
  return own ?? { content: usualRobots, dateLastModified: null };
}
