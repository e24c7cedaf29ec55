import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { drawingAnswer, mediaSite, noSuchFile } from "../../../platform/http/media-request.ts";
import { drawItem } from "../drawings/draw-item.ts";

/**
 * Serves the picture of a category under the address it has (`image_url`): the drawing of the item in it, or below it,
 * that is bought most. `GET /media/categories/{file}.svg?site=…`.
 *
 * @example
 * router.get("/media/categories/:file", serveCategoryPicture(db));
 */
export function serveCategoryPicture(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const site = await mediaSite(db, req);
    const row = await db.first<{ image: unknown; title: string }>(sql`
      select i.image, c.item_category_desc as title
      from item_category c
      join item_category below on below.site_id = c.site_id and c.item_category_uid = any(below.path_uids)
      join item_category_item x on x.site_id = below.site_id and x.item_category_uid = below.item_category_uid
      join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid and i.delete_flag = 'N'
      where c.site_id = ${site} and split_part(c.image_url, '?', 1) = ${req.path} and c.delete_flag = 'N'
      order by i.popularity desc, i.inv_mast_uid limit 1`);
    return row ? drawingAnswer(drawItem(row.image, row.title)) : noSuchFile();
  };
}
