import sql, { type Sql } from "sql-template-tag";
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

/** Who looks at an item: a shopper for his customer, staff for the customer they name. */
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
