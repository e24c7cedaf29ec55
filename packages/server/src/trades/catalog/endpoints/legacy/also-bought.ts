import type { AlsoBoughtItem, LegacyOperations } from "@purvey/contract/generated/legacy";
import sql from "sql-template-tag";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { runRefresh } from "../../../../platform/refresh/run-refresh.ts";
import { aliveItem } from "../../catalogue-conditions.ts";
import { alsoBoughtPlan } from "../../refresh-also-bought.ts";
import { requireItem } from "../../required-item.ts";

const alsoBought: Handler<LegacyOperations["invMast.alsoBought"]> = async ({ id, limit, offset }, context) => {
  const { db, site } = context;
  const page = await queryPage<AlsoBoughtItem>(db, {
    select: sql`i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.item_desc as "itemDesc", i.display_desc as "displayDesc",
      b.brands_name as "brandsName", i.default_selling_unit as "unitOfMeasure", a.order_count as "orderCount",
      a.customer_count as "customerCount", a.share, a.last_order_date as "lastOrderDate"`,
    from: sql`from item_also_bought a
      join item i on i.site_id = a.site_id and i.inv_mast_uid = a.bought_inv_mast_uid
      left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid
      where a.site_id = ${site} and a.inv_mast_uid = ${id} and ${aliveItem}
        and i.display_on_web_flag = 'Y' and i.online_cd = 704 and i.discontinued = 'N'`,
    order: sql`order by a.order_count desc, a.customer_count desc, a.bought_inv_mast_uid`,
    limit,
    offset,
  });
  if (page.total === 0) await requireItem(id, context);
  return page;
};

/** `/inv-mast/{id}/also-bought`: what was bought with an item, and the refresh of it (R258). */
export const alsoBoughtHandlers: Handlers<Pick<LegacyOperations, "invMast.alsoBought" | "invMast.alsoBoughtRefresh">> =
  {
    "invMast.alsoBought": alsoBought,
    "invMast.alsoBoughtRefresh": (_input, context) => runRefresh(context, "also-bought", alsoBoughtPlan),
  };
