import type { ItemPriceChange, ItemsOperations } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import { requireItem } from "./required-item.ts";

const columns = sql`p.item_price_change_uid as "itemPriceChangeUid", p.inv_mast_uid as "invMastUid",
  p.date_created as "dateCreated", p.source, p.source_name as "sourceName", p.author, p.currency, p.changes`;

/** `/inv-mast/{id}/price-history`: how list price and class prices of an item changed, the latest first. */
export const priceHistory: Handler<ItemsOperations["invMast.priceHistory"]> = async (input, context) => {
  const page = await queryPage<ItemPriceChange>(context.db, {
    select: columns,
    from: sql`from item_price_change p where p.site_id = ${context.site} and p.inv_mast_uid = ${input.id}`,
    order: sql`order by p.item_price_change_uid desc`,
    limit: input.limit,
    offset: input.offset,
  });
  if (page.total === 0) await requireItem(input.id, context);
  return page;
};
