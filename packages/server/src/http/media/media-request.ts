import type { HonoRequest } from "hono";
import sql, { type Sql } from "sql-template-tag";

/** The file asked for without its extension. */
export function fileName(req: HonoRequest): string {
  return (req.param("file") ?? "").replace(/\.\w+$/, "");
}

/**
 * The site that a picture or document is asked of, as SQL: from the query or the header, else the server's first site,
 * because an image element sends no headers.
 */
export function mediaSite(req: HonoRequest): Sql {
  const site = req.query("site") ?? req.header("x-site-id") ?? null;
  return sql`coalesce(${site}::text, (select s.site_id from site s order by s.date_created, s.site_id limit 1))`;
}

/** A drawing; nothing in it may run when it is opened as a page. */
export function drawingAnswer(svg: string): Response {
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    },
  });
}

/** What is answered for a file that the site does not have. */
export function noSuchFile(): Response {
  return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
}
