import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { forbidden, invalid } from "../platform/errors.ts";
import type { Principal } from "../platform/principal.ts";

/** The header that names the customer for whom a sales representative acts. */
export const actingForHeader = "x-acting-for";

/**
 * Who the caller is while he acts for a customer: himself, with that customer as his. Asked at every call, so that a
 * representative who loses a customer is out at once.
 *
 * @param header what {@link actingForHeader} says; null when it is missing
 * @throws VALIDATION_ERROR for no customer number, INSUFFICIENT_PERMISSIONS for whoever is no representative or whose
 *   customer it is not. A customer who does not exist is refused as somebody else's.
 */
export async function actFor(db: Queryable, principal: Principal, header: string | null): Promise<Principal> {
  if (header === null) return principal;
  const customerId = /^[1-9]\d{0,14}$/.test(header) ? Number(header) : undefined;
  if (customerId === undefined) throw invalid(actingForHeader, `Expected a customer number, got "${header}"`, header);
  const { salesRepId, username, site } = principal;
  if (salesRepId === undefined) {
    throw forbidden(
      `\`${username}\` is no sales representative and acts for nobody else. Leave \`${actingForHeader}\` out.`,
      { customerId },
    );
  }
  const own = await db.first(sql`
    select 1 from customer where site_id = ${site} and customer_id = ${customerId} and delete_flag = 'N' and sales_rep_id = ${salesRepId}`);
  if (!own) {
    throw forbidden(
      `Customer ${customerId} is none of \`${username}\`'s. A sales representative acts for his own customers only; choose one of them.`,
      { customerId },
    );
  }
  return { ...principal, customerId, contactId: undefined, actingFor: customerId };
}
