import sql, { type Sql } from "sql-template-tag";

/** Which part of the address book is meant: all of it, or the addresses of one customer. */
export interface AddressScope {
  readonly site: string;
  readonly customerId?: number;
}

/** The columns of an address that follow from the record it belongs to. */
export const sourceColumns = [
  ...["address_type", "address_name", "customer_id", "address1", "address2", "address3", "city", "state"],
  ...["postal_code", "country", "phone", "email_address", "status_cd"],
] as const;

const columns = `source_type, source_id, ${sourceColumns.join(", ")}`;

/** A select of what the address book follows from: ship-tos, and unless it is about a customer locations, companies and vendors. */
export function addressSources({ site, customerId }: AddressScope): Sql {
  const shipTos = sql`
    select 'ship_to', s.ship_to_id::text, s.address_type, s.ship_to_name, s.customer_id, s.address1, s.address2, s.address3, s.city,
      s.state, s.postal_code, s.country, s.phone, s.email_address, case s.delete_flag when 'Y' then 700 else 704 end
    from ship_to s where s.site_id = ${site}`;
  if (customerId !== undefined) return named(sql`${shipTos} and s.customer_id = ${customerId}`);
  return named(sql`${shipTos}
    union all
    select 'location', l.location_id::text, 'location', l.location_name, null, l.address1, l.address2, null, l.city,
      l.state, l.postal_code, l.country, l.phone, l.email_address, l.status_cd
    from location l where l.site_id = ${site}
    union all
    select 'company', c.company_id, 'company', c.company_name, null, c.address1, c.address2, null, c.city,
      c.state, c.postal_code, c.country, c.phone, c.email_address, c.status_cd
    from company c where c.site_id = ${site}
    union all
    select 'vendor', v.vendor_id, 'vendor', v.vendor_name, null, v.address1, v.address2, null, v.city,
      v.state, v.postal_code, v.country, v.phone_number, v.email_address, v.status_cd
    from vendor v where v.site_id = ${site}`);
}

function named(select: Sql): Sql {
  return sql`(${select}) as r (${sql([columns])})`;
}
