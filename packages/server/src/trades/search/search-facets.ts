import type { SearchAnswer } from "@purvey/search/request";
import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import {
  brandFacet,
  candidates,
  categoryFacet,
  type Filter,
  filtersOf,
  inStock,
  mostLookedAt,
  stockFacet,
} from "./database-search.ts";
import type { Facet, SearchRequest } from "./search-request.ts";

/**
 * What the items that the database finds by itself can be narrowed by. An item counts for a value when it passes every
 * filter but the one of the value's own attribute, so each count is the number of items that choosing the value leaves.
 * Counts are exact unless more items fit than are looked at.
 */
export function databaseFacets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]> {
  const { site } = request;
  const filters = filtersOf(request);
  const conditions = filters.map(({ condition }) => condition);
  // What fails one filter counts for that one's facet.
  const narrowings = [conditions, ...conditions.map((_, left) => conditions.filter((_, index) => index !== left))];
  const looked = narrowings.map(
    (given, narrowing) => sql`select x.*, ${narrowing}::integer as narrowing from (${candidates(request, given)}) x`,
  );
  return db.query<Facet>(sql`
    with looked_at as materialized (${join(looked, " union all ")}),
    share as materialized (
      select not exists (
        select from looked_at l group by l.narrowing, l.way having count(*) >= ${mostLookedAt}) as is_all),
    found as materialized (
      select i.inv_mast_uid, i.brands_uid, ${inStock} as in_stock, ${missedBy(filters)} as missed
      from item i where i.site_id = ${site} and i.inv_mast_uid in (select l.inv_mast_uid from looked_at l)),
    tallied as (
      select v.attribute_value_uid as uid, f.missed, count(*) as items from found f
      join item_attribute_value v on v.site_id = ${site} and v.inv_mast_uid = f.inv_mast_uid
      group by v.attribute_value_uid, f.missed
      union all
      select -p.uid, f.missed, count(distinct f.inv_mast_uid) from found f
      join item_category_item x on x.site_id = ${site} and x.inv_mast_uid = f.inv_mast_uid
      join item_category c on c.site_id = ${site} and c.item_category_uid = x.item_category_uid
      cross join lateral unnest(c.path_uids) as p (uid)
      group by p.uid, f.missed),
    branded as (
      select f.brands_uid, count(*) as items from found f
      where f.brands_uid is not null and (f.missed = '{}' or f.missed = array[${brandFacet}::bigint]) group by f.brands_uid),
    stocked as (
      select f.in_stock, count(*) as items from found f
      where f.missed = '{}' or f.missed = array[${stockFacet}::bigint] group by f.in_stock),
    ${facetRows(site)}`);
}

/** The facets of the filters that an item `i` does not pass. */
function missedBy(filters: readonly Filter[]): Sql {
  if (filters.length === 0) return sql`'{}'::bigint[]`;
  const failed = filters.map(({ facet, condition }) => sql`case when not (${condition}) then ${facet}::bigint end`);
  return sql`array_remove(array[${join(failed)}], null)`;
}

/**
 * What counts by number mean: common table expressions `counts` and `placed`, and the rows, after `tallied` (a value's number,
 * or a category's as a negative one, the filters that the counted items fail, how many they are), `branded`, `stocked` and
 * `share`, which says whether all were counted. A category follows the one it stands below.
 */
function facetRows(site: string): Sql {
  return sql`
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
      from branded t
      join brand b on b.site_id = ${site} and b.brands_uid = t.brands_uid
      union all
      select 0, 'stock', 'Stock', -1, k.place, k.name, k.place, null, t.items
      from stocked t join (values (1, 'in_stock', true), (2, 'out_of_stock', false)) as k (place, name, in_stock) using (in_stock)),
    placed as (
      select *, row_number() over (partition by attribute_uid, attribute_id order by place, path, value, value_uid) as position from counts)
    select attribute_uid as "attributeUid", attribute_id as "attributeId", attribute_desc as "attributeDesc", greatest(sequence_no, 0) as "sequenceNo",
      json_agg(json_build_object('attributeValueUid', value_uid, 'attributeValue', value, 'sequenceNo', position, 'count', items)
        order by position) as values, h.is_all as "countsAreExact"
    from placed cross join share h group by attribute_uid, attribute_id, attribute_desc, sequence_no, h.is_all
    order by sequence_no, attribute_uid, attribute_id`;
}

type Counted = Pick<SearchAnswer, "facets" | "without" | "marks">;
type Counts = readonly { readonly value: string; readonly count: number }[] | undefined;

/**
 * Facets of what an index counted exactly: values, categories and brands by number, in `without` the values that one
 * attribute's filter alone leaves out, by attribute, and as the mark `stock` what somewhere has.
 */
export function facetsOfCounts(db: Queryable, site: string, counted: Counted): Promise<Facet[]> {
  const { brand } = counted.facets;
  const { marked = 0, unmarked = 0 } = counted.marks.stock ?? {};
  return db.query<Facet>(sql`
    with share as materialized (select true as is_all),
    tallied as materialized (${tallied(counted)}),
    branded as materialized (
      select uid as brands_uid, items from unnest(${uidsOf(brand)}::bigint[], ${countsOf(brand)}::bigint[]) as t (uid, items)),
    stocked as materialized (
      select in_stock, items from (values (true, ${marked}::bigint), (false, ${unmarked}::bigint)) as t (in_stock, items)
      where items > 0),
    ${facetRows(site)}`);
}

function uidsOf(counts: Counts): number[] {
  return (counts ?? []).map(({ value }) => Number(value));
}

function countsOf(counts: Counts): number[] {
  return (counts ?? []).map(({ count }) => count);
}

/** Counts of values with the attribute whose filter alone the counted items fail; 0 for those that pass every filter. */
function tallied({ facets, without }: Counted): Sql {
  const rows: [uid: number, missed: number, count: number][] = [];
  for (const { value, count } of facets.value ?? []) rows.push([Number(value), 0, count]);
  for (const { value, count } of facets.category ?? []) rows.push([-Number(value), 0, count]);
  for (const [attribute, counts] of Object.entries(without))
    for (const { value, count } of counts) rows.push([Number(value), Number(attribute), count]);
  return sql`
    select uid, case when missed = 0 then '{}'::bigint[] else array[missed] end as missed, items
    from unnest(${rows.map(([uid]) => uid)}::bigint[], ${rows.map(([, missed]) => missed)}::bigint[], ${rows.map(([, , count]) => count)}::bigint[])
      as t (uid, missed, items)`;
}
