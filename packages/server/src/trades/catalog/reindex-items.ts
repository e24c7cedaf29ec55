import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { refreshIndex } from "../search/index.ts";

/**
 * Indexes the items again that a condition on `item i` names, after something changed that they are found by.
 * One statement for 20,000 items.
 *
 * @example
 * await reindexItems(sql`i.brands_uid = ${brandsUid}`, context);
 */
export async function reindexItems(condition: Sql, { db, site }: Context): Promise<void> {
  const items = await db.query<{ uid: number }>(
    sql`select i.inv_mast_uid as uid from item i where i.site_id = ${site} and i.delete_flag = 'N' and ${condition}`,
  );
  if (items.length === 0) return;
  await refreshIndex(
    db,
    site,
    items.map(({ uid }) => uid),
  );
}
