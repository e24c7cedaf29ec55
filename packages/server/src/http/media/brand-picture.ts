import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { drawingAnswer, fileName, mediaSite, noSuchFile } from "../../platform/http/media-request.ts";
import { drawBrand } from "../../trades/catalog/media/brand-picture.ts";

/**
 * Serves the name tag of a brand: `GET /media/brands/{brandsId}.svg?site=…`, case aside.
 *
 * @example
 * router.get("/media/brands/:file", serveBrandPicture(db));
 */
export function serveBrandPicture(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const site = await mediaSite(db, req);
    const row = await db.first<{ name: string }>(sql`
      select b.brands_name as name from brand b
      where b.site_id = ${site} and lower(b.brands_id) = ${fileName(req).toLowerCase()} and b.status_cd <> 700`);
    return row ? drawingAnswer(drawBrand(row.name)) : noSuchFile();
  };
}
