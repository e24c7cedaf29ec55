import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { drawingAnswer, fileName, mediaSite, noSuchFile } from "../../../platform/http/media-request.ts";
import { drawItem } from "../drawings/draw-item.ts";

/**
 * Serves the drawing of an item: `GET /media/items/{itemId}.svg?site=…`. A number that the site does not have gets a 404.
 *
 * @example
 * router.get("/media/items/:file", serveItemPicture(db));
 */
export function serveItemPicture(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const site = await mediaSite(db, req);
    const row = await db.first<{ image: unknown; title: string }>(sql`
      select i.image, i.item_desc as title from item i
      where i.site_id = ${site} and i.item_id = ${fileName(req)}`);
    return row ? drawingAnswer(drawItem(row.image, row.title)) : noSuchFile();
  };
}
