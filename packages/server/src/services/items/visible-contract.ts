import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../context.ts";

/**
 * The condition that the caller may see the contract `h` (D21): of his own customer, of one he serves as a sales
 * representative, or any with `customer.all`. A contract that is cancelled or not approved is seen by nobody.
 */
export function visibleContract(context: Context): Sql {
  return sql`h.cancelled = 'N' and h.approved = 'Y' and ${customerSeen(context)}`;
}

function customerSeen(context: Context): Sql {
  const { principal } = context;
  if (context.can("customer.all")) return sql`true`;
  const own = principal?.customerId === undefined ? sql`false` : sql`h.customer_id = ${principal.customerId}`;
  if (principal?.salesRepId === undefined) return own;
  return sql`(${own} or exists (
    select 1 from customer u
    where u.site_id = h.site_id and u.customer_id = h.customer_id and u.sales_rep_id = ${principal.salesRepId}))`;
}
