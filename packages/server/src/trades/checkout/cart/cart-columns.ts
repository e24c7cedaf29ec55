import { CartHeader } from "@purvey/contract/services/commerce/cart-hdr";
import sql, { raw, type Sql } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../../platform/db/columns.ts";

const computed = {
  version: "h.version::text",
  lineCount: "(select count(*) from cart_line y where y.site_id = h.site_id and y.cart_hdr_uid = h.cart_hdr_uid)",
  subtotal:
    "(select coalesce(sum(round(y.quantity * y.unit_price, currency_decimals(h.currency))), 0) from cart_line y where y.site_id = h.site_id and y.cart_hdr_uid = h.cart_hdr_uid)",
  waitingCheckoutUid: `(select max(w.checkout_uid) from checkout w join approval a on a.site_id = w.site_id and a.checkout_uid = w.checkout_uid
    where w.site_id = h.site_id and w.cart_hdr_uid = h.cart_hdr_uid and w.status_cd = 704 and a.status = 'asked' and a.cart_version = h.version)`,
};

/** The fields of a cart that lists may be sorted by. */
export const cartColumns: readonly string[] = columnFields(CartHeader);

const stored = cartColumns.filter((field) => !(field in computed));

/** The expressions of the fields of a cart, whose alias is `h`, by column; for sorting. */
export const cartOrderFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(stored.map((field) => [snakeCase(field), `h.${snakeCase(field)}`])),
  version: "h.version",
  line_count: computed.lineCount,
  subtotal: computed.subtotal,
  waiting_checkout_uid: computed.waitingCheckoutUid,
};

/** What is selected of a cart `h` to answer it. */
export const cartSelect: Sql = sql`${selectFields(stored, "h")}, ${raw(
  Object.entries(computed)
    .map(([field, expression]) => `${expression} as "${field}"`)
    .join(", "),
)}`;
