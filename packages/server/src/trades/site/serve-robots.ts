import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { mediaSite } from "../../platform/http/media-request.ts";

/** `GET /robots.txt`: what crawlers are told of the site. */
export function serveRobots(db: Database): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const { content } = await robotsOf(db, await mediaSite(db, req));
    return new Response(content, {
      headers: { "content-type": "text/plain; charset=utf-8", ...cacheHeaders(fileCaching.robots) },
    });
  };
}

/** What crawlers are told of a site. */
interface Robots {
  readonly content: string;
  /** When the site's own text was changed; null where it has none. */
  readonly dateLastModified: string | null;
}

/** Everybody may look at the shop; what is personal, and what answers programs, is nothing for crawlers. */
const usualRobots = [
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
