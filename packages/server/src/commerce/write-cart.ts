import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { CartChange, CartState, CartStateLine } from "../trades/checkout/cart/cart.ts";

/**
 * Writes a change of a cart in ONE statement, provided that the cart is still open and still the version that was
 * read. Answers the lines as they are now, or undefined when somebody else was faster.
 */
export async function writeCart(
  db: Queryable,
  site: string,
  cart: CartState,
  { lines, written, removed }: CartChange,
): Promise<readonly CartStateLine[] | undefined> {
  const row = await db.first<{ changed: number; at: string }>(sql`
    with cart as (
      update cart_hdr set version = version + 1, date_last_modified = localtimestamp(0)
      where site_id = ${site} and cart_hdr_uid = ${cart.cartHdrUid} and version = ${cart.version} and status_cd = 704
      returning cart_hdr_uid
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

function dated(line: CartStateLine, written: readonly CartStateLine[], at: string): CartStateLine {
  if (!written.includes(line)) return line;
  return { ...line, dateCreated: line.dateCreated || at, dateLastModified: at };
}
