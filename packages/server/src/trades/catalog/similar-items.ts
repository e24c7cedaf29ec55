import type { ItemsOperations } from "@purvey/contract/generated/items";
import sql, { type Sql } from "sql-template-tag";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { viewerOf } from "../pricing/index.ts";
import { aliveItem } from "./catalogue-conditions.ts";
import { itemMasters } from "./item-master-rows.ts";
import { requireItem } from "./required-item.ts";

/** So many items of each category and each attribute value are compared: enough to find the best, and bounded work. */
const comparedAtMost = 500;

/** How much of the likeness shared attribute values make up; the rest is the same category. */
const attributeWeight = 0.7;

/** `/inv-mast/{id}/similar`: items with the same attribute values or category, the most alike first. */
export const similar: Handler<ItemsOperations["invMast.similar"]> = async ({ id, limit, offset }, context) => {
  const { site } = context;
  const selection = {
    site,
    common: likeness(site, id),
    from: sql`
      from scored s join item i on i.site_id = ${site} and i.inv_mast_uid = s.inv_mast_uid
      where ${aliveItem} and i.discontinued = 'N' and i.display_on_web_flag = 'Y' and i.inv_mast_uid <> ${id}`,
    further: sql`s.similarity`,
    order: sql`order by s.similarity desc, i.popularity desc, i.inv_mast_uid`,
    limit,
    offset,
  };
  const viewer = viewerOf({}, context);
  const page = await itemMasters(context.db, selection, viewer, { page: { similarity: sql`page.similarity` } });
  if (page.total === 0) await requireItem(id, context);
  return page;
};

/**
 * Common table expressions that end in `scored`: items with their `similarity` from 0 to 1. Of attribute values it is
 * the share of those that both have among those that one of them has.
 */
function likeness(site: string, id: number): Sql {
  return sql`
    origin as (select i.inv_mast_uid from item i where i.site_id = ${site} and i.inv_mast_uid = ${id} and ${aliveItem}),
    own_value as (
      select n.attribute_value_uid from origin o
      join item_attribute_value n on n.site_id = ${site} and n.inv_mast_uid = o.inv_mast_uid),
    own_category as (
      select n.item_category_uid from origin o
      join item_category_item n on n.site_id = ${site} and n.inv_mast_uid = o.inv_mast_uid),
    neighbour as (
      select x.inv_mast_uid from own_category c cross join lateral (
        select n.inv_mast_uid from item_category_item n
        where n.site_id = ${site} and n.item_category_uid = c.item_category_uid
        order by n.inv_mast_uid limit ${comparedAtMost}) x),
    candidate as (
      select inv_mast_uid from neighbour
      union
      select y.inv_mast_uid from own_value v cross join lateral (
        select n.inv_mast_uid from item_attribute_value n
        where n.site_id = ${site} and n.attribute_value_uid = v.attribute_value_uid
        order by n.inv_mast_uid limit ${comparedAtMost}) y),
    compared as (
      select c.inv_mast_uid, count(v.attribute_value_uid) as shared, count(y.attribute_value_uid) as own,
        (select count(*) from own_value) as wanted,
        exists (select 1 from item_category_item n join own_category o on o.item_category_uid = n.item_category_uid
          where n.site_id = ${site} and n.inv_mast_uid = c.inv_mast_uid) as same_category
      from candidate c
      left join item_attribute_value y on y.site_id = ${site} and y.inv_mast_uid = c.inv_mast_uid
      left join own_value v on v.attribute_value_uid = y.attribute_value_uid
      group by c.inv_mast_uid),
    scored as (
      select inv_mast_uid, round(${attributeWeight}::numeric * coalesce(shared::numeric / nullif(own + wanted - shared, 0), 0)
        + case when same_category then 1 - ${attributeWeight}::numeric else 0 end, 4) as similarity
      from compared)`;
}
