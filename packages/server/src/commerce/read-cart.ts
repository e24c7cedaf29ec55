import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { siteCurrency } from "../platform/settings/setting-value.ts";
import { effectiveShipTo } from "../services/customers/default-ship-to.ts";
import type { CartReading, CartState } from "../trades/checkout/cart/cart.ts";
import { quotedPrices } from "../trades/orders/quoted-price.ts";
import type { PriceAsk } from "../trades/pricing/price-inputs.ts";
import { priceInputsQuery } from "../trades/pricing/read-price-inputs.ts";
import { compactCode } from "../values/compact-code.ts";

/** Which item a change is about: by the line that has it, by its key or by a number. */
export type CartItemAsk = Pick<PriceAsk, "invMastUid" | "itemId"> & {
  readonly lineNo?: number | undefined;
  readonly quoteNo?: number | null | undefined;
};

/**
 * Reads a cart with its lines, and the price inputs of the items a change is about, in ONE statement. Undefined when
 * there is no such cart; whether the caller may see it is the caller's business.
 */
export async function readCart(
  db: Queryable,
  site: string,
  cartHdrUid: number,
  asks: readonly CartItemAsk[] = [],
): Promise<CartReading | undefined> {
  const inputs = asks.length === 0 ? sql`'[]'::json` : cartInputs(site, cartHdrUid, asks);
  const quotes = asks.length === 0 ? sql`'[]'::json` : cartQuotes(asks);
  const row = await db.first<CartState & Omit<CartReading, "cart">>(sql`
    select h.cart_hdr_uid as "cartHdrUid", h.user_id as "userId", h.customer_id as "customerId", h.status_cd as "statusCd", h.version as "version",
      ${siteCurrency(sql`h.site_id`)} as "currency",
      (select k.order_no from checkout k where k.site_id = h.site_id and k.cart_hdr_uid = h.cart_hdr_uid
        and k.order_no is not null limit 1) as "orderNo",
      (${cartLines}) as "lines", (${inputs}) as "inputs", (${quotes}) as "quotes"
    from cart_hdr h where h.site_id = ${site} and h.cart_hdr_uid = ${cartHdrUid} and h.status_cd <> 700`);
  if (!row) return undefined;
  const { inputs: read, quotes: quoted, ...cart } = row;
  return { cart, inputs: read, quotes: quoted };
}

/** The first picture of the item `i`. */
export const itemImage: Sql = sql`(
  select g.image_url from item_image g where g.site_id = i.site_id and g.inv_mast_uid = i.inv_mast_uid
  order by g.sequence_no, g.item_image_uid limit 1)`;

/** Whether the item `i` is put together from others. */
export const isAssembly: Sql = sql`exists (
  select 1 from item_sub_part p where p.site_id = i.site_id and p.inv_mast_uid = i.inv_mast_uid)`;

/** The lines of the cart `h`, as {@link CartState} has them. */
const cartLines: Sql = sql`
  select coalesce(json_agg(json_build_object(
    'lineNo', l.line_no, 'invMastUid', l.inv_mast_uid, 'itemId', l.item_id, 'itemDesc', coalesce(i.item_desc, ''),
    'imageUrl', ${itemImage}, 'isAssembly', l.is_assembly = 'Y', 'discontinued', coalesce(i.discontinued, 'Y') = 'Y',
    'quantity', l.quantity, 'unitOfMeasure', l.unit_of_measure, 'unitSize', l.unit_size,
    'minimumOrderQty', coalesce(u.minimum_order_qty, 1), 'orderMultiple', coalesce(u.order_multiple, 1),
    'unitPrice', coalesce(l.unit_price, 0), 'priceSource', l.price_source, 'quoteNo', l.quote_no, 'lineNote', l.line_note, 'key', l.key,
    'dateCreated', to_char(l.date_created, 'YYYY-MM-DD HH24:MI:SS'),
    'dateLastModified', to_char(l.date_last_modified, 'YYYY-MM-DD HH24:MI:SS')
  ) order by l.line_no), '[]')
  from cart_line l
  left join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid
  left join item_uom u on u.site_id = l.site_id and u.inv_mast_uid = l.inv_mast_uid
    and u.unit_of_measure = l.unit_of_measure and u.delete_flag = 'N'
  where l.site_id = h.site_id and l.cart_hdr_uid = h.cart_hdr_uid`;

/** The lines of the quotes that asks name or lines of the cart `h` have, of the cart's customer alone. */
function cartQuotes(asks: readonly CartItemAsk[]): Sql {
  return sql`
    select ${quotedPrices}
    from quote_hdr q join quote_line l on l.site_id = q.site_id and l.quote_no = q.quote_no
    where q.site_id = h.site_id and q.customer_id = h.customer_id and (
      q.quote_no = any(${asks.map((ask) => ask.quoteNo ?? null)}::bigint[])
      or q.quote_no in (
        select c.quote_no from cart_line c where c.site_id = h.site_id and c.cart_hdr_uid = h.cart_hdr_uid))`;
}

function cartInputs(site: string, cartHdrUid: number, asks: readonly CartItemAsk[]): Sql {
  // Inside subqueries the arrays' lengths do not tempt the planner into planning anew for every call.
  const asked = sql`
    select n.position, coalesce(l.inv_mast_uid, n.inv_mast_uid) as inv_mast_uid, n.item_id, n.item_code
    from unnest(
      (select ${asks.map((ask) => ask.lineNo ?? null)}::integer[]),
      (select ${asks.map((ask) => ask.invMastUid ?? null)}::bigint[]),
      (select ${asks.map((ask) => ask.itemId?.trim() ?? null)}::text[]),
      (select ${asks.map((ask) => (ask.itemId && compactCode(ask.itemId)) || null)}::text[])
    ) with ordinality as n (line_no, inv_mast_uid, item_id, item_code, position)
    left join cart_line l on l.site_id = ${site} and l.cart_hdr_uid = ${cartHdrUid} and l.line_no = n.line_no`;
  const scope = {
    customerId: sql`h.customer_id`,
    // Until the checkout says where it goes, prices are those of the customer's usual ship-to.
    shipToId: effectiveShipTo(sql`c`),
    companyId: sql`null::text`,
    at: sql`localtimestamp`,
  };
  const more = sql`, 'imageUrl', ${itemImage}, 'isAssembly', ${isAssembly}`;
  return sql`select coalesce(json_agg(to_json(p) order by p.position), '[]') from (${priceInputsQuery(site, asked, scope, more)}) p`;
}
