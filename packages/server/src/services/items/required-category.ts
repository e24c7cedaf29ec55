import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";

/** Refuses (404) a category that is not there. */
export async function requireCategory(itemCategoryUid: number, context: Context): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from item_category
    where site_id = ${context.site} and item_category_uid = ${itemCategoryUid} and delete_flag = 'N'`);
  if (!found) throw notFound("category", itemCategoryUid);
}
