import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** An item with everything that it can be found by. */
export interface ItemSource {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly displayDesc: string | null;
  readonly extendedDesc: string | null;
  readonly webDesc: string | null;
  readonly itemKeywords: string | null;
  readonly family: string | null;
  readonly brandsUid: number | null;
  readonly brandName: string | null;
  readonly manufacturerName: string | null;
  readonly manufacturerPartNumber: string | null;
  readonly upc: string | null;
  readonly listPrice: number;
  readonly popularity: number;
  readonly isOnline: boolean;
  readonly statusCd: number;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly oldOnline: string | null;
  readonly oldStatusCd: number | null;
  /** Code, its letters and digits, whose code, and which customer's. */
  readonly codes: readonly (readonly [string, string, string, number | null])[];
  /** Number of the value, value, name of the attribute. */
  readonly attributes: readonly (readonly [number, string, string])[];
  /** Numbers of the category and those above it, full path. */
  readonly categories: readonly (readonly [readonly number[], string])[];
}

/** Which items to read for the index. */
export interface ItemsToIndex {
  /** A condition on `item i`, or nothing. */
  readonly chosen: Sql;
  /** Only items whose number is greater. */
  readonly after: number;
  /** At most so many. */
  readonly limit: number;
}

/** Items with everything that they are found by, in one statement, by number. */
export function readItems(db: Queryable, site: string, which: ItemsToIndex): Promise<ItemSource[]> {
  return db.query<ItemSource>(itemsQuery(site, which));
}

/** The statement of {@link readItems}. */
export function itemsQuery(site: string, { chosen, after, limit }: ItemsToIndex): Sql {
  return sql`
    select i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.item_desc as "itemDesc", i.display_desc as "displayDesc", i.extended_desc as "extendedDesc", ${raw(shownWebDesc)} as "webDesc",
      i.keywords as "itemKeywords", i.family,
      i.brands_uid as "brandsUid", b.brands_name as "brandName", i.manufacturer_name as "manufacturerName",
      i.manufacturer_part_number as "manufacturerPartNumber", i.upc_or_ean_id as "upc",
      i.list_price as "listPrice", i.popularity,
      i.display_on_web_flag = 'Y' and i.online_cd = 704 as "isOnline", i.status_cd as "statusCd",
      coalesce(old.keywords, '{}') as "keywords", coalesce(old.tags, tags.list, '{}') as "tags",
      old.online as "oldOnline", old.status_cd as "oldStatusCd",
      coalesce(codes.list, '[]') as "codes", coalesce(attributes.list, '[]') as "attributes", coalesce(categories.list, '[]') as "categories"
    from item i
    left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid
    left join item_search old on old.site_id = i.site_id and old.inv_mast_uid = i.inv_mast_uid
    left join lateral (
      select array_agg(t.tag order by t.tag) as list from item_tag t
      where t.site_id = i.site_id and t.inv_mast_uid = i.inv_mast_uid and t.status_cd = 704) tags on true
    left join lateral (
      select json_agg(json_build_array(c.alternate_code, c.code_compact, c.code_type, c.customer_id)) as list from item_alternate_code c
      where c.site_id = i.site_id and c.inv_mast_uid = i.inv_mast_uid) codes on true
    left join lateral (
      select json_agg(json_build_array(v.attribute_value_uid, v.attribute_value, a.attribute_desc)) as list
      from item_attribute_value x
      join attribute_value v on v.site_id = x.site_id and v.attribute_value_uid = x.attribute_value_uid
      join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid
      where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid) attributes on true
    left join lateral (
      select json_agg(json_build_array(c.path_uids, c.full_path)) as list
      from item_category_item x
      join item_category c on c.site_id = x.site_id and c.item_category_uid = x.item_category_uid
      where x.site_id = i.site_id and x.inv_mast_uid = i.inv_mast_uid and c.delete_flag = 'N') categories on true
    where i.site_id = ${site} and i.delete_flag = 'N' and i.inv_mast_uid > ${after} ${chosen}
    order by i.inv_mast_uid limit ${limit}`;
}

/**
 * The text of an item's page as an SQL expression over the item `i`: of its active web descriptions the latest with a
 * full text, else the text that came with the item.
 */
export const shownWebDesc = `coalesce((
  select w.web_desc_full from item_web_desc w
  where w.site_id = i.site_id and w.inv_mast_uid = i.inv_mast_uid and w.active = 1 and w.status_cd = 704 and w.web_desc_full <> ''
  order by w.inv_mast_web_desc_uid desc limit 1), i.web_desc)`;
