import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { drawingAnswer, fileName, mediaSite, noSuchFile } from "../../../platform/http/media-request.ts";
import { escapeXml } from "../drawings/pen.ts";

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

/**
 * Draws a brand as a part tag with its name: an SVG of 240 by 80 that reads on light and dark paper. The same name gives
 * the same text.
 *
 * @example drawBrand("Vega")
 */
function drawBrand(name: string): string {
  const size = Math.min(34, Math.floor(250 / Math.max(6, name.length)));
  const line = "var(--part-line, #6f7c88)";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" role="img"><title>${escapeXml(name)}</title>`,
    `<g fill="none" stroke="${line}" stroke-width="1.4">`,
    `<path d="M30 8H232V72H30L8 40Z" fill="#8b98a5" fill-opacity="0.12"/><circle cx="32" cy="40" r="6"/></g>`,
    `<text x="134" y="${40 + size * 0.35}" font-size="${size}" font-weight="700" letter-spacing="1" text-anchor="middle"`,
    ` font-family="'Atkinson Hyperlegible Next', system-ui, sans-serif" fill="${line}">${escapeXml(name.toUpperCase())}</text></svg>`,
  ].join("");
}
