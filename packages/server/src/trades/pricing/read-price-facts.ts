import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { breaksPer, settingText, siteCurrency } from "../../platform/settings/setting-value.ts";
import { foundItem } from "./item-query.ts";
import type { ContractLine, ItemPricing, PriceAsk, QuantityBreak } from "./price-inputs.ts";
import { askedItems, breakColumns, contractColumns, itemColumns } from "./read-price-inputs.ts";

/** Days that something holds, as stored: from the first moment of its first day to the last of its last. */
export interface Dated {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

type DatedBreak = QuantityBreak & Dated & { readonly priceClass: number };

/** A contract's line, for whatever day, ship-to and company. */
export type DatedContract = Omit<ContractLine, "endDate"> & {
  readonly header: Dated;
  readonly expirationDate: string | null;
  readonly shipToId: number | null;
  readonly companyId: string | null;
  readonly currency: string;
};

/** An item's part of its price, for whatever customer and day. */
export type ItemFacts = Omit<
  ItemPricing,
  "priceClass" | "customerId" | "currency" | "breaksPer" | "breaks" | "contractLines"
> & { readonly breaks: readonly DatedBreak[] };

/** A customer's part of their prices, and what they have agreed so far as it was read. */
export interface CustomerFacts {
  readonly customerId: number;
  readonly priceClass: number;
  /** Of the customer's branch. */
  readonly zone: string;
  readonly currency: string;
  readonly breaksPer: "line" | "item";
  /** By item; what is not here was not read. */
  readonly contracts: Map<number, readonly DatedContract[]>;
}

/** What a customer's prices depend on; undefined for one that does not exist. */
export function readCustomer(
  db: Queryable,
  site: string,
  customerId: number,
): Promise<Omit<CustomerFacts, "contracts"> | undefined> {
  return db.first(sql`
    select c.customer_id as "customerId", coalesce(c.price_class, 0) as "priceClass",
      coalesce((
        select n.timezone from location n where n.site_id = ${site} and n.location_id = coalesce(
          c.default_location_id, ${settingText(sql`${site}`, "core", "defaultLocationId")}::bigint)), 'UTC') as zone,
      ${siteCurrency(sql`${site}`)} as currency, ${breaksPer(sql`${site}`)} as "breaksPer"
    from customer c where c.site_id = ${site} and c.customer_id = ${customerId}::numeric and c.delete_flag = 'N'`);
}

/** What prices depend on of the items that asks name, one for each. */
export function readItems(
  db: Queryable,
  site: string,
  customerId: number,
  asks: readonly PriceAsk[],
): Promise<{ item: ItemFacts | null; matches: string[] }[]> {
  return db.query(sql`
    select coalesce(found.matches, '{}') as matches,
      case when i.inv_mast_uid is null then null else json_build_object(${itemColumns(site)}, 'breaks', (
        select coalesce(json_agg(json_build_object(${breakColumns}, 'priceClass', b.price_class,
          'startDate', ${dateText(sql`b.start_date`)}, 'endDate', ${dateText(sql`b.end_date`)}) order by b.break_qty), '[]')
        from price_break b where b.site_id = ${site} and b.inv_mast_uid = i.inv_mast_uid)) end as item
    from (${askedItems(asks)}) a
    left join lateral (${foundItem(site, sql`${customerId}::numeric`)}) found on true
    left join item i on i.site_id = ${site} and i.inv_mast_uid = found.inv_mast_uid
    order by a.position`);
}

/** What a customer has agreed for items. */
export function readContracts(
  db: Queryable,
  site: string,
  customerId: number,
  uids: readonly number[],
): Promise<(DatedContract & { invMastUid: number })[]> {
  return db
    .query<{ line: DatedContract & { invMastUid: number } }>(sql`
      select json_build_object(${contractColumns}, 'invMastUid', l.inv_mast_uid, 'shipToId', l.ship_to_id, 'companyId', h.company_id, 'currency', h.currency,
        'expirationDate', ${dateText(sql`l.expiration_date`)},
        'header', json_build_object('startDate', ${dateText(sql`h.start_date`)}, 'endDate', ${dateText(sql`h.end_date`)})) as line
      from job_price_hdr h join job_price_line l on l.site_id = h.site_id and l.job_price_hdr_uid = h.job_price_hdr_uid
      where h.site_id = ${site} and h.customer_id = ${customerId}::numeric and h.approved = 'Y' and h.cancelled = 'N'
        and l.status_cd = 704 and l.inv_mast_uid = any((select ${[...uids]}::bigint[])::bigint[])
      order by l.job_price_line_uid`)
    .then((rows) => rows.map(({ line }) => line));
}

function dateText(date: Sql): Sql {
  return sql`to_char(${date}, 'YYYY-MM-DD HH24:MI:SS')`;
}
