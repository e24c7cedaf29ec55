import type { Address } from "@purvey/contract/generated/core";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { conflict } from "../../platform/errors.ts";

/** Makes an address the default among its peers, and keeps that with the customer or company it belongs to. */
export async function makeDefault(address: Address, context: Context): Promise<void> {
  requireUsable(address);
  const { site } = context;
  await context.transaction(async (db) => {
    await tellOwner(db, site, address);
    const peers = sql`a.site_id = ${site} and ${peersOf(site, address)}`;
    // Two at the same time would leave two defaults: whoever comes second sees what the first has set.
    await db.query(sql`select 1 from address a where ${peers} order by a.address_id for update`);
    await db.execute(sql`
      update address a set default_cd = case a.address_id when ${address.addressId} then 704 else 705 end,
        date_last_modified = localtimestamp(0)
      where ${peers} and (a.address_id = ${address.addressId}) <> (a.default_cd = 704)`);
  });
}

function requireUsable({ addressName, addressType, enabledCd, statusCd, customerId }: Address): void {
  if (enabledCd !== 704) throw conflict(`The address \`${addressName}\` is switched off. Switch it on first.`);
  if (statusCd !== 704) throw conflict(`The address \`${addressName}\` is inactive. Choose an active one.`);
  if (customerId !== null && addressType !== "ship")
    throw conflict(
      `Goods are not delivered to \`${addressName}\`, which is of the type \`${addressType}\`. Choose a ship-to of the customer.`,
    );
}

function tellOwner(
  db: Queryable,
  site: string,
  { addressType, sourceId, customerId }: Address,
): Promise<number> | undefined {
  if (customerId !== null)
    return db.execute(sql`
      update customer set default_ship_to_id = ${sourceId}::bigint, date_last_modified = localtimestamp(0)
      where site_id = ${site} and customer_id = ${customerId}`);
  if (addressType !== "location") return undefined;
  return db.execute(sql`
    update company c set default_location_id = l.location_id, date_last_modified = localtimestamp(0) from location l
    where c.site_id = ${site} and l.site_id = c.site_id and l.company_id = c.company_id and l.location_id = ${sourceId}::bigint`);
}

/** The addresses `a` of which one is the default: a customer's, a company's locations, else all of the kind. */
function peersOf(site: string, { addressType, sourceId, customerId }: Address): Sql {
  if (customerId !== null) return sql`a.customer_id = ${customerId}`;
  if (addressType !== "location") return sql`a.address_type = ${addressType}`;
  return sql`a.address_type = 'location' and a.source_id in (
    select k.location_id::text from location k join location l on l.site_id = k.site_id and l.company_id = k.company_id
    where k.site_id = ${site} and l.location_id = ${sourceId}::bigint)`;
}
