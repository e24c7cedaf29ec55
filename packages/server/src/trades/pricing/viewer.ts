import sql, { type Sql } from "sql-template-tag";
import type { JsonFields } from "../../platform/db/json-list.ts";
import type { Context } from "../../platform/endpoints/context.ts";

/** Whose numbers and prices an item is shown with. */
export interface Viewer {
  readonly site: string;
  /** The customer whose own part numbers and price class count. */
  readonly customerId: number | undefined;
  /** True for staff who see the numbers of every customer. */
  readonly seesAllCodes: boolean;
  /** `none`; `list` price only; also the price of the customer's `class`; or `all` classes. */
  readonly prices: "none" | "list" | "class" | "all";
}

/** Who looks at an item: a shopper for their customer, staff for the customer they name. */
export function viewerOf(input: { readonly customerId?: number }, context: Context): Viewer {
  const customerId = input.customerId ?? context.principal?.customerId;
  const seesAllCodes = customerId === undefined && context.can("customer.all");
  return { site: context.site, customerId, seesAllCodes, prices: pricesOf(context, customerId) };
}

function pricesOf(context: Context, customerId: number | undefined): Viewer["prices"] {
  if (!context.can("price.read")) return "none";
  if (context.can("customer.all") || context.principal?.salesRepId !== undefined) return "all";
  return customerId === undefined ? "list" : "class";
}

/** The condition that the viewer may see an alternate code, whose table's alias is `k`. */
export function visibleCode({ customerId, seesAllCodes }: Viewer): Sql {
  if (seesAllCodes) return sql`true`;
  if (customerId === undefined) return sql`k.code_type <> 'customer'`;
  return sql`(k.code_type <> 'customer' or k.customer_id = ${customerId})`;
}

/** The price class of the viewer's customer as an expression beside the item `i`; null without a customer. */
export function priceClassOf({ customerId }: Viewer): Sql {
  if (customerId === undefined) return sql`null::integer`;
  return sql`(select c.price_class from customer c where c.site_id = i.site_id and c.customer_id = ${customerId})`;
}

/** The columns of the price classes of the item `i`. */
export const priceClassColumns: JsonFields = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`price${index + 1}`, `i.price${index + 1}`]),
);

const priceColumns = ["listPrice", "stdPrice", ...Object.keys(priceClassColumns)];

/**
 * Hides the prices that the viewer may not see, wherever a row of an item has price columns. Changes the row: staff see
 * all, a customer's people the list price and their own price class, others what they have `price.read` for.
 */
export function hidePrices<R extends object>(row: R, viewer: Viewer, priceClass: number | null): R {
  if (viewer.prices === "all") return row;
  const shown = new Set([
    ...(viewer.prices === "none" ? [] : ["listPrice"]),
    ...(viewer.prices === "class" ? [`price${priceClass}`] : []),
  ]);
  const hidden = priceColumns.filter((name) => name in row && !shown.has(name));
  return Object.assign(row, Object.fromEntries(hidden.map((name) => [name, null])));
}
