import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** What a list shows of an item, the same for everybody. */
export interface ItemCard {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly brandName: string | null;
  readonly imageUrl: string | null;
  readonly unitOfMeasure: string;
  readonly unitSize: number;
  readonly keywords: readonly string[];
  readonly listPrice: number;
  readonly assets: readonly unknown[];
}

/** Reads the cards of items, in one statement. */
export function readCards(db: Queryable, site: string, uids: readonly number[]): Promise<ItemCard[]> {
  return db.query<ItemCard>(sql`
    select s.inv_mast_uid as "invMastUid", s.item_id as "itemId", s.item_desc as "itemDesc", s.brand_name as "brandName",
      s.list_price as "listPrice", s.keywords, i.default_selling_unit as "unitOfMeasure",
      coalesce((
        select u.unit_size from item_uom u
        where u.site_id = ${site} and u.inv_mast_uid = s.inv_mast_uid and u.unit_of_measure = i.default_selling_unit), 1) as "unitSize",
      (select m.image_url from item_image m where m.site_id = ${site} and m.inv_mast_uid = s.inv_mast_uid order by m.sequence_no limit 1) as "imageUrl", (
        select coalesce(json_agg(json_build_object('title', a.title, 'type', a.type, 'url', a.url) order by a.type, a.sequence_no), '[]') from (
          select alt_text as title, 'image' as type, image_url as url, sequence_no from item_image
          where site_id = ${site} and inv_mast_uid = s.inv_mast_uid
          union all
          select title, category, document_url, sequence_no from item_document
          where site_id = ${site} and inv_mast_uid = s.inv_mast_uid) a) as assets
    from unnest((select ${[...uids]}::bigint[])) with ordinality as asked (uid, place)
    join item_search s on s.site_id = ${site} and s.inv_mast_uid = asked.uid
    join item i on i.site_id = ${site} and i.inv_mast_uid = s.inv_mast_uid
    order by asked.place`);
}

/** What of an item can be promised: at the asked location, or anywhere without one, and at all locations. */
export interface Available {
  readonly invMastUid: number;
  readonly here: number;
  readonly everywhere: number;
}

/** Reads what of items can be promised. */
export function readAvailable(
  db: Queryable,
  site: string,
  uids: readonly number[],
  locationId: number | undefined,
): Promise<Available[]> {
  const location = sql`${locationId ?? null}::bigint`;
  return db.query<Available>(sql`
    select k.inv_mast_uid as "invMastUid", sum(k.qty_on_hand - k.qty_allocated) as everywhere,
      coalesce(sum(k.qty_on_hand - k.qty_allocated) filter (where ${location} is null or k.location_id = ${location}), 0) as here
    from item_stock k
    where k.site_id = ${site} and k.inv_mast_uid = any((select ${[...uids]}::bigint[])::bigint[])
    group by k.inv_mast_uid`);
}
