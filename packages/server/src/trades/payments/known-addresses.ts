import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { CheckedAddress } from "./address-check.ts";

/** The addresses that we know of a customer: head office, billing and delivery. */
export function knownAddresses(db: Queryable, site: string, customerId: number): Promise<CheckedAddress[]> {
  return db.query<{ address1: string | null; zip: string | null }>(sql`
    select address1, postal_code as zip from ship_to
    where site_id = ${site} and customer_id = ${customerId} and delete_flag = 'N' order by ship_to_id limit 200`);
}
