import type { FacetAttribute } from "@purvey/contract/generated/items";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { jsonObject } from "../../platform/db/json-list.ts";
import type { Page } from "../../platform/endpoints/context.ts";

const valueFields = {
  attributeValueUid: "v.attribute_value_uid",
  attributeValue: "v.attribute_value",
  numericValue: "v.numeric_value",
  sequenceNo: "v.sequence_no",
  itemCount: "n.items",
};

/**
 * The attributes of items with their values and how many of the items have each, in one statement.
 * `items` selects the distinct `inv_mast_uid` of the items.
 */
export async function itemFacets(db: Queryable, site: string, items: Sql): Promise<Page<FacetAttribute>> {
  const data = await db.query<FacetAttribute>(sql`
    with chosen as (${items}),
    owned as (
      select y.attribute_uid, y.attribute_value_uid, y.inv_mast_uid
      from chosen c join item_attribute_value y on y.site_id = ${site} and y.inv_mast_uid = c.inv_mast_uid),
    by_value as (select attribute_uid, attribute_value_uid, count(*) as items from owned group by 1, 2),
    by_attribute as (select attribute_uid, count(distinct inv_mast_uid) as items from owned group by 1)
    select a.attribute_uid as "attributeUid", a.attribute_id as "attributeId", a.attribute_desc as "attributeDesc",
      a.data_type as "dataType", a.unit, a.sequence_no as "sequenceNo", t.items as "itemCount",
      json_agg(${raw(jsonObject(valueFields))} order by v.sequence_no, v.attribute_value, v.attribute_value_uid) as values
    from by_attribute t
    join attribute a on a.site_id = ${site} and a.attribute_uid = t.attribute_uid and a.status_cd = 704
    join by_value n on n.attribute_uid = t.attribute_uid
    join attribute_value v on v.site_id = ${site} and v.attribute_value_uid = n.attribute_value_uid and v.status_cd <> 700
    group by a.site_id, a.attribute_uid, t.items
    order by a.sequence_no, a.attribute_uid`);
  return { data, total: data.length };
}
