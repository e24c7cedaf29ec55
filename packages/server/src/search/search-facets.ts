import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Facet, SearchRequest } from "../trades/search/search-request.ts";
import { brandFacet, categoryFacet, type Filter, filtersOf, inStock, stockFacet } from "./filters.ts";
import { type Fitting, fittingItems, fittingOf, sizeOf } from "./fitting.ts";
import { type SearchLimits, searchLimits } from "./search-limits.ts";
import { narrowed, textQueries } from "./text-queries.ts";
import { understand } from "./understand.ts";

/**
 * What found items can be narrowed by, in two statements. An item counts for a value when it passes every filter but the
 * one of the value's own attribute, so each count is the number of items that choosing the value leaves: exactly when so
 * few items fit the text and all filters but one that they are visited (see {@link SearchLimits}), else as an estimate.
 */
export async function searchFacets(
  db: Queryable,
  request: SearchRequest,
  limits: SearchLimits = searchLimits,
): Promise<readonly Facet[]> {
  const understood = await understand(db, request, false);
  const filters = filtersOf(request);
  const fitting: Fitting = { ...fittingOf(request, understood), inStock: null, hitConditions: [] };
  const query = narrowed(textQueries(request, understood).fits, [allButOne(filters)]);
  return db.query<Facet>(sql`
    with q as materialized (select ${query}::tsquery as fits),
    ${lookedAt(fitting, limits)},
    found as materialized (
      select s.brands_uid, s.facets, ${inStock} as in_stock, m.missed
      from (select ${request.site} as site_id, l.* from looked_at l) s cross join lateral (select ${missedBy(filters)} as missed offset 0) m
      where cardinality(m.missed) <= 1),
    ${facetRows(request.site)}`);
}

const columns: Sql = sql`s.inv_mast_uid, s.brands_uid, s.facets`;

/** Common table expressions `share`, one item in how many is looked at as a power of two, and `looked_at`: all of few items, a share of many. */
function lookedAt(fitting: Fitting, limits: SearchLimits): Sql {
  const { site, lexemes } = fitting;
  return sql`
    sized as materialized (${sizeOf(fitting, limits)}),
    share as materialized (
      select coalesce(greatest(0, floor(ln(greatest(1, z.items / ${limits.facetsFrom}::float8)) / ln(2.0::float8))), 0)::integer as power, z.items is null as is_all from sized z),
    looked_at as materialized (
      ${fittingItems(fitting, columns, sql`(select is_all from share)`)}
      union all
      select ${columns} from q cross join share h
      cross join lateral search_matches(${site}, case when h.power = 0 then q.fits else q.fits && search_share(${lexemes.tag}, h.power) end, null) s
      where not (select is_all from share))`;
}

/** The text of a `tsquery` for what passes all filters that the index knows, or all but one; undefined when that says nothing. */
function allButOne(filters: readonly Filter[]): string | undefined {
  const queries = filters.map(({ query }) => query).filter((query) => query !== undefined);
  if (queries.length < 2) return undefined;
  const combinations = queries.map((_, left) => queries.filter((_, index) => index !== left).join(" & "));
  return `(${combinations.map((combination) => `(${combination})`).join(" | ")})`;
}

/** The facets of the filters that an item does not pass. */
function missedBy(filters: readonly Filter[]): Sql {
  if (filters.length === 0) return sql`'{}'::bigint[]`;
  const failed = filters.map(({ facet, condition }) => sql`case when not (${condition}) then ${facet}::bigint end`);
  return sql`array_remove(array[${join(failed)}], null)`;
}

/** Counts by number first, and only then looks up what the numbers mean. A category follows the one it stands below. */
function facetRows(site: string): Sql {
  return sql`
    tallied as (
      select x.uid, f.missed, count(*) as items from found f cross join lateral unnest(f.facets) as x (uid) group by x.uid, f.missed),
    counts as (
      select a.attribute_uid, a.attribute_id, a.attribute_desc, a.sequence_no, v.attribute_value_uid as value_uid, v.attribute_value as value,
        v.sequence_no as place, null::text[] as path, sum(t.items) as items
      from tallied t
      join attribute_value v on v.site_id = ${site} and v.attribute_value_uid = t.uid and v.status_cd <> 700
      join attribute a on a.site_id = ${site} and a.attribute_uid = v.attribute_uid and a.status_cd = 704
      where t.missed = '{}' or t.missed = array[a.attribute_uid]
      group by 1, 2, 3, 4, 5, 6, 7
      union all
      select 0, 'category', 'Category', -3, c.item_category_uid, c.full_path, 0, (
          select array_agg(lpad(a.sequence_no::text, 10, '0') || a.item_category_desc order by a.level) from item_category a
          where a.site_id = ${site} and a.item_category_uid = any(c.path_uids)), t.items
      from (
        select uid, sum(items) as items from tallied
        where uid < 0 and (missed = '{}' or missed = array[${categoryFacet}::bigint]) group by uid) t
      join item_category c on c.site_id = ${site} and c.item_category_uid = -t.uid
        and c.delete_flag = 'N' and c.display_on_web_flag = 'Y'
      union all
      select 0, 'brand', 'Brand', -2, t.brands_uid, b.brands_name, 0, null, t.items
      from (
        select f.brands_uid, count(*) as items from found f
        where f.brands_uid is not null and (f.missed = '{}' or f.missed = array[${brandFacet}::bigint]) group by f.brands_uid) t
      join brand b on b.site_id = ${site} and b.brands_uid = t.brands_uid
      union all
      select 0, 'stock', 'Stock', -1, k.place, k.name, k.place, null, count(*)
      from found f join (values (1, 'in_stock', true), (2, 'out_of_stock', false)) as k (place, name, in_stock) using (in_stock)
      where f.missed = '{}' or f.missed = array[${stockFacet}::bigint]
      group by 5, 6),
    placed as (
      select *, row_number() over (partition by attribute_uid, attribute_id order by place, path, value, value_uid) as position from counts)
    select attribute_uid as "attributeUid", attribute_id as "attributeId", attribute_desc as "attributeDesc", greatest(sequence_no, 0) as "sequenceNo",
      json_agg(json_build_object('attributeValueUid', value_uid, 'attributeValue', value, 'sequenceNo', position, 'count', items * (1::bigint << h.power))
        order by position) as values, h.is_all as "countsAreExact"
    from placed cross join share h group by attribute_uid, attribute_id, attribute_desc, sequence_no, h.is_all
    order by sequence_no, attribute_uid, attribute_id`;
}
