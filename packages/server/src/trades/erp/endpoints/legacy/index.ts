import type { ItemCategoryArticle, LegacyOperations } from "@purvey/contract/generated/legacy";
import { legacy } from "@purvey/contract/services/legacy/index";
import sql from "sql-template-tag";
import { type Handler, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { notFound } from "../../../../platform/errors.ts";
import { alsoBoughtHandlers, stateHandlers, tagHandlers, webDescHandlers } from "../../../catalog/index.ts";
import { resendOrder } from "../../resend-order.ts";

const article: Handler<LegacyOperations["itemCategory.get"]> = async ({ id }, { db, site }) => {
  const found = await db.first<ItemCategoryArticle>(sql`
    select c.item_category_uid as "itemCategoryUid", c.article, c.article2, c.article3, c.article4, c.article5, c.title,
      c.meta_desc as "metaDesc", c.display_on_web_flag as "displayOnWebFlag"
    from item_category c where c.site_id = ${site} and c.item_category_uid = ${id} and c.delete_flag = 'N'`);
  if (!found) throw notFound("item category", id);
  return found;
};

const reset: Handler<LegacyOperations["orders.reset"]> = ({ id }, context) =>
  context.transaction(async (db) => ({ orderNo: id, ...(await resendOrder(db, context.site, id)) }));

/** What further applications read and keep of items, with what answers it. */
export const legacyImplementation: Implementation = implement<LegacyOperations>(legacy, {
  ...alsoBoughtHandlers,
  ...stateHandlers,
  ...tagHandlers,
  ...webDescHandlers,
  "itemCategory.get": article,
  "orders.reset": reset,
  ...systemHandlers(legacy),
});
