import sql, { join, raw, type Sql } from "sql-template-tag";

/** Which part of the address book is meant: all of it, the addresses of one customer, or one company with its locations. */
export interface AddressScope {
  readonly site: string;
  readonly customerId?: number;
  readonly companyId?: string;
}

/** The columns of an address that follow from the record it belongs to. */
export const sourceColumns = [
  ...["address_type", "address_name", "customer_id", "address1", "address2", "address3", "city", "state"],
  ...["postal_code", "country", "phone", "email_address", "status_cd"],
] as const;

const columns = `source_type, source_id, ${sourceColumns.join(", ")}`;

/** A select of what the part of the address book follows from: ship-tos, locations, companies and vendors. */
export function addressSources(scope: AddressScope): Sql {
  const { customerId, companyId } = scope;
  const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`;
  const parts = [
    ...(companyId === undefined ? [shipTos(scope)] : []),
    ...(customerId === undefined ? [locations(scope, ofCompany), companies(scope, ofCompany)] : []),
    ...(customerId === undefined && companyId === undefined ? [vendors(scope)] : []),
  ];
  return sql`(${join(parts, " union all ")}) as r (${raw(columns)})`;
}

function shipTos({ site, customerId }: AddressScope): Sql {
  const own = customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`;
  return sql`
    select 'ship_to', ship_to_id::text, address_type, ship_to_name, customer_id, address1, address2, address3, city, state,
      postal_code, country, phone, email_address, case delete_flag when 'Y' then 700 else 704 end
    from ship_to where site_id = ${site} and ${own}`;
}

function locations({ site }: AddressScope, own: Sql): Sql {
  return sql`
    select 'location', location_id::text, 'location', location_name, null::numeric, address1, address2, null, city, state,
      postal_code, country, phone, email_address, status_cd
    from location where site_id = ${site} and ${own}`;
}

function companies({ site }: AddressScope, own: Sql): Sql {
  return sql`
    select 'company', company_id, 'company', company_name, null::numeric, address1, address2, null, city, state,
      postal_code, country, phone, email_address, status_cd
    from company where site_id = ${site} and ${own}`;
}

function vendors({ site }: AddressScope): Sql {
  return sql`
    select 'vendor', vendor_id, 'vendor', vendor_name, null::numeric, address1, address2, null, city, state,
      postal_code, country, phone_number, email_address, status_cd
    from vendor where site_id = ${site}`;
}
