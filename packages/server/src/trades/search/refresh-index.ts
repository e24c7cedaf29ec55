import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** What a refresh did. */
export interface RefreshResult {
  readonly refreshed: number;
  readonly removed: number;
  readonly milliseconds: number;
}

/** Items of one statement: outside a transaction they stand as soon as they are written, and nobody waits for long. */
const batch = 20_000;

/** What `item_search` has of an item, with the expression that it comes from. */
const copied: Readonly<Record<string, string>> = {
  item_id: "i.item_id",
  item_desc: "i.item_desc",
  item_code: "i.item_id_compact",
  brand_name: "b.brands_name",
  manufacturer_name: "i.manufacturer_name",
  class_id1: "i.class_id1",
  class_id2: "i.class_id2",
  class_id3: "i.class_id3",
  class_id4: "i.class_id4",
  class_id5: "i.class_id5",
  list_price: "i.list_price",
  popularity: "i.popularity",
  process_cd: "704",
};

/**
 * Copies into `item_search` what is shown of items, the given ones or all, which tells every index that they changed. What
 * was set by hand (keywords, tags, online, status) stays. Items that are deleted leave it.
 *
 * @param which `changed` for those whose copy differs
 */
export async function refreshIndex(
  db: Queryable,
  site: string,
  which: readonly number[] | "all" | "changed" = "all",
): Promise<RefreshResult> {
  const started = performance.now();
  const isOne = (alias: string): Sql =>
    typeof which === "string" ? empty : sql`and ${raw(alias)}.inv_mast_uid = any(${[...which]}::bigint[])`;
  let [refreshed, after] = [0, 0];
  for (;;) {
    const done = await db.first<{ items: number; last: number | null }>(
      copyItems(site, sql`and i.inv_mast_uid > ${after} ${isOne("i")}`, which === "changed"),
    );
    refreshed += done?.items ?? 0;
    if (!done?.last || done.items < batch) break;
    after = done.last;
  }
  const removed = await db.execute(sql`
    delete from item_search s where s.site_id = ${site} ${isOne("s")} and not exists (
      select 1 from item i where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.delete_flag = 'N')`);
  return { refreshed, removed, milliseconds: Math.round(performance.now() - started) };
}

function copyItems(site: string, chosen: Sql, changedOnly: boolean): Sql {
  const columns = Object.keys(copied);
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return sql`
    with chosen as materialized (
      select i.inv_mast_uid from item i where i.site_id = ${site} and i.delete_flag = 'N' ${chosen}
      order by i.inv_mast_uid limit ${batch}),
    stored as (
      insert into item_search as s (site_id, inv_mast_uid, ${raw(columns.join(", "))}, tags, online, status_cd)
      select i.site_id, i.inv_mast_uid, ${raw(Object.values(copied).join(", "))}, coalesce((
          select array_agg(t.tag order by t.tag) from item_tag t
          where t.site_id = i.site_id and t.inv_mast_uid = i.inv_mast_uid and t.status_cd = 704), '{}'),
        case when i.display_on_web_flag = 'Y' and i.online_cd = 704 then 'Y' else 'N' end, i.status_cd
      from chosen c join item i on i.site_id = ${site} and i.inv_mast_uid = c.inv_mast_uid
      left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid
      on conflict (site_id, inv_mast_uid) do update set
        ${raw(columns.map((column) => `${column} = excluded.${column}`).join(", "))}, date_indexed = localtimestamp(0)
      ${changedOnly ? raw(`where (${of("s")}) is distinct from (${of("excluded")})`) : empty})
    select count(*) as items, max(c.inv_mast_uid) as last from chosen c`;
}
