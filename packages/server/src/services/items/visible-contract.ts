import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { visibleCustomers } from "../../trades/customers/access.ts";

/**
 * The condition that the caller may see the contract `h`: it belongs to a visible customer. A contract that is
 * cancelled or not approved is seen by nobody.
 */
export function visibleContract(context: Context): Sql {
  return sql`h.cancelled = 'N' and h.approved = 'Y' and ${visibleCustomers(context, sql`h.customer_id`)}`;
}
