import sql, { empty, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { branchDay, holdsOn } from "../../platform/settings/branch-day.ts";
import { breaksPer, siteCurrency } from "../../platform/settings/setting-value.ts";
import { compactCode } from "../../values/compact-code.ts";
import { foundItem, type ItemNames } from "./item-query.ts";
import type { PriceAsk, PriceInputs } from "./price-inputs.ts";

/** For whom, when and where to prices hold; SQL expressions, so that a larger query can join its own columns. */
export interface PriceScope {
  readonly customerId: Sql;
  readonly shipToId: Sql;
  readonly companyId: Sql;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly at: Sql;
}

/**
 * The rows of the asks, for {@link priceInputsQuery}: `position` from 1, `inv_mast_uid`, `item_id`, `item_code`.
 */
export function askedItems(asks: readonly PriceAsk[]): Sql {
  // Inside subqueries the arrays' lengths do not tempt the planner into planning anew for every call.
  return sql`
    select position, inv_mast_uid, item_id, item_code
    from unnest(
      (select ${asks.map((ask) => ask.invMastUid ?? null)}::bigint[]),
      (select ${asks.map((ask) => ask.itemId?.trim() ?? null)}::text[]),
      (select ${asks.map((ask) => (ask.itemId && compactCode(ask.itemId)) || null)}::text[])
    ) with ordinality as asked (inv_mast_uid, item_id, item_code, position)`;
}

/**
 * A query that answers one {@link PriceInputs} for each asked row: it reads everything that prices depend on, however
 * many items there are. `more` adds members to the item's object: `, 'name', expression` over `i`.
 */
export function priceInputsQuery(
  site: string,
  asked: Sql,
  scope: PriceScope,
  more: Sql = empty,
  names: ItemNames = "any",
): Sql {
  return sql`
    select a.position as "position", coalesce(found.matches, '{}') as "matches",
      c.customer_id is not null as "customerFound",
      case when i.inv_mast_uid is null then null else json_build_object(
        ${itemColumns(site)}, 'priceClass', coalesce(c.price_class, 0), 'customerId', coalesce(c.customer_id, 0),
        'currency', ${siteCurrency(sql`${site}`)},
        'breaks', (${breaks(site)}),
        'breaksPer', ${breaksPer(sql`${site}`)}, 'contractLines', (${contracts(site, scope)})
        ${more}
      ) end as "item"
    from (${asked}) a
    join site s on s.site_id = ${site}
    left join customer c on c.site_id = ${site} and c.customer_id = ${scope.customerId} and c.delete_flag = 'N'
    cross join (select ${branchDay(sql`${site}`, scope.customerId, scope.at)} as today offset 0) d
    left join lateral (${foundItem(site, scope.customerId, names)}) found on true
    left join item i on i.site_id = ${site} and i.inv_mast_uid = found.inv_mast_uid
    order by a.position`;
}

/** What prices depend on of the item `i` alone, as members of a JSON object. */
export function itemColumns(site: string): Sql {
  return sql`
    'invMastUid', i.inv_mast_uid, 'itemId', i.item_id, 'itemDesc', i.item_desc,
    'baseUnit', i.base_unit, 'sellingUnit', i.default_selling_unit,
    'listPrice', i.list_price, 'standardPrice', i.std_price, 'cost', i.cost,
    'classPrices', json_build_array(i.price1, i.price2, i.price3, i.price4, i.price5,
      i.price6, i.price7, i.price8, i.price9, i.price10),
    'weight', i.weight, 'taxable', i.taxable = 'Y', 'taxClass', i.tax_class,
    'discontinued', i.discontinued = 'Y', 'online', i.display_on_web_flag = 'Y' and i.online_cd = 704,
    'units', (${units(site)})`;
}

function units(site: string): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
      'unitOfMeasure', u.unit_of_measure, 'unitSize', u.unit_size,
      'sold', u.selling_unit = 'Y' and u.b2b_unit_flag = 'Y',
      'minimumOrderQty', u.minimum_order_qty, 'orderMultiple', u.order_multiple
    ) order by u.unit_size, u.unit_of_measure), '[]')
    from item_uom u
    where u.site_id = ${site} and u.inv_mast_uid = i.inv_mast_uid and u.delete_flag = 'N'`;
}

/** The members of a JSON object for the quantity break `b`. */
export const breakColumns: Sql = sql`
  'breakQty', b.break_qty, 'maxQty', b.max_qty, 'discountPercent', b.discount_percent`;

function breaks(site: string): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(${breakColumns}) order by b.break_qty), '[]')
    from price_break b
    where b.site_id = ${site} and b.inv_mast_uid = i.inv_mast_uid
      and b.price_class in (0, coalesce(c.price_class, 0)) and ${holdsOn(sql`d.today`, sql`b.start_date`, sql`b.end_date`)}`;
}

function contracts(site: string, scope: PriceScope): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
      ${contractColumns}, 'endDate', to_char(least(h.end_date, l.expiration_date), 'YYYY-MM-DD HH24:MI:SS')
    ) order by l.job_price_line_uid), '[]')
    from job_price_line l
    join job_price_hdr h on h.site_id = l.site_id and h.job_price_hdr_uid = l.job_price_hdr_uid
    where l.site_id = ${site} and l.inv_mast_uid = i.inv_mast_uid and h.customer_id = c.customer_id
      and l.status_cd = 704 and h.approved = 'Y' and h.cancelled = 'N' and h.currency = ${siteCurrency(sql`h.site_id`)}
      and (l.ship_to_id is null or l.ship_to_id = ${scope.shipToId})
      and (h.company_id is null or ${scope.companyId} is null or h.company_id = ${scope.companyId})
      and ${holdsOn(sql`d.today`, sql`h.start_date`, sql`h.end_date`)}
      and ${holdsOn(sql`d.today`, sql`null::timestamp`, sql`l.expiration_date`)}`;
}

/**
 * Base units in the unit of a contract line `l`, as an expression: what the item says, where it has that unit; else what
 * the contract says.
 */
export const contractUnitSize: Sql = sql`(
  select coalesce(min(u.unit_size), min(case when upper(b.base_unit) = upper(l.uom) then 1 end), l.unit_size)
  from item b left join item_uom u on u.site_id = b.site_id and u.inv_mast_uid = b.inv_mast_uid
    and u.delete_flag = 'N' and upper(u.unit_of_measure) = upper(l.uom)
  where b.site_id = l.site_id and b.inv_mast_uid = l.inv_mast_uid)`;

/** The members of a JSON object for the line `l` of the contract `h`. */
export const contractColumns: Sql = sql`
  'jobPriceLineUid', l.job_price_line_uid, 'jobNo', h.job_no, 'pricingMethod', l.pricing_method, 'price', l.price,
  'uom', l.uom, 'unitSize', ${contractUnitSize}, 'minQty', l.min_qty, 'baseQtyOrdered', l.base_qty_ordered,
  'qtyMaximum', l.qty_maximum, 'discountPercent', l.discount_percent, 'marginPercent', l.margin_percent,
  'costBasis', l.cost_basis`;

/** For whom, when and where to prices hold. */
export interface PriceFor {
  readonly customerId: number;
  readonly shipToId?: number | undefined;
  readonly companyId?: string | undefined;
  /** `YYYY-MM-DD HH:mm:ss`, UTC; without it now. */
  readonly at?: string | undefined;
}

/** The scope of plain values. */
export function priceScope({ customerId, shipToId, companyId, at }: PriceFor): PriceScope {
  return {
    customerId: sql`${customerId}::numeric`,
    shipToId: sql`${shipToId ?? null}::bigint`,
    companyId: sql`${companyId ?? null}::text`,
    at: at === undefined ? sql`localtimestamp` : sql`${at}::timestamp`,
  };
}

/**
 * Reads everything that the prices of any number of items depend on, in ONE statement; answers one row per ask, in
 * their order. Whether the customer may be seen is the caller's business.
 *
 * @example
 * const [inputs] = await readPriceInputs(db, "demo", { customerId: 100200 }, [{ itemId: "HB-M8-40" }]);
 */
export function readPriceInputs(
  db: Queryable,
  site: string,
  scope: PriceFor,
  asks: readonly PriceAsk[],
): Promise<PriceInputs[]> {
  return db.query<PriceInputs>(priceInputsQuery(site, askedItems(asks), priceScope(scope)));
}
