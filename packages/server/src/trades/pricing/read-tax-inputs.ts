import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { branchDay, holdsOn } from "../../platform/settings/branch-day.ts";
import { siteCurrency } from "../../platform/settings/setting-value.ts";
import { cityAbbreviations } from "../../providers/addresses/city-names.ts";
import { stateByCode } from "../../values/places/canonical-place.ts";
import { foundItem } from "./item-query.ts";
import type { PriceAsk } from "./price-inputs.ts";
import { askedItems } from "./read-price-inputs.ts";
import type { TaxInputs } from "./tax-inputs.ts";

/** Who buys and where it goes; SQL expressions, so that a larger query can join its own columns. */
export interface TaxScope extends Destination {
  readonly customerId: Sql;
  readonly shipToId: Sql;
  /** The day whose rates and exemptions count. */
  readonly today: Sql;
}

/** A query that answers the {@link TaxInputs} of a destination, its country and the day whose rates count, in one row. */
export function taxInputsQuery(site: string, scope: TaxScope): Sql {
  return sql`
    select c.customer_id is not null as "customerFound", coalesce(c.customer_id, ${scope.customerId}) as "customerId",
      coalesce(c.taxable_flag, 'Y') = 'Y' as "customerTaxable", coalesce(t.tax_exempt_flag = 'Y' and ${isAtShipTo(destination, sql`t`)}, false) as "shipToExempt",
      t.ship_to_id is not null as "shipToFound", coalesce(w.country, 'US') as "country",
      w.said_state as "state", coalesce(w.postal_code, '') as "postalCode", to_char(w.today, 'YYYY-MM-DD') as "day",
      ${siteCurrency(sql`${site}`)} as "currency",
      (${jurisdictions(site)}) as "jurisdictions", (${exemptions(site)}) as "exemptions"
    from (select ${scope.address1 ?? nothing} as address1, ${scope.city ?? nothing} as city, ${scope.state} as said_state, coalesce(${scope.rateState ?? nothing}, ${scope.state}) as state,
      ${scope.postalCode} as postal_code, ${scope.country} as country, ${scope.today} as today offset 0) w
    left join customer c on c.site_id = ${site} and c.customer_id = ${scope.customerId} and c.delete_flag = 'N'
    left join ship_to t on t.site_id = ${site} and t.customer_id = c.customer_id and t.ship_to_id = ${scope.shipToId}`;
}

const nothing = sql`null::text`;

const destination = {
  address1: sql`w.address1`,
  city: sql`w.city`,
  state: sql`w.said_state`,
  rateState: sql`w.state`,
  postalCode: sql`w.postal_code`,
  country: sql`w.country`,
};

/** Postal codes are compared without blanks. */
function jurisdictions(site: string): Sql {
  const plain = (text: Sql) => sql`upper(replace(${text}, ' ', ''))`;
  const [code, from, to] = [plain(sql`w.postal_code`), plain(sql`j.postal_code_from`), plain(sql`j.postal_code_to`)];
  return sql`
    select coalesce(json_agg(json_build_object(
      'jurisdictionName', j.jurisdiction_name, 'jurisdictionLevel', j.jurisdiction_level, 'taxRate', j.tax_rate,
      'taxClass', j.tax_class, 'taxFreight', j.tax_freight = 'Y'
    ) order by array_position(array['country', 'state', 'county', 'city', 'district'], j.jurisdiction_level),
      j.tax_jurisdiction_uid), '[]')
    from tax_jurisdiction j
    where j.site_id = ${site} and j.country = w.country and (j.state is null or lower(j.state) = lower(w.state))
      and (j.postal_code_from is null
        or left(${code}, length(${from})) collate "C" >= ${from})
      and (j.postal_code_to is null
        or left(${code}, length(${to})) collate "C" <= ${to})
      and ${holdsOn(sql`w.today`, sql`j.start_date`, sql`j.end_date`)}`;
}

function exemptions(site: string): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
      'taxClass', e.tax_class, 'certificateNo', e.certificate_no, 'reason', e.reason
    ) order by e.tax_class nulls first, e.tax_exemption_uid), '[]')
    from tax_exemption e
    where e.site_id = ${site} and e.customer_id = c.customer_id and (e.state is null or lower(e.state) = lower(w.state))
      and ${holdsOn(sql`w.today`, sql`e.start_date`, sql`e.end_date`)}`;
}

/** Where goods go, in plain values. */
export interface TaxDestination {
  /** Null for nobody in particular. */
  readonly customerId: number | null;
  readonly shipToId?: number | undefined;
  readonly address1?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** Undefined for the place of the customer's ship-to. */
  readonly postalCode: string | undefined;
  readonly country: string;
  /** A day, `YYYY-MM-DD HH:mm:ss`, whatever its time; without it today, by the zone of the customer's branch. */
  readonly date?: string | undefined;
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
  /** `YYYY-MM-DD`: the day whose rates count. */
  readonly day: string;
  readonly shipToFound: boolean;
  readonly items: readonly ItemTax[];
}

/**
 * Reads everything that the tax of a sale depends on, with the items' own tax fields, in ONE statement; one more where
 * the state is none, or missing, and the postal code says which it is.
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
  const inputs = await readTaxScope(db, site, scope, items);
  const rateState = stateByCode(inputs);
  return rateState === undefined
    ? inputs
    : readTaxScope(db, site, { ...scope, rateState: sql`${rateState}::text` }, items);
}

async function readTaxScope(
  db: Queryable,
  site: string,
  scope: TaxScope,
  items: readonly Pick<PriceAsk, "invMastUid" | "itemId">[],
): Promise<ReadTaxInputs> {
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

function taxScope(site: string, { customerId, shipToId, date, ...place }: TaxDestination): TaxScope {
  const { address1, city, state, postalCode, country } = place;
  const [customer, shipTo] = [sql`${customerId}::numeric`, sql`${shipToId ?? null}::bigint`];
  const ofShipTo = (column: Sql) =>
    sql`(select ${column} from ship_to s where s.site_id = ${site} and s.customer_id = ${customer} and s.ship_to_id = ${shipTo})`;
  const isShipTo = postalCode === undefined;
  return {
    customerId: customer,
    shipToId: shipTo,
    address1: sql`${address1 || null}::text`,
    city: sql`${city || null}::text`,
    state: isShipTo ? ofShipTo(sql`s.state`) : sql`${state ?? null}::text`,
    postalCode: isShipTo ? ofShipTo(sql`s.postal_code`) : sql`${postalCode}::text`,
    country: isShipTo ? ofShipTo(sql`s.country`) : sql`${country}::text`,
    today: date === undefined ? branchDay(sql`${site}`, customer) : sql`${date}::timestamp::date`,
  };
}

/** Where goods go, in its one spelling (`canonicalPlace`): SQL expressions of text, null for what was not said. */
interface Destination {
  readonly address1?: Sql | undefined;
  readonly city?: Sql | undefined;
  /** As it was said. */
  readonly state: Sql;
  /** The state that the postal code lies in, where what was said is none (`stateByCode`): its rates count. */
  readonly rateState?: Sql | undefined;
  readonly postalCode: Sql;
  readonly country: Sql;
}

/**
 * The condition that goods go where a ship-to is: nothing that was said differs from its address, but for case, blanks,
 * punctuation, how a street's kind (Street, St.) and a city's (Saint, St.) are written, and the last four digits of a ZIP code. What is agreed for
 * the ship-to – its exemption, its contracts – holds for nothing else.
 *
 * @param alias the table `ship_to`
 * @example
 * isAtShipTo({ state: sql`w.state`, postalCode: sql`w.postal_code`, country: sql`w.country` }, sql`t`)
 */
export function isAtShipTo(place: Destination, alias: Sql): Sql {
  const { address1, city, state, rateState, postalCode, country } = place;
  const zip = (code: Sql) =>
    sql`upper(regexp_replace(regexp_replace(${code}, '^(\\d{5})-\\d{4}$', '\\1'), '[[:space:]-]', '', 'g'))`;
  const pairs = [
    ...(address1 ? [[sql`place_street(${address1})`, sql`place_street(${alias}.address1)`] as const] : []),
    ...(city ? [[plain(city), plain(sql`${alias}.city`)] as const] : []),
    [zip(postalCode), zip(sql`${alias}.postal_code`)] as const,
    [country, sql`${alias}.country`] as const,
  ];
  const states = [state, ...(rateState ? [rateState] : [])].map(
    (said) => [sql`lower(${said})`, sql`lower(${alias}.state)`] as const,
  );
  const same = ([said, own]: readonly [Sql, Sql]) => sql`coalesce(${said} = coalesce(${own}, ''), true)`;
  return sql`(${join(states.map(same), " or ")}) and ${join(pairs.map(same), " and ")}`;
}

/** A city as it is compared: `Saint Louis` is `St. Louis`. */
function plain(text: Sql): Sql {
  const whole = Object.entries(cityAbbreviations).reduce(
    (name, [short, long]) => sql`regexp_replace(${name}, ${`\\m${short}\\M`}, ${long}, 'g')`,
    sql`lower(${text})`,
  );
  return sql`regexp_replace(${whole}, '[[:space:][:punct:]]+', '', 'g')`;
}
