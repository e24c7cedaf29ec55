import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { HonoRequest } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { acrossSites } from "../db/statement-inspector.ts";

/** The file asked for without its extension. */
export function fileName(req: HonoRequest): string {
  return (req.param("file") ?? "").replace(/\.\w+$/, "");
}

/**
 * The site that a picture or document is asked of: from the query or the header, else the server's first site, because
 * an image element sends no headers.
 */
export async function mediaSite(db: Queryable, req: HonoRequest): Promise<string> {
  return req.query("site") ?? req.header("x-site-id") ?? (await firstSite(db)) ?? "";
}

/** The server's first site; undefined before there is one. */
export async function firstSite(db: Queryable): Promise<string | undefined> {
  const statement = sql`select site_id as site from site order by date_created, site_id limit 1`;
  return (await db.first<{ site: string }>(acrossSites("the first site", statement)))?.site;
}

/** A drawing; nothing in it may run when it is opened as a page. */
export function drawingAnswer(svg: string): Response {
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      ...cacheHeaders(fileCaching.media),
      "content-security-policy": "default-src 'none'",
    },
  });
}

/** What is answered for a file that the site does not have. */
export function noSuchFile(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", ...cacheHeaders(fileCaching.missing) },
  });
}
