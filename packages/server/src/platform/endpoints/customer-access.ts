import sql from "sql-template-tag";
import { unauthenticated } from "../auth/tokens.ts";
import type { Queryable } from "../db/database.ts";
import { notFound } from "../errors.ts";
import type { Principal } from "../principal.ts";

/**
 * Refuses unless the principal may see the customer (D21): the customer of their contact, one of theirs as a sales
 * representative, or any with `customer.all`. What they may not see does not exist for them.
 */
export async function requireCustomer(
  db: Queryable,
  site: string,
  principal: Principal | undefined,
  customerId: number,
): Promise<void> {
  if (!principal)
    throw unauthenticated("This call needs a token. Sign in, and send it as `authorization: Bearer <token>`.");
  if (principal.customerId === customerId || principal.permissions.has("customer.all")) return;
  if (principal.salesRepId !== undefined) {
    const own = await db.first(sql`
      select 1 from customer where site_id = ${site} and customer_id = ${customerId} and sales_rep_id = ${principal.salesRepId}`);
    if (own) return;
  }
  throw notFound("customer", customerId);
}
