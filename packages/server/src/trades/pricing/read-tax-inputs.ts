import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { siteCurrency } from "../../platform/settings/setting-value.ts";
import { foundItem } from "./item-query.ts";
import type { PriceAsk } from "./price-inputs.ts";
import { askedItems } from "./read-price-inputs.ts";
import type { TaxInputs } from "./tax-inputs.ts";

/** Who buys and where it goes; SQL expressions, so that a larger query can join its own columns. */
export interface TaxScope {
  readonly customerId: Sql;
  readonly shipToId: Sql;
  readonly state: Sql;
  readonly postalCode: Sql;
  readonly country: Sql;
  readonly at: Sql;
}

/** A query that answers the {@link TaxInputs} of a destination, in one row. */
export function taxInputsQuery(site: string, scope: TaxScope): Sql {
  return sql`
    select c.customer_id is not null as "customerFound", coalesce(c.customer_id, ${scope.customerId}) as "customerId",
      coalesce(c.taxable_flag, 'Y') = 'Y' as "customerTaxable", coalesce(t.tax_exempt_flag, 'N') = 'Y' as "shipToExempt",
      t.ship_to_id is not null as "shipToFound", w.country as "country",
      w.state as "state", coalesce(w.postal_code, '') as "postalCode",
      ${siteCurrency(sql`${site}`)} as "currency",
      (${jurisdictions(site, scope)}) as "jurisdictions", (${exemptions(site, scope)}) as "exemptions"
    from (select ${scope.state} as state, ${scope.postalCode} as postal_code, ${scope.country} as country) w
    left join customer c on c.site_id = ${site} and c.customer_id = ${scope.customerId} and c.delete_flag = 'N'
    left join ship_to t on t.site_id = ${site} and t.customer_id = c.customer_id and t.ship_to_id = ${scope.shipToId}`;
}

function jurisdictions(site: string, { at }: TaxScope): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
      'jurisdictionName', j.jurisdiction_name, 'jurisdictionLevel', j.jurisdiction_level, 'taxRate', j.tax_rate,
      'taxClass', j.tax_class, 'taxFreight', j.tax_freight = 'Y'
    ) order by array_position(array['country', 'state', 'county', 'city', 'district'], j.jurisdiction_level),
      j.tax_jurisdiction_uid), '[]')
    from tax_jurisdiction j
    where j.site_id = ${site} and j.country = w.country and (j.state is null or j.state = w.state)
      and (j.postal_code_from is null
        or left(w.postal_code, length(j.postal_code_from)) collate "C" >= j.postal_code_from)
      and (j.postal_code_to is null
        or left(w.postal_code, length(j.postal_code_to)) collate "C" <= j.postal_code_to)
      and (j.start_date is null or j.start_date <= ${at}) and (j.end_date is null or j.end_date::date >= ${at}::date)`;
}

function exemptions(site: string, { at }: TaxScope): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
      'taxClass', e.tax_class, 'certificateNo', e.certificate_no, 'reason', e.reason
    ) order by e.tax_class nulls first, e.tax_exemption_uid), '[]')
    from tax_exemption e
    where e.site_id = ${site} and e.customer_id = c.customer_id and (e.state is null or e.state = w.state)
      and (e.start_date is null or e.start_date <= ${at}) and (e.end_date is null or e.end_date::date >= ${at}::date)`;
}

/** Where goods go, in plain values. */
export interface TaxDestination {
  /** Null for nobody in particular. */
  readonly customerId: number | null;
  readonly shipToId?: number | undefined;
  readonly state?: string | undefined;
  /** Undefined for the place of the customer's ship-to. */
  readonly postalCode: string | undefined;
  readonly country: string;
  /** `YYYY-MM-DD HH:mm:ss`, UTC; without it now. */
  readonly at?: string | undefined;
}

/** What the tables say of an item's tax. */
export interface ItemTax {
  readonly position: number;
  readonly matches: readonly string[];
  readonly taxable: boolean | null;
  readonly taxClass: string | null;
}

/** What was read for a destination, with the items' own tax fields. */
export interface ReadTaxInputs extends TaxInputs {
  readonly country: string;
  readonly shipToFound: boolean;
  readonly items: readonly ItemTax[];
}

/**
 * Reads everything that the tax of a sale depends on, with the items' own tax fields, in ONE statement.
 *
 * @example
 * const inputs = await readTaxInputs(db, "demo", { customerId: 100200, state: "OH", postalCode: "43610", country: "US" }, items);
 */
export async function readTaxInputs(
  db: Queryable,
  site: string,
  destination: TaxDestination,
  items: readonly Pick<PriceAsk, "invMastUid" | "itemId">[] = [],
): Promise<ReadTaxInputs> {
  const scope = taxScope(site, destination);
  const row = await db.first<ReadTaxInputs>(sql`
    select d.*, (
      select coalesce(json_agg(json_build_object('position', a.position, 'matches', coalesce(found.matches, '{}'),
        'taxable', i.taxable = 'Y', 'taxClass', i.tax_class) order by a.position), '[]')
      from (${askedItems(items)}) a
      left join lateral (${foundItem(site, scope.customerId)}) found on true
      left join item i on i.site_id = ${site} and i.inv_mast_uid = found.inv_mast_uid
    ) as "items"
    from (${taxInputsQuery(site, scope)}) d`);
  if (!row) throw new Error("The tax tables answered no row, though the query always makes one.");
  return row;
}

function taxScope(site: string, { customerId, shipToId, state, postalCode, country, at }: TaxDestination): TaxScope {
  const [customer, shipTo] = [sql`${customerId}::numeric`, sql`${shipToId ?? null}::bigint`];
  const ofShipTo = (column: Sql) =>
    sql`(select ${column} from ship_to s where s.site_id = ${site} and s.customer_id = ${customer} and s.ship_to_id = ${shipTo})`;
  const isShipTo = postalCode === undefined;
  return {
    customerId: customer,
    shipToId: shipTo,
    state: isShipTo ? ofShipTo(sql`s.state`) : sql`${state ?? null}::text`,
    postalCode: isShipTo ? ofShipTo(sql`s.postal_code`) : sql`${postalCode}::text`,
    country: isShipTo ? ofShipTo(sql`s.country`) : sql`${country}::text`,
    at: at === undefined ? sql`localtimestamp` : sql`${at}::timestamp`,
  };
}
