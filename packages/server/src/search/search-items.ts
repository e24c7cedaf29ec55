import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { embed } from "./embed.ts";
import { filterConditions, findable, fitsText, likeness, scoreOf } from "./match-conditions.ts";
import type { FoundItem, FoundPage, PageRequest, SearchRequest } from "./search-request.ts";
import { understand } from "./understand.ts";

const orders: Readonly<Record<PageRequest["sort"], string>> = {
  relevance: "score desc, popularity desc, inv_mast_uid",
  itemId: "item_id, inv_mast_uid",
  itemDesc: "item_desc, inv_mast_uid",
  priceAsc: "list_price, inv_mast_uid",
  priceDesc: "list_price desc, inv_mast_uid",
  newest: "inv_mast_uid desc",
  popularity: "popularity desc, inv_mast_uid",
};

interface FoundRow extends FoundItem {
  readonly total: number;
  readonly maxScore: number;
}

/** Finds items in two statements, whatever the page's size. */
export async function searchItems(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage> {
  const understood = await understand(db, request, page.from === 0);
  const alike = request.searchType === "similarity";
  const score = alike ? likeness(embed(request.text)) : scoreOf(understood);
  const fits = alike ? sql`and s.embedding is not null` : fitsText(understood, request.operator);
  const rows = await db.query<FoundRow>(pageQuery(request, page, score, fits));
  return {
    items: rows.filter((row) => row.invMastUid !== null),
    total: rows[0]?.total ?? 0,
    maxScore: rows[0]?.maxScore ?? 0,
    codes: understood.codes,
    queryStringUid: understood.queryStringUid,
    redirectLink: understood.redirectLink,
    correctedText: understood.correctedText,
  };
}

/** A row for the totals alone when the page is beyond the end: the totals are joined from the left. */
function pageQuery(request: SearchRequest, page: PageRequest, score: Sql, fits: Sql): Sql {
  const { site } = request;
  const filters = filterConditions(request).map(([, condition]) => condition);
  const order = raw(orders[page.sort]);
  return sql`
    with found as materialized (
      select s.inv_mast_uid, s.item_id, s.item_desc, s.list_price, s.popularity, s.brand_name, s.keywords, ${score} as score
      from item_search s
      where ${findable(site)} ${fits} ${filters.length > 0 ? sql`and ${join(filters, " and ")}` : empty}),
    totals as (select count(*) as total, coalesce(max(score), 0) as best from found),
    page as (select *, row_number() over (order by ${order}) as place from found order by ${order} limit ${page.size} offset ${page.from})
    select totals.total, round(totals.best::numeric, 4) as "maxScore", p.inv_mast_uid as "invMastUid", p.item_id as "itemId", p.item_desc as "itemDesc",
      round(p.score::numeric, 4) as score, p.brand_name as "brandName", p.list_price as "listPrice", p.keywords,
      image.image_url as "imageUrl", i.default_selling_unit as "unitOfMeasure", coalesce(u.unit_size, 1) as "unitSize",
      coalesce(stock.here, 0) as "qtyAvailable", coalesce(stock.everywhere, 0) as "qtyAvailableAll", ${assets(page, site)} as assets
    from totals left join page p on true
    left join item i on i.site_id = ${site} and i.inv_mast_uid = p.inv_mast_uid
    left join item_uom u on u.site_id = ${site} and u.inv_mast_uid = p.inv_mast_uid and u.unit_of_measure = i.default_selling_unit
    left join lateral (
      select m.image_url from item_image m where m.site_id = ${site} and m.inv_mast_uid = p.inv_mast_uid order by m.sequence_no limit 1) image on true
    left join lateral (
      select sum(k.qty_on_hand - k.qty_allocated) as everywhere,
        sum(k.qty_on_hand - k.qty_allocated) filter (where ${page.locationId ?? null}::bigint is null or k.location_id = ${page.locationId ?? null}::bigint) as here
      from item_stock k where k.site_id = ${site} and k.inv_mast_uid = p.inv_mast_uid) stock on true
    order by p.place`;
}

function assets({ withAssets }: PageRequest, site: string): Sql {
  if (!withAssets) return sql`'[]'::json`;
  return sql`(
    select coalesce(json_agg(json_build_object('title', a.title, 'type', a.type, 'url', a.url) order by a.type, a.sequence_no), '[]') from (
      select alt_text as title, 'image' as type, image_url as url, sequence_no from item_image where site_id = ${site} and inv_mast_uid = p.inv_mast_uid
      union all
      select title, category, document_url, sequence_no from item_document where site_id = ${site} and inv_mast_uid = p.inv_mast_uid) a)`;
}
