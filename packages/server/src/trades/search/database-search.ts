import { codeForms } from "@purvey/search/part-number";
import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { literalPattern } from "../../platform/db/words.ts";
import { compactCode } from "../../values/compact-code.ts";
import { readCodeHits } from "./code-hits.ts";
import { SearchFacts } from "./search-facts.ts";
import type { FoundPage, PageRequest, SearchRequest } from "./search-request.ts";
import { type Hit, rounded, shownItems } from "./shown-items.ts";

/** So many items are looked at for each way to fit, whatever the size of the catalogue. */
export const mostLookedAt = 1_000;

/** The shortest text that is also looked for as the beginning of a number, and within words: what the indexes take. */
const shortest = 3;

/** Words of a text that are looked for. */
const mostWords = 8;

/** The words of an item `i`; the expression of the index `item_words`. */
export const itemWords: Sql = sql`lower(i.item_desc || ' ' || coalesce(i.keywords, ''))`;

/** What pages are sorted by, as columns of `item_search s`. */
export const orders: Readonly<Record<Exclude<PageRequest["sort"], "relevance">, Sql>> = {
  itemId: sql`s.item_id, s.inv_mast_uid`,
  itemDesc: sql`s.item_desc, s.inv_mast_uid`,
  priceAsc: sql`s.list_price, s.inv_mast_uid`,
  priceDesc: sql`s.list_price desc, s.inv_mast_uid`,
  newest: sql`s.inv_mast_uid desc`,
  popularity: sql`s.popularity desc, s.inv_mast_uid`,
};

interface Row {
  readonly uid: number | null;
  readonly score: number | null;
  readonly inStock: boolean;
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly maxScore: number;
  readonly redirectLink: string | null;
}

/**
 * What the database finds by itself, while an index is built or where it fails: numbers that equal the text or begin with
 * it, then items by the words of their description. Neither synonyms nor misspelt words are known. Of more than 1,000 items
 * that fit in the same way the rest is not looked at, and the total says how many were.
 */
export async function searchDatabase(
  db: Queryable,
  request: SearchRequest,
  page: PageRequest,
): Promise<Omit<FoundPage, "queryStringUid">> {
  const { site, text } = request;
  const code = compactCode(text);
  const rows = await db.query<Row>(pageQuery(request, page));
  const hits = rows.flatMap(({ uid, score, inStock }): Hit[] =>
    uid === null || score === null ? [] : [{ uid, score, inStock }],
  );
  return {
    items: await shownItems(new SearchFacts(db, site), db, site, page, hits),
    total: rows[0]?.total ?? 0,
    totalIsExact: rows[0]?.totalIsExact ?? true,
    maxScore: rounded(rows[0]?.maxScore ?? 0),
    codes: code === "" ? [] : await readCodeHits(db, request, code),
    redirectLink: rows[0]?.redirectLink ?? null,
    correctedText: null,
    suggestedNumbers: [],
    degraded: true,
  };
}

/** The rows of a page, each with the totals, which stand alone in a row where the page is beyond the end. */
function pageQuery(request: SearchRequest, { sort, from, size }: PageRequest): Sql {
  const { site, text } = request;
  const filters = filtersOf(request).map(({ condition }) => condition);
  const order = sort === "relevance" ? sql`b.score desc, s.popularity desc, s.inv_mast_uid` : orders[sort];
  return sql`
    with found as materialized (${candidates(request, filters)}),
    best as materialized (select f.inv_mast_uid, max(f.score) as score from found f group by f.inv_mast_uid),
    placed as (
      select s.inv_mast_uid, b.score, row_number() over (order by ${order}) as place
      from best b join item_search s on s.site_id = ${site} and s.inv_mast_uid = b.inv_mast_uid)
    select t.*, p.inv_mast_uid as uid, p.score::float8, ${inStock} as "inStock"
    from (
      select (select count(*) from best) as total, (select coalesce(max(b.score), 0) from best b)::float8 as "maxScore",
        not exists (select from found f group by f.way having count(*) >= ${mostLookedAt}) as "totalIsExact",
        (select r.redirect_link from search_redirect r
          where r.site_id = ${site} and r.query_string = ${text.trim().toLowerCase().slice(0, 500)}) as "redirectLink") t
    left join placed p on p.place > ${from} and p.place <= ${from + size}
    left join item i on i.site_id = ${site} and i.inv_mast_uid = p.inv_mast_uid
    order by p.place`;
}

/** A query for items that fit a text and pass conditions on `item i`: number, score, and the `way` in which each fits. */
export function candidates(request: SearchRequest, conditions: readonly Sql[]): Sql {
  const arms = waysToFit(request).map(
    ({ score, fits }, way) => sql`(
      select i.inv_mast_uid, ${score} + least(1, ln(1 + i.popularity) / 10) as score, ${way}::integer as way
      from item i join item_search s on s.site_id = i.site_id and s.inv_mast_uid = i.inv_mast_uid
      where i.site_id = ${request.site} and i.delete_flag = 'N' and s.online = 'Y' and s.status_cd = 704
        and ${join([fits, ...conditions], " and ")} limit ${mostLookedAt})`,
  );
  return join(arms, " union all ");
}

interface Way {
  readonly score: Sql;
  readonly fits: Sql;
}

/** Numbers that equal the text before those that begin with it, these before items that have its words. */
function waysToFit(request: SearchRequest): Way[] {
  if (request.text.trim() === "") return [{ score: sql`0`, fits: sql`true` }];
  const ways = [...numberWays(request), ...wordWays(request)];
  return ways.length > 0 ? ways : [{ score: sql`0`, fits: sql`false` }];
}

function numberWays({ site, text, customerId }: SearchRequest): Way[] {
  const forms = codeForms(text);
  const code = compactCode(text);
  if (forms.length === 0 || code === "") return [];
  const others = (condition: Sql) => sql`i.inv_mast_uid in (
    select k.inv_mast_uid from item_alternate_code k where k.site_id = ${site} and ${condition}
      and (k.code_type <> 'customer' or k.customer_id = ${customerId ?? null}::numeric))`;
  const begins = (column: Sql) => sql`${column} ~>=~ ${code} and ${column} ~<~ ${`${code}\u{10FFFF}`}`;
  const equal = [
    { score: sql`1000`, fits: sql`i.item_id_compact = any(${forms}::text[])` },
    { score: sql`950`, fits: others(sql`k.code_compact = any(${forms}::text[])`) },
    { score: sql`900`, fits: sql`i.upc_or_ean_id = any(${[...new Set([code, ...barCodes(code)])]}::text[])` },
  ];
  if (code.length < shortest) return equal;
  return [
    ...equal,
    { score: sql`200`, fits: begins(sql`i.item_id_compact`) },
    { score: sql`150`, fits: others(begins(sql`k.code_compact`)) },
  ];
}

/** Bar codes of 12, 13 and 14 digits are the same number with zeros before it. */
function barCodes(code: string): string[] {
  if (!/^\d{12,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, "");
  return [12, 13, 14].map((length) => digits.padStart(length, "0"));
}

/** Items with all words, and where one suffices those with any. */
function wordWays({ text, operator }: SearchRequest): Way[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const patterns = [...new Set(words.map(singular))].slice(0, mostWords).map((word) => ({
    isLong: word.length >= shortest,
    stands: sql`${itemWords} like ${`%${literalPattern(word)}%`}`,
  }));
  // No index takes shorter words: they count where longer ones have found something.
  const long = patterns.filter(({ isLong }) => isLong).map(({ stands }) => stands);
  if (long.length === 0) return [];
  const all = patterns.map(({ stands }) => stands);
  const score = sql`10 * (${join(
    all.map((stands) => sql`(${stands})::integer`),
    " + ",
  )})`;
  const every = { score, fits: sql`(${join(all, " and ")})` };
  return operator === "AND" || all.length === 1 ? [every] : [every, { score, fits: sql`(${join(long, " or ")})` }];
}

/** A word without the ending of the plural: what is left stands in both. */
function singular(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ies|s)$/u, "");
}

/** One way in which found items are narrowed. */
export interface Filter {
  /** The attribute's number, or that of a built-in facet. */
  readonly facet: number;
  /** A condition over `item i`. */
  readonly condition: Sql;
}

/** Numbers of the built-in facets; attributes have positive ones. */
export const categoryFacet = -1;

export const brandFacet = -2;

export const stockFacet = -3;

/** True when any location has some of the item `i`. */
export const inStock: Sql = sql`exists (
  select 1 from item_stock k where k.site_id = i.site_id and k.inv_mast_uid = i.inv_mast_uid and k.qty_on_hand > k.qty_allocated)`;

/** The filters of a request; an attribute or brand list without values is none. */
export function filtersOf({ site, filters, itemCategoryUid, brandsUid = [], stockStatus }: SearchRequest): Filter[] {
  const attributes = [...filters].filter(([, values]) => values.length > 0);
  return [
    ...attributes.map(([facet, values]) => ({ facet, condition: hasValue(site, values) })),
    ...(itemCategoryUid === undefined ? [] : [{ facet: categoryFacet, condition: isBelow(site, itemCategoryUid) }]),
    ...(brandsUid.length === 0
      ? []
      : [{ facet: brandFacet, condition: sql`coalesce(i.brands_uid = any(${[...brandsUid]}::bigint[]), false)` }]),
    ...(stockStatus === undefined
      ? []
      : [{ facet: stockFacet, condition: stockStatus === "in_stock" ? inStock : sql`not ${inStock}` }]),
  ];
}

function hasValue(site: string, values: readonly number[]): Sql {
  return sql`i.inv_mast_uid in (
    select v.inv_mast_uid from item_attribute_value v
    where v.site_id = ${site} and v.attribute_value_uid = any(${[...values]}::bigint[]))`;
}

function isBelow(site: string, categoryUid: number): Sql {
  return sql`i.inv_mast_uid in (
    select x.inv_mast_uid from item_category c
    join item_category_item x on x.site_id = c.site_id and x.item_category_uid = c.item_category_uid
    where c.site_id = ${site} and c.delete_flag = 'N' and c.path_uids @> array[${categoryUid}::bigint])`;
}
