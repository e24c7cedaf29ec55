import sql, { empty, type Sql } from "sql-template-tag";
import { insertRows } from "../data/insert-rows.ts";
import type { Queryable } from "../db/database.ts";
import { type ItemSource, indexRow } from "./index-row.ts";

/** What a refresh did. */
export interface RefreshResult {
  readonly refreshed: number;
  readonly removed: number;
  readonly milliseconds: number;
}

/** Items read and written at a time. */
const batch = 2_000;

/**
 * Indexes the given items again, or all. What was set by hand (keywords, tags, online, status) stays. Items that are
 * deleted leave the index.
 */
export async function refreshIndex(
  db: Queryable,
  site: string,
  invMastUids?: readonly number[],
): Promise<RefreshResult> {
  const started = performance.now();
  const chosen = invMastUids ? sql`and i.inv_mast_uid = any(${[...invMastUids]}::bigint[])` : empty;
  let refreshed = 0;
  let last = 0;
  for (;;) {
    const items = await readItems(db, site, chosen, last);
    if (items.length === 0) break;
    const rows = items.map((item) => indexRow(site, item));
    await insertRows(db, "item_search", rows, { conflict: ["site_id", "inv_mast_uid"] });
    refreshed += items.length;
    last = items[items.length - 1]?.invMastUid ?? last;
    if (items.length < batch) break;
  }
  const removed = await removeGone(db, site, invMastUids);
  await refreshWords(db, site);
  return { refreshed, removed, milliseconds: Math.round(performance.now() - started) };
}

function readItems(db: Queryable, site: string, chosen: Sql, after: number): Promise<ItemSource[]> {
  return db.query<ItemSource>(sql`
    select i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.item_id_compact as "itemCode",
      i.item_desc as "itemDesc", i.display_desc as "displayDesc", i.extended_desc as "extendedDesc", i.web_desc as "webDesc",
      i.keywords as "itemKeywords", i.product_group as "productGroup", i.family,
      i.brands_uid as "brandsUid", b.brands_name as "brandName", i.manufacturer_name as "manufacturerName",
      i.manufacturer_part_number as "manufacturerPartNumber", i.upc_or_ean_id as "upc",
      i.class_id1 as "classId1", i.class_id2 as "classId2", i.class_id3 as "classId3", i.class_id4 as "classId4", i.class_id5 as "classId5",
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
    order by i.inv_mast_uid limit ${batch}`);
}

function removeGone(db: Queryable, site: string, invMastUids: readonly number[] | undefined): Promise<number> {
  const chosen = invMastUids ? sql`and s.inv_mast_uid = any(${[...invMastUids]}::bigint[])` : empty;
  return db.execute(sql`
    delete from item_search s where s.site_id = ${site} ${chosen} and not exists (
      select 1 from item i where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.delete_flag = 'N')`);
}

/** The distinct words with how many items have each, for typing errors. */
async function refreshWords(db: Queryable, site: string): Promise<void> {
  await db.execute(sql`
    insert into search_word (site_id, word, item_count)
    select ${site}, word, count(*) from item_search s, unnest(string_to_array(s.words, ' ')) as word
    where s.site_id = ${site} and word <> '' group by word
    on conflict (site_id, word) do update set item_count = excluded.item_count where search_word.item_count <> excluded.item_count`);
}
