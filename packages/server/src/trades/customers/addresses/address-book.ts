import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import type { RefreshPlan } from "../../../platform/refresh/run-refresh.ts";
import { effectiveShipTo } from "../customer-rows.ts";

/** Brings the address book of a site in line with the records it follows from (R258). Carriers are entered in the book itself. */
export function addressBookPlan(site: string): RefreshPlan {
  return {
    count: sql`select count(*) from address where site_id = ${site} and status_cd <> 700`,
    steps: addressBookSteps({ site }),
  };
}

/** The steps that bring the address book in line, each one statement that changes only what is out of line. */
export function addressBookSteps(scope: AddressScope): Record<string, Sql> {
  return {
    addressAdded: added(scope),
    addressChanged: changed(scope),
    addressRemoved: removed(scope),
    headOffice: headOffices(scope),
    defaultAddress: defaults(scope),
  };
}

/** Brings the address book in line without telling what it changed. Call it in a transaction. */
export async function alignAddressBook(db: Queryable, scope: AddressScope): Promise<void> {
  for (const [step, statement] of Object.entries(addressBookSteps(scope))) {
    const count = await db.execute(statement);
    // The steps that follow join the new rows, and customers who may be as new: planned by the statistics of before, with
    // other sites' few in them, they compare each with each.
    if (step === "addressAdded" && count >= many)
      await db.execute(raw(`analyze address (${keyColumns}), customer (site_id, customer_id)`));
  }
}

/** As many new addresses as statistics matter for, and the columns that they are joined by. */
const many = 100;
const keyColumns = "site_id, address_id, source_type, source_id, customer_id";

const list = (prefix: string) => raw(sourceColumns.map((column) => `${prefix}${column}`).join(", "));

/** The addresses `a` of the scope. */
function own({ site, customerId, companyId }: AddressScope): Sql {
  if (customerId !== undefined)
    return sql`a.site_id = ${site} and a.source_type = 'ship_to' and a.customer_id = ${customerId}`;
  if (companyId === undefined) return sql`a.site_id = ${site}`;
  return sql`a.site_id = ${site} and (a.source_type = 'company' and a.source_id = ${companyId} or a.source_type = 'location'
    and a.source_id in (select o.location_id::text from location o where o.site_id = ${site} and o.company_id = ${companyId}))`;
}

const sameSource = sql`a.source_type = r.source_type and a.source_id = r.source_id`;

function added(scope: AddressScope): Sql {
  return sql`
    insert into address (site_id, address_id, source_type, source_id, ${list("")})
    select ${scope.site}, case r.source_type when 'ship_to' then r.source_id::bigint
      else nextval(pg_get_serial_sequence('address', 'address_id')) end, r.source_type, r.source_id, ${list("r.")}
    from ${addressSources(scope)}
    where r.status_cd <> 700 and not exists (select 1 from address a where a.site_id = ${scope.site} and ${sameSource})
    order by r.source_type, r.source_id
    on conflict do nothing`;
}

function changed(scope: AddressScope): Sql {
  const set = raw(sourceColumns.map((column) => `${column} = r.${column}`).join(", "));
  return sql`
    update address a set ${set}, date_last_modified = localtimestamp(0) from ${addressSources(scope)}
    where ${own(scope)} and ${sameSource} and (${list("a.")}) is distinct from (${list("r.")})`;
}

function removed(scope: AddressScope): Sql {
  return sql`
    update address a set status_cd = 700, date_last_modified = localtimestamp(0)
    where ${own(scope)} and a.source_type <> 'carrier' and a.status_cd <> 700
      and not exists (select 1 from ${addressSources(scope)} where ${sameSource})`;
}

/** A customer's head office is their main address, else the one invoices go to, else where their orders go; a location's its company. */
function headOffices(scope: AddressScope): Sql {
  const { site } = scope;
  return sql`
    update address a set corp_address_id = h.corp, date_last_modified = localtimestamp(0)
    from (
      select a.address_id, case a.source_type
        when 'ship_to' then first_value(a.address_id) over (
          partition by a.source_type, a.customer_id, a.status_cd = 700
          order by array_position(array['main', 'bill'], a.address_type) nulls last, a.address_id = ${mainShipTo} desc, a.address_id)
        when 'location' then (
          select k.address_id from location l join address k
            on k.site_id = l.site_id and k.source_type = 'company' and k.source_id = l.company_id and k.status_cd <> 700
          where l.site_id = ${site} and l.location_id::text = a.source_id)
        else a.address_id end as corp
      from address a
      left join customer c on c.site_id = a.site_id and c.customer_id = a.customer_id
      where ${own(scope)}) h
    where a.site_id = ${site} and a.address_id = h.address_id and a.corp_address_id is distinct from h.corp`;
}

const mainShipTo = effectiveShipTo(sql`c`);

/** Of a customer's ship-tos the one their orders go to, of a company's locations the one it names. */
function defaults(scope: AddressScope): Sql {
  const { site, customerId } = scope;
  const customers = customerId === undefined ? sql`true` : sql`k.customer_id = ${customerId}`;
  return sql`
    update address a set default_cd = d.default_cd, date_last_modified = localtimestamp(0)
    from (
      select a.address_id, case when coalesce(c.default_ship_to_id, m.default_location_id)::text = a.source_id
        then 704 else 705 end as default_cd
      from address a
      left join (
        select k.site_id, k.customer_id, ${effectiveShipTo(sql`k`)} as default_ship_to_id
        from customer k where k.site_id = ${site} and ${customers}) c
        on a.source_type = 'ship_to' and c.site_id = a.site_id and c.customer_id = a.customer_id
      left join location l on a.source_type = 'location' and l.site_id = a.site_id and l.location_id::text = a.source_id
      left join company m on m.site_id = l.site_id and m.company_id = l.company_id
      where ${join([own(scope), sql`a.source_type in ('ship_to', 'location')`], " and ")}) d
    where a.site_id = ${site} and a.address_id = d.address_id and a.default_cd <> d.default_cd`;
}

/** Which part of the address book is meant: all of it, the addresses of one customer, or one company with its locations. */
interface AddressScope {
  readonly site: string;
  readonly customerId?: number;
  readonly companyId?: string;
}

/** The columns of an address that follow from the record it belongs to. */
const sourceColumns = [
  ...["address_type", "address_name", "customer_id", "address1", "address2", "address3", "city", "state"],
  ...["postal_code", "country", "phone", "email_address", "status_cd"],
] as const;

const columns = `source_type, source_id, ${sourceColumns.join(", ")}`;

/** A select of what the part of the address book follows from: ship-tos, locations, companies and vendors. */
function addressSources(scope: AddressScope): Sql {
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
