import type { Context } from "hono";
import sql from "sql-template-tag";
import { drawItem } from "../data/images/draw-item.ts";
import type { Queryable } from "../db/database.ts";

/**
 * Serves the drawing of an item: `GET /media/items/{itemId}.svg?site=…`. Without a site the server's first one: an image
 * element sends no headers. A number that the site does not have gets a 404.
 *
 * @example
 * router.get("/media/items/:file", serveItemPicture(db));
 */
export function serveItemPicture(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const itemId = (req.param("file") ?? "").replace(/\.svg$/, "");
    const site = req.query("site") ?? req.header("x-site-id") ?? null;
    const row = await db.first<{ image: unknown; title: string }>(sql`
      select i.image, i.item_desc as title from item i
      where i.site_id = coalesce(${site}::text, (select s.site_id from site s order by s.date_created, s.site_id limit 1)) and i.item_id = ${itemId}`);
    if (!row) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    return new Response(drawItem(row.image, row.title), {
      headers: {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=86400",
        "x-content-type-options": "nosniff",
        // A drawing opened on its own is a page: nothing in it may run.
        "content-security-policy": "default-src 'none'",
      },
    });
  };
}
