import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { mediaSite, noSuchFile } from "../../../platform/http/media-request.ts";
import { paperOf } from "../../../providers/pdf/paper.ts";
import { Sheet } from "../../../providers/pdf/sheet.ts";
import { type Column, printTable } from "../../../providers/pdf/table.ts";

interface DocumentItem {
  readonly title: string;
  readonly category: string;
  readonly brand: string | null;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly extendedDesc: string | null;
}

/**
 * Serves the documents of the demonstration: `GET /media/documents/{file}.pdf?site=…`. It prints what the tables know of
 * the items that the document belongs to, and says that it is a sample.
 *
 * @example
 * router.get("/media/documents/:file", serveItemDocument(db));
 */
export function serveItemDocument(db: Queryable): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const site = await mediaSite(db, req);
    const items = await db.query<DocumentItem>(sql`
      select d.title, d.category, i.manufacturer_name as brand, i.item_id as "itemId", i.item_desc as "itemDesc",
        i.extended_desc as "extendedDesc"
      from item_document d
      join item i on i.site_id = d.site_id and i.inv_mast_uid = d.inv_mast_uid and i.delete_flag = 'N'
      where d.site_id = ${site} and split_part(d.document_url, '?', 1) = ${req.path}
      order by i.item_id limit 200`);
    const [first] = items;
    if (!first) return noSuchFile();
    return new Response(new Uint8Array(await printDocument(first, items)), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${req.path.split("/").at(-1)}"`,
        ...cacheHeaders(fileCaching.media),
      },
    });
  };
}

const columns: readonly Column<DocumentItem>[] = [
  { title: "Item", share: 1, face: "number", text: ({ itemId }) => itemId },
  { title: "Description", share: 2, text: ({ itemDesc }) => itemDesc },
  { title: "Specification", share: 3, text: ({ extendedDesc }) => extendedDesc ?? "" },
];

async function printDocument(
  { title, category, brand }: DocumentItem,
  items: readonly DocumentItem[],
): Promise<Uint8Array> {
  const sheet = await Sheet.of(paperOf({}, 15), title);
  sheet.line(category.toUpperCase(), { size: 8 });
  sheet.line(title, { face: "bold", size: 18 });
  if (brand) sheet.line(brand, { size: 11 });
  sheet.rule();
  sheet.line(
    "This is a sample that comes with the demonstration data. It holds what the catalogue knows of these items; it does not replace the maker's document.",
  );
  sheet.y += 8;
  printTable(sheet, columns, items, { size: 9, padding: 4 });
  return sheet.finish(title);
}
