import sql, { empty, type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { businessError } from "../../../platform/errors.ts";
import { breaksPer, siteCurrency } from "../../../platform/settings/setting-value.ts";
import { effectiveShipTo } from "../../customers/index.ts";
import { quotedPrices, quoteValidity } from "../../orders/index.ts";
import { type PriceAsk, type PriceInputs, type PriceReading, pricesNow } from "../../pricing/index.ts";
import { requireOwnCart } from "../checkout-access.ts";
import type { CartChange, CartItemExtras, CartLinesState, CartReading, CartState, CartStateLine } from "./cart.ts";

/** How often a change is tried again when others change the same cart, before it waits for its turn. */
const ATTEMPTS = 3;

/** Works out a change from what was read; throws to refuse. */
export type ChangeCart = (reading: CartReading) => CartChange;

/**
 * Changes a cart that the caller may change, and answers its lines: read, then write if nobody else wrote meanwhile –
 * two statements. When others keep being faster it locks the cart and takes its turn, so that nothing is lost and
 * everybody comes through.
 */
export async function changeStoredCart(
  context: Context,
  cartHdrUid: number,
  asks: readonly CartItemAsk[],
  change: ChangeCart,
): Promise<CartLinesState> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cart = await tryChange(context, cartHdrUid, asks, change);
    if (cart) return cart;
  }
  return context.transaction(async (db) => {
    await db.query(sql`
      select 1 from cart_hdr where site_id = ${context.site} and cart_hdr_uid = ${cartHdrUid} for update`);
    const cart = await tryChange(within(context, db), cartHdrUid, asks, change);
    if (!cart) throw new Error(`The cart ${cartHdrUid} changed although it was locked.`);
    return cart;
  });
}

async function tryChange(
  context: Context,
  cartHdrUid: number,
  asks: readonly CartItemAsk[],
  change: ChangeCart,
): Promise<CartLinesState | undefined> {
  const reading = await readCart(context, cartHdrUid, asks);
  const cart = await requireOwnCart(context, cartHdrUid, reading?.cart);
  const changed = change({ cart, inputs: reading?.inputs ?? [], quotes: reading?.quotes ?? [] });
  const lines = await writeCart(context.db, context.site, cart, changed);
  return lines && { lines, currency: currencyAfter(cart, changed), breaksPer: cart.breaksPer };
}

/** Which item a change is about: by the line that has it, by its key or by a number. */
type CartItemAsk = Pick<PriceAsk, "invMastUid" | "itemId"> & {
  readonly lineNo?: number | undefined;
  readonly quoteNo?: number | null | undefined;
};

/**
 * Reads a cart with its lines, and the price inputs of the items a change is about, in ONE statement; some more where
 * these are not remembered. Undefined when there is no such cart; whether the caller may see it is the caller's business.
 */
export async function readCart(
  context: Context,
  cartHdrUid: number,
  asks: readonly CartItemAsk[] = [],
): Promise<CartReading | undefined> {
  const { db, site } = context;
  const prices = context.priceFacts.beside(site);
  const asked = asks.length === 0 ? empty : sql`, ${askedColumns(site, prices, asks)}`;
  const row = await db.first<CartRow>(sql`
    select h.cart_hdr_uid as "cartHdrUid", h.user_id as "userId", h.customer_id as "customerId", h.status_cd as "statusCd", h.version as "version",
      h.currency, ${siteCurrency(sql`h.site_id`)} as "siteCurrency", ${breaksPer(sql`h.site_id`)} as "breaksPer",
      (select k.order_no from checkout k where k.site_id = h.site_id and k.cart_hdr_uid = h.cart_hdr_uid
        and k.order_no is not null limit 1) as "orderNo",
      (${cartLines}) as "lines"${asked}
    from cart_hdr h where h.site_id = ${site} and h.cart_hdr_uid = ${cartHdrUid} and h.status_cd <> 700`);
  if (!row) return undefined;
  const { quotes = [], shipToId, changes, extras, ...cart } = row;
  if (asks.length === 0) return { cart, inputs: [], quotes };
  const scope = { customerId: cart.customerId ?? 0, shipToId: shipToId ?? undefined };
  const named = asks.map((ask) => ofLine(ask, cart));
  const found = prices.inputs(changes ?? null, scope, named) ?? (await pricesNow(context, scope, named));
  return { cart, inputs: await withExtras(context, found, extras ?? []), quotes };
}

/** A cart, and what is read with it for a change. */
type CartRow = CartState &
  Partial<{
    readonly quotes: CartReading["quotes"];
    readonly shipToId: number | null;
    readonly changes: Parameters<PriceReading["inputs"]>[0];
    readonly extras: readonly ItemExtras[];
  }>;

type ItemExtras = CartItemExtras & { readonly invMastUid: number };

/** The item of an ask; the one that its line has goes before what else it says. */
function ofLine({ lineNo, invMastUid, itemId }: CartItemAsk, { lines }: CartState): PriceAsk {
  return { invMastUid: lines.find((line) => line.lineNo === lineNo)?.invMastUid ?? invMastUid, itemId };
}

/** Price inputs with what the cart needs beside; of items that were not known when it was read, read now. */
async function withExtras(
  { db, site }: Context,
  inputs: readonly PriceInputs[],
  read: readonly ItemExtras[],
): Promise<PriceInputs[]> {
  const uids = inputs.flatMap(({ item }) => item?.invMastUid ?? []);
  const known = new Map(read.map(({ invMastUid, ...extras }) => [invMastUid, extras]));
  const missing = uids.filter((uid) => !known.has(uid));
  const more = missing.length === 0 ? [] : await readExtras(db, site, missing);
  for (const { invMastUid, ...extras } of more) known.set(invMastUid, extras);
  return inputs.map(({ item, ...input }) => ({
    ...input,
    item: item && { ...item, ...(known.get(item.invMastUid) as CartItemExtras) },
  }));
}

async function readExtras(db: Queryable, site: string, uids: readonly number[]): Promise<readonly ItemExtras[]> {
  const row = await db.first<{ extras: readonly ItemExtras[] }>(
    sql`select (${extrasOf(site, sql`${uids}::bigint[]`)}) as extras`,
  );
  return row?.extras ?? [];
}

/** The first picture of the item `i`. */
export const itemImage: Sql = sql`(
  select g.image_url from item_image g where g.site_id = i.site_id and g.inv_mast_uid = i.inv_mast_uid
  order by g.sequence_no, g.item_image_uid limit 1)`;

/** Whether the item `i` is put together from others. */
const isAssembly: Sql = sql`exists (
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
    from quote_hdr q ${quoteValidity} join quote_line l on l.site_id = q.site_id and l.quote_no = q.quote_no
    where q.site_id = h.site_id and q.customer_id = h.customer_id and (
      q.quote_no = any(${asks.map((ask) => ask.quoteNo ?? null)}::bigint[])
      or q.quote_no in (
        select c.quote_no from cart_line c where c.site_id = h.site_id and c.cart_hdr_uid = h.cart_hdr_uid))`;
}

/** What a change needs beside the cart `h`. */
function askedColumns(site: string, prices: PriceReading, asks: readonly CartItemAsk[]): Sql {
  const uids = asks.map((ask) => prices.uidOf(ask) ?? null);
  const lineNos = asks.map(({ lineNo }) => lineNo ?? null);
  const ofAsks = sql`array(
    select l.inv_mast_uid from cart_line l where l.site_id = h.site_id and l.cart_hdr_uid = h.cart_hdr_uid
      and l.line_no = any((select ${lineNos}::integer[])::integer[])) || (select ${uids}::bigint[])`;
  // Until the checkout says where it goes, prices are those of the customer's usual ship-to.
  return sql`(${cartQuotes(asks)}) as "quotes", (${extrasOf(site, ofAsks)}) as "extras", ${prices.changes} as "changes",
    (select ${effectiveShipTo(sql`c`)} from customer c
      where c.site_id = h.site_id and c.customer_id = h.customer_id and c.delete_flag = 'N') as "shipToId"`;
}

function extrasOf(site: string, uids: Sql): Sql {
  return sql`
    select coalesce(json_agg(json_build_object('invMastUid', i.inv_mast_uid, 'imageUrl', ${itemImage}, 'isAssembly', ${isAssembly})), '[]')
    from item i where i.site_id = ${site} and i.inv_mast_uid = any(${uids})`;
}

/**
 * Writes a change of a cart in ONE statement, provided that the cart is still open and still the version that was
 * read. Answers the lines as they are now, or undefined when somebody else was faster. The checkout under way changes with
 * the cart, so that nobody releases what they have not seen; it is locked before the cart, as `lockCheckout` does.
 */
async function writeCart(
  db: Queryable,
  site: string,
  cart: CartState,
  { lines, written, removed }: CartChange,
): Promise<readonly CartStateLine[] | undefined> {
  const row = await db.first<{ changed: number; at: string }>(sql`
    with asked as materialized (
      select k.checkout_uid from checkout k
      where k.site_id = ${site} and k.cart_hdr_uid = ${cart.cartHdrUid} and k.status_cd = 704 for no key update of k
    ), cart as (
      update cart_hdr set version = version + 1, currency = ${currencyAfter(cart, { lines, written, removed })}, date_last_modified = localtimestamp(0)
      where site_id = ${site} and cart_hdr_uid = ${cart.cartHdrUid} and version = ${cart.version} and status_cd = 704
        and (select count(*) from asked) >= 0
      returning cart_hdr_uid
    ), told as (
      update checkout k set date_last_modified = localtimestamp(0) from cart, asked
      where k.site_id = ${site} and k.checkout_uid = asked.checkout_uid
    ), gone as (
      delete from cart_line l using cart
      where l.site_id = ${site} and l.cart_hdr_uid = cart.cart_hdr_uid and l.line_no = any(${removed}::integer[])
    ), stored as (
      insert into cart_line as l (site_id, cart_hdr_uid, line_no, inv_mast_uid, item_id, quantity, unit_of_measure,
        unit_size, unit_price, price_source, line_note, key, is_assembly, quote_no)
      select ${site}, cart.cart_hdr_uid, n.* from cart cross join unnest(
        (select ${written.map((line) => line.lineNo)}::integer[]), (select ${written.map((line) => line.invMastUid)}::bigint[]),
        (select ${written.map((line) => line.itemId)}::text[]), (select ${written.map((line) => line.quantity)}::numeric[]),
        (select ${written.map((line) => line.unitOfMeasure)}::text[]), (select ${written.map((line) => line.unitSize)}::numeric[]),
        (select ${written.map((line) => line.unitPrice)}::numeric[]), (select ${written.map((line) => line.priceSource)}::text[]),
        (select ${written.map((line) => line.lineNote)}::text[]), (select ${written.map((line) => line.key)}::text[]),
        (select ${written.map((line) => (line.isAssembly ? "Y" : "N"))}::text[]), (select ${written.map((line) => line.quoteNo)}::bigint[])) as n
      on conflict (site_id, cart_hdr_uid, line_no) do update set quantity = excluded.quantity,
        unit_of_measure = excluded.unit_of_measure, unit_size = excluded.unit_size, unit_price = excluded.unit_price,
        price_source = excluded.price_source, line_note = excluded.line_note, key = excluded.key, quote_no = excluded.quote_no,
        date_last_modified = localtimestamp(0)
    )
    select (select count(*) from cart) as changed, to_char(localtimestamp(0), 'YYYY-MM-DD HH24:MI:SS') as at`);
  return row?.changed ? lines.map((line) => dated(line, written, row.at)) : undefined;
}

/**
 * What the lines of a cart are priced in after a change: the site's currency when none of the old ones is left as it is.
 *
 * @throws ServerError 422 for a change that would leave lines in two currencies.
 */
function currencyAfter(cart: CartState, { lines, written }: CartChange): string {
  const { currency, siteCurrency, cartHdrUid } = cart;
  if (currency === siteCurrency || lines.length === written.length) return siteCurrency;
  if (written.length === 0) return currency;
  throw businessError(
    `The lines of the cart ${cartHdrUid} are priced in ${currency}, and prices are in ${siteCurrency} now. Take them out of the cart, and add them again.`,
    { currency, siteCurrency },
  );
}

function dated(line: CartStateLine, written: readonly CartStateLine[], at: string): CartStateLine {
  if (!written.includes(line)) return line;
  return { ...line, dateCreated: line.dateCreated || at, dateLastModified: at };
}
