import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Context } from "hono";
import type { Database } from "../platform/db/database.ts";
import { mediaSite } from "../platform/http/media-request.ts";
import { robotsOf } from "../trades/site/serve-robots.ts";

/** `GET /robots.txt`: what crawlers are told of the site. */
export function serveRobots(db: Database): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const { content } = await robotsOf(db, await mediaSite(db, req));
    return new Response(content, {
      headers: { "content-type": "text/plain; charset=utf-8", ...cacheHeaders(fileCaching.robots) },
    });
  };
}
