import sql, { raw } from "sql-template-tag";
import { jsonList } from "../../platform/db/json-list.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { ItemFacts } from "../../trades/catalog/describe/item-facts.ts";

const attributes = jsonList(
  {
    name: "a.attribute_id",
    unit: "a.unit",
    values: `array(select v.attribute_value from item_attribute_value y
      join attribute_value v on v.site_id = y.site_id and v.attribute_value_uid = y.attribute_value_uid and v.status_cd <> 700
      where y.site_id = x.site_id and y.inv_mast_uid = x.inv_mast_uid and y.attribute_uid = x.attribute_uid
      order by y.sequence_no, v.attribute_value_uid)`,
  },
  `item_attribute x join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid and a.status_cd <> 700
    where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid`,
  "x.sequence_no, x.attribute_uid",
);

/** What is recorded of an item and may be said of it, in one statement; refuses (404) an item that is not in the catalogue. */
export async function readItemFacts(invMastUid: number, context: Context): Promise<ItemFacts> {
  const facts = await context.db.first<ItemFacts>(sql`
    select i.item_desc as "itemDesc", b.brands_name as "brandName", c.item_category_desc as "categoryName",
      i.manufacturer_part_number as "partNumber", i.base_unit as "baseUnit", i.default_selling_unit as "sellingUnit",
      coalesce(u.unit_size, 1) as "sellingSize", ${raw(attributes)} as attributes
    from item i
    left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid and b.status_cd <> 700
    left join item_category c on c.site_id = i.site_id and c.item_category_uid = i.main_category_uid
    left join item_uom u on u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid
      and u.unit_of_measure = i.default_selling_unit and u.delete_flag = 'N'
    where i.site_id = ${context.site} and i.inv_mast_uid = ${invMastUid} and i.status_cd <> 700 and i.delete_flag = 'N'`);
  if (!facts) throw notFound("item", invMastUid);
  return facts;
}
