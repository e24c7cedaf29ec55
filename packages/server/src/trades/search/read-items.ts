import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { ItemSource } from "../../search/index-row.ts";
import { anyItem } from "../../search/search-document.ts";
import { shownWebDesc } from "../../services/items/shown-web-desc.ts";

/** Which items to read for the index. */
export interface ItemsToIndex {
  /** A condition on `item i`, or nothing. */
  readonly chosen: Sql;
  /** Only items whose number is greater. */
  readonly after: number;
  /** At most so many. */
  readonly limit: number;
  /** The words that the index holds of them now, or nothing: `null::text[]`. */
  readonly oldWords: Sql;
}

/** Items with everything that they are found by, in one statement, by number. */
export function readItems(
  db: Queryable,
  site: string,
  { chosen, after, limit, oldWords }: ItemsToIndex,
): Promise<ItemSource[]> {
  return db.query<ItemSource>(sql`
    select i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.item_id_compact as "itemCode",
      i.item_desc as "itemDesc", i.display_desc as "displayDesc", i.extended_desc as "extendedDesc", ${raw(shownWebDesc)} as "webDesc",
      i.keywords as "itemKeywords", i.product_group as "productGroup", i.family,
      i.brands_uid as "brandsUid", b.brands_name as "brandName", i.manufacturer_name as "manufacturerName",
      i.manufacturer_part_number as "manufacturerPartNumber", i.upc_or_ean_id as "upc",
      i.class_id1 as "classId1", i.class_id2 as "classId2", i.class_id3 as "classId3", i.class_id4 as "classId4", i.class_id5 as "classId5",
      i.list_price as "listPrice", i.popularity,
      i.display_on_web_flag = 'Y' and i.online_cd = 704 as "isOnline", i.status_cd as "statusCd",
      coalesce(old.keywords, '{}') as "keywords", coalesce(old.tags, tags.list, '{}') as "tags",
      old.online as "oldOnline", old.status_cd as "oldStatusCd", ${oldWords} as "oldWords",
      coalesce(codes.list, '[]') as "codes", coalesce(attributes.list, '[]') as "attributes", coalesce(categories.list, '[]') as "categories"
    from item i
    left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid
    left join item_search old on old.site_id = i.site_id and old.inv_mast_uid = i.inv_mast_uid
    left join lateral (
      select array_agg(t.tag order by t.tag) as list from item_tag t
      where t.site_id = i.site_id and t.inv_mast_uid = i.inv_mast_uid and t.status_cd = 704) tags on true
    left join lateral (
      select json_agg(json_build_array(c.alternate_code, c.code_compact, c.code_type)) as list from item_alternate_code c
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
    order by i.inv_mast_uid limit ${limit}`);
}

/** The words of a document, as counted in `search_word`: those that do not stand in numbers alone, and {@link anyItem}. */
export function wordsOfDocument(document: Sql, wordPrefix: string): Sql {
  return sql`${[anyItem]}::text[] || array(
    select substr(x.lexeme, ${wordPrefix.length + 1}::integer) from unnest(${document}) x
    where starts_with(x.lexeme, ${wordPrefix}) and not x.weights <@ '{A}')`;
}
