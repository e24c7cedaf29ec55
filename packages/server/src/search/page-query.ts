import sql, { raw, type Sql } from "sql-template-tag";
import type { FoundItem, PageRequest } from "../trades/search/search-request.ts";
import { type Choice, candidates, isFew } from "./candidates.ts";
import { fittingItems, sizeOf } from "./fitting.ts";
import type { TextQueries } from "./text-queries.ts";

/** What a page's statement is made of; its queries are narrowed by the filters that the index knows. */
export interface Sought extends Choice {
  /** How well the item `s` fits, with the queries of `q`. */
  readonly score: Sql;
  /** Whether items with more of the words always rank before those with fewer. */
  readonly byWords: boolean;
}

/** A found item with the totals; without an item when the page is beyond the end. */
export interface FoundRow extends FoundItem {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly maxScore: number;
}

/** What the found items are sorted by, as columns of `item_search s`; `relevance` sorts by score. */
const keys: Readonly<Record<Exclude<PageRequest["sort"], "relevance">, readonly [column: string, direction: string]>> =
  {
    itemId: ["s.item_id", ""],
    itemDesc: ["s.item_desc", ""],
    priceAsc: ["s.list_price", ""],
    priceDesc: ["s.list_price", "desc"],
    newest: ["s.inv_mast_uid", "desc"],
    popularity: ["s.popularity", "desc"],
  };

/** A page of items with the totals, which stand alone in a row when the page is beyond the end. */
export function pageQuery(sought: Sought, page: PageRequest): Sql {
  const { site } = sought.fitting;
  return sql`
    with ${queriesExpression(sought.queries)},
    ${placed(sought, page)},
    best as (select coalesce(max(score), 0) as score from scored)
    select counted.total, counted.is_exact as "totalIsExact", round(best.score::numeric, 4) as "maxScore", round(p.score::numeric, 4) as score, shown.*
    from counted cross join best
    left join page p on p.place > ${page.from} and p.place <= ${page.from + page.size}
    left join lateral (${shown(page, site)}) shown on true
    order by p.place`;
}

function queriesExpression({ fits, every, most, numbers, beginning, number, any }: TextQueries): Sql {
  return sql`q as materialized (
    select ${fits}::tsquery as fits, ${every}::tsquery as every, ${most}::tsquery as most, ${numbers}::tsquery as numbers,
      ${beginning}::tsquery as beginning, ${number}::tsquery as number, ${any}::tsquery as any)`;
}

/** Common table expressions `counted`, `scored` and `page`. */
function placed(sought: Sought, page: PageRequest): Sql {
  return page.sort === "relevance" ? byRelevance(sought, page) : byKey(sought, page, page.sort);
}

/** The ranked items by score; behind them, where a page reaches so far, all others by how often they are bought. */
function byRelevance(sought: Sought, { from, size }: PageRequest): Sql {
  const { fitting, limits } = sought;
  const isDeep = from + size > limits.rankedAtMost;
  const wanted = sought.byWords && !isDeep ? from + size : undefined;
  return sql`
    sized as materialized (${sizeOf(fitting, limits)}),
    found as materialized (${fittingItems(fitting, keyColumns, isDeep ? sql`true` : isFew)}),
    ${counted},
    ${candidates(sought, wanted)},
    ${scored(sought)},
    ${isDeep ? pageWithRest(from + size) : pageOfRanked}`;
}

const keyColumns: Sql = sql`s.inv_mast_uid, s.popularity`;

/** Of so many items that they are not visited about how many they are, in two digits. */
const counted: Sql = sql`
  counted as materialized (
    select coalesce(round(z.items, 1 - floor(log(greatest(z.items, 1)))::integer)::bigint, (select count(*) from found)) as total, z.items is null as is_exact
    from sized z)`;

const pageOfRanked: Sql = sql`
  page as (select inv_mast_uid, score, row_number() over (order by score desc, popularity desc, inv_mast_uid) as place from scored)`;

function pageWithRest(until: number): Sql {
  return sql`
    ranked as (select count(*) as total from candidate),
    page as (
      select inv_mast_uid, score, row_number() over (order by score desc, popularity desc, inv_mast_uid) as place from scored
      union all
      select f.inv_mast_uid, least(1, ln(1 + f.popularity) / 10), r.total + row_number() over (order by f.popularity desc, f.inv_mast_uid)
      from found f cross join ranked r
      where (select ${until}::bigint > x.total from ranked x) and f.inv_mast_uid not in (select inv_mast_uid from candidate))`;
}

/** Sorted by something else, with the scores of the page's items; the best score is looked for among those ranked by relevance. */
function byKey(sought: Sought, { from, size }: PageRequest, sort: keyof typeof keys): Sql {
  const { fitting, limits } = sought;
  const [column, direction] = keys[sort];
  const order = raw(`key ${direction}, inv_mast_uid`);
  return sql`
    sized as materialized (${sizeOf(fitting, limits)}),
    found as materialized (
      select f.inv_mast_uid, f.popularity, ${raw(column)} as key from (${fittingItems(fitting, keyColumns, sql`true`)}) f
      join item_search s on s.site_id = ${fitting.site} and s.inv_mast_uid = f.inv_mast_uid),
    counted as materialized (select count(*) as total, true as is_exact from found),
    placed as (
      select inv_mast_uid, row_number() over (order by ${order}) as place from found order by ${order} limit (select ${from + size}::bigint)),
    ${candidates(sought, undefined, [sql`select inv_mast_uid from placed where place > ${from}`])},
    ${scored(sought)},
    page as (select placed.inv_mast_uid, scored.score, placed.place from placed join scored on scored.inv_mast_uid = placed.inv_mast_uid)`;
}

/** The documents are read once for each item, not once for each part of the score. */
function scored({ fitting, score }: Sought): Sql {
  return sql`scored as materialized (
    select s.inv_mast_uid, s.popularity, ${score} as score
    from candidate c cross join q cross join lateral (
      select d.site_id, d.inv_mast_uid, d.popularity, d.document || '' as document
      from search_document d where d.site_id = ${fitting.site} and d.inv_mast_uid = c.inv_mast_uid offset 0) s)`;
}

/** What is shown of the item `p`; looked up item by item, however many the planner takes a page to have. */
function shown(page: PageRequest, site: string): Sql {
  return sql`
    select s.inv_mast_uid as "invMastUid", s.item_id as "itemId", s.item_desc as "itemDesc", s.brand_name as "brandName", s.list_price as "listPrice",
      s.keywords, i.default_selling_unit as "unitOfMeasure", ${assets(page, site)} as assets,
      coalesce((
        select u.unit_size from item_uom u
        where u.site_id = ${site} and u.inv_mast_uid = p.inv_mast_uid and u.unit_of_measure = i.default_selling_unit), 1) as "unitSize",
      (select m.image_url from item_image m where m.site_id = ${site} and m.inv_mast_uid = p.inv_mast_uid order by m.sequence_no limit 1) as "imageUrl",
      coalesce(stock.here, 0) as "qtyAvailable", coalesce(stock.everywhere, 0) as "qtyAvailableAll"
    from item_search s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
    cross join lateral (
      select sum(k.qty_on_hand - k.qty_allocated) as everywhere,
        sum(k.qty_on_hand - k.qty_allocated) filter (where ${page.locationId ?? null}::bigint is null or k.location_id = ${page.locationId ?? null}::bigint) as here
      from item_stock k where k.site_id = ${site} and k.inv_mast_uid = p.inv_mast_uid) stock
    where s.site_id = ${site} and s.inv_mast_uid = p.inv_mast_uid offset 0`;
}

function assets({ withAssets }: PageRequest, site: string): Sql {
  if (!withAssets) return sql`'[]'::json`;
  return sql`(
    select coalesce(json_agg(json_build_object('title', a.title, 'type', a.type, 'url', a.url) order by a.type, a.sequence_no), '[]') from (
      select alt_text as title, 'image' as type, image_url as url, sequence_no from item_image where site_id = ${site} and inv_mast_uid = p.inv_mast_uid
      union all
      select title, category, document_url, sequence_no from item_document where site_id = ${site} and inv_mast_uid = p.inv_mast_uid) a)`;
}
