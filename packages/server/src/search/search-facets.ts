import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import {
  brandFacet,
  categoryFacet,
  filterConditions,
  findable,
  fitsText,
  inStock,
  stockFacet,
} from "./match-conditions.ts";
import type { Facet, FacetValue, SearchRequest } from "./search-request.ts";
import { understand } from "./understand.ts";

interface FacetRow {
  readonly attributeUid: number;
  readonly attributeId: string;
  readonly attributeDesc: string;
  readonly sequenceNo: number;
  readonly values: readonly FacetValue[];
}

/**
 * What found items can be narrowed by, in two statements. An item counts for a value when it passes every filter but the
 * one of the value's own attribute, so each count is the number of items that choosing the value leaves.
 */
export async function searchFacets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]> {
  const understood = await understand(db, request, false);
  return db.query<FacetRow>(facetQuery(request, fitsText(understood, request.operator)));
}

function facetQuery(request: SearchRequest, fits: Sql): Sql {
  const { site } = request;
  return sql`
    with found as materialized (
      select s.inv_mast_uid, s.attribute_value_uids, s.category_uids, s.brands_uid, s.brand_name, ${inStock} as in_stock, ${missed(request)} as missed
      from item_search s where ${findable(site)} ${fits}),
    counted as (
      select a.attribute_uid, a.attribute_id, a.attribute_desc, a.sequence_no, v.attribute_value_uid, v.attribute_value, v.sequence_no as place, count(*) as items
      from found f cross join lateral unnest(f.attribute_value_uids) as x (uid)
      join attribute_value v on v.site_id = ${site} and v.attribute_value_uid = x.uid and v.status_cd <> 700
      join attribute a on a.site_id = ${site} and a.attribute_uid = v.attribute_uid and a.status_cd = 704
      where f.missed = '{}' or f.missed = array[a.attribute_uid]
      group by 1, 2, 3, 4, 5, 6, 7
      union all
      select 0, 'category', 'Category', -3, c.item_category_uid, c.full_path, c.sequence_no, count(*)
      from found f cross join lateral unnest(f.category_uids) as x (uid)
      join item_category c on c.site_id = ${site} and c.item_category_uid = x.uid
      where f.missed = '{}' or f.missed = array[${categoryFacet}::bigint]
      group by 5, 6, 7
      union all
      select 0, 'brand', 'Brand', -2, f.brands_uid, f.brand_name, 0, count(*)
      from found f where f.brands_uid is not null and (f.missed = '{}' or f.missed = array[${brandFacet}::bigint])
      group by 5, 6
      union all
      select 0, 'stock', 'Stock', -1, case when f.in_stock then 1 else 2 end, case when f.in_stock then 'in_stock' else 'out_of_stock' end, case when f.in_stock then 1 else 2 end, count(*)
      from found f where f.missed = '{}' or f.missed = array[${stockFacet}::bigint]
      group by 5, 6, 7),
    placed as (
      select *, row_number() over (partition by attribute_uid, attribute_id order by place, attribute_value, attribute_value_uid) as position from counted)
    select attribute_uid as "attributeUid", attribute_id as "attributeId", attribute_desc as "attributeDesc", greatest(sequence_no, 0) as "sequenceNo",
      json_agg(json_build_object('attributeValueUid', attribute_value_uid, 'attributeValue', attribute_value, 'sequenceNo', position, 'count', items)
        order by position) as values
    from placed group by attribute_uid, attribute_id, attribute_desc, sequence_no
    order by sequence_no, attribute_uid, attribute_id`;
}

/** The numbers of the filters that an item does not pass. */
function missed(request: SearchRequest): Sql {
  const failed = filterConditions(request).map(
    ([facet, condition]) => sql`case when not (${condition}) then ${facet}::bigint end`,
  );
  return failed.length === 0 ? sql`'{}'::bigint[]` : sql`array_remove(array[${join(failed)}], null)`;
}
