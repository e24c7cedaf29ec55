import type { AlsoBoughtItem, CartHeader, CommerceOperations } from "@purvey/contract/generated/commerce";
import sql, { join } from "sql-template-tag";
import { orderBy } from "../../../platform/db/order-by.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { cartColumns, cartOrderFields, cartSelect } from "../cart/cart-columns.ts";
import { findOrCreateCart } from "../cart/cart-header.ts";
import { itemImage } from "../cart/store-cart.ts";

/** How many of the newest orders of an item count for what was bought along with it. */
const ORDERS_LOOKED_AT = 500;

type CartOperations = Pick<CommerceOperations, Extract<keyof CommerceOperations, `cartHdr.${string}`>>;

/** `/cart-hdr`: the carts of a user (D07). */
export const cartHdrHandlers: Handlers<CartOperations> = {
  "cartHdr.list": async (input, context) => {
    const conditions = [
      sql`h.site_id = ${context.site} and h.user_id = ${input.userId}`,
      input.statusCd === undefined ? sql`h.status_cd <> 700` : sql`h.status_cd = ${input.statusCd}`,
      ...(input.customerId === undefined ? [] : [sql`h.customer_id = ${input.customerId}`]),
    ];
    return queryPage<CartHeader>(context.db, {
      select: cartSelect,
      from: sql`from cart_hdr h where ${join(conditions, " and ")}`,
      order: orderBy(input.orderBy, cartColumns, "h.cart_hdr_uid", cartOrderFields),
      limit: input.limit,
      offset: input.offset,
    });
  },
  "cartHdr.lookup": async (input, context) => findOrCreateCart(input, context),
  "cartHdr.alsoBought": async ({ cartHdrUid, limit, offset }, context) => {
    return queryPage<AlsoBoughtItem>(context.db, {
      select: sql`i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.item_desc as "itemDesc",
        i.default_selling_unit as "defaultSellingUnit", ${itemImage} as "imageUrl", b.order_count as "orderCount"`,
      from: sql`
        from (
          select l.inv_mast_uid, count(distinct l.order_no) as order_count
          from order_line l
          where l.site_id = ${context.site} and l.order_no in (
            select o.order_no from cart_line c
            cross join lateral (
              select n.order_no from order_line n
              where n.site_id = c.site_id and n.inv_mast_uid = c.inv_mast_uid order by n.order_no desc limit ${ORDERS_LOOKED_AT}
            ) o
            where c.site_id = ${context.site} and c.cart_hdr_uid = ${cartHdrUid})
          group by l.inv_mast_uid
        ) b
        join item i on i.site_id = ${context.site} and i.inv_mast_uid = b.inv_mast_uid
        where i.discontinued = 'N' and i.delete_flag = 'N' and i.status_cd = 704 and i.display_on_web_flag = 'Y'
          and not exists (
            select 1 from cart_line c
            where c.site_id = ${context.site} and c.cart_hdr_uid = ${cartHdrUid} and c.inv_mast_uid = b.inv_mast_uid)`,
      order: sql`order by b.order_count desc, i.inv_mast_uid`,
      limit,
      offset,
    });
  },
};
