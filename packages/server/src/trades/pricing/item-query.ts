import sql, { type Sql } from "sql-template-tag";

/** What asked rows name items by: their keys alone, or any of their numbers. */
export type ItemNames = "key" | "any";

/**
 * A lateral subquery that finds the item of a row `a` with the columns `inv_mast_uid`, `item_id` and `item_code` (the
 * compact code, see `compactCode`): by its key; else by its exact number, its number whatever the dashes, the customer's
 * own number, another number, in this order. Answers `inv_mast_uid` and the numbers of all items that the best way fits.
 *
 * @param customer an expression of the customer's number, for their own item numbers
 * @param names `key` where every row has `inv_mast_uid`: the other ways are left out of the plan
 */
export function foundItem(site: string, customer: Sql, names: ItemNames = "any"): Sql {
  if (names === "key") {
    return sql`
      select i.inv_mast_uid, array[i.item_id] as matches from item i
      where i.site_id = ${site} and i.inv_mast_uid = a.inv_mast_uid and ${sellable}`;
  }
  return sql`
    select min(m.inv_mast_uid) as inv_mast_uid, array_agg(distinct m.item_id order by m.item_id) as matches
    from (
      select w.inv_mast_uid, w.item_id, w.way, min(w.way) over () as best_way
      from (
        select i.inv_mast_uid, i.item_id, 1 as way from item i
        where i.site_id = ${site} and i.inv_mast_uid = a.inv_mast_uid and ${sellable}
        union all
        select i.inv_mast_uid, i.item_id, 2 from item i
        where a.inv_mast_uid is null and i.site_id = ${site} and i.item_id = a.item_id and ${sellable}
        union all
        select i.inv_mast_uid, i.item_id, 3 from item i
        where a.inv_mast_uid is null and i.site_id = ${site} and i.item_id_compact = a.item_code and ${sellable}
        union all
        select i.inv_mast_uid, i.item_id, case when x.customer_id is null then 5 else 4 end
        from item_alternate_code x join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid
        where a.inv_mast_uid is null and x.site_id = ${site} and x.code_compact = a.item_code
          and x.code_type <> 'competitor' and (x.customer_id is null or x.customer_id = ${customer}) and ${sellable}
      ) w
    ) m
    where m.way = m.best_way`;
}

const sellable = sql`i.delete_flag = 'N' and i.status_cd = 704`;
