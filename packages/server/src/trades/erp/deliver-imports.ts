import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { OrderDocument } from "../orders/index.ts";
import { correctedColumns, correctedOwn, correctedValues } from "./order-columns.ts";
import { type OrderFacts, orderProblems } from "./order-problems.ts";

/** Which imports are handed over. */
export interface DeliverySelection {
  /** This one, whoever else is at it; without it the longest waiting that nobody else is at. */
  readonly importUid?: number;
  /** At most so many; default 50. */
  readonly limit?: number;
}

interface WaitingImport {
  readonly importUid: number;
  readonly document: OrderDocument;
}

/**
 * Hands orders over to the ERP that this server is itself: each is checked against customers, addresses and items. One
 * that fits is delivered, and the order takes over what was corrected in its document; one that does not is put on hold
 * with the reasons. Three statements however many there are; answers how many were taken up.
 *
 * Call it in a transaction. Two at once share the work; after a crash everything is as before.
 */
export async function deliverImports(db: Queryable, site: string, selection: DeliverySelection = {}): Promise<number> {
  const waiting = await waitingImports(db, site, selection);
  if (waiting.length === 0) return 0;
  const factsOf = await readFacts(db, site, waiting);
  await storeOutcomes(
    db,
    site,
    waiting.map(({ importUid, document }) => ({ importUid, problems: orderProblems(document, factsOf(document)) })),
  );
  return waiting.length;
}

/** What this server hands over itself, of the records `r` with their schedules `m`. */
export const isWaiting = sql`r.import_state = 'initial' and r.import_status_cd = 704
  and r.json_data ? 'impOeHdr' and coalesce(m.delivery, 'embedded') = 'embedded' and coalesce(m.status_cd, 704) = 704`;

function waitingImports(
  db: Queryable,
  site: string,
  { importUid, limit = 50 }: DeliverySelection,
): Promise<WaitingImport[]> {
  const which: Sql = importUid === undefined ? sql`true` : sql`r.import_uid = ${importUid}`;
  const lock = importUid === undefined ? sql`for update of r skip locked` : sql`for update of r`;
  return db.query(sql`
    select r.import_uid as "importUid", r.json_data as document
    from import_record r
    left join scheduled_import_master m on m.site_id = r.site_id and m.scheduled_import_master_uid = r.scheduled_import_master_uid
    where r.site_id = ${site} and ${which} and ${isWaiting}
    order by r.state_since, r.import_uid limit ${limit} ${lock}`);
}

interface FactRows {
  readonly orders: readonly { readonly orderNo: number; readonly status: string }[];
  readonly customers: readonly {
    readonly customerId: number;
    readonly creditHold: boolean;
    readonly poNoRequired: boolean;
  }[];
  readonly shipTos: readonly { readonly shipToId: number; readonly customerId: number }[];
  readonly items: readonly { readonly invMastUid: number; readonly units: readonly string[] }[];
}

async function readFacts(
  db: Queryable,
  site: string,
  waiting: readonly WaitingImport[],
): Promise<(document: OrderDocument) => OrderFacts> {
  const documents = waiting.map(({ document }) => document);
  const headers = documents.map(({ impOeHdr }) => impOeHdr);
  const customers = [...new Set(headers.map(({ customerId }) => customerId))];
  const shipTos = [...new Set(headers.flatMap(({ shipToId }) => shipToId ?? []))];
  const items = [...new Set(headers.flatMap(({ lines }) => lines.map(({ invMastUid }) => invMastUid)))];
  const rows = await db.first<FactRows>(sql`
    select (
      select coalesce(json_agg(json_build_object('orderNo', o.order_no, 'status', case when o.cancel_flag = 'Y' then 'cancelled' else o.status end)), '[]')
      from order_hdr o where o.site_id = ${site} and o.order_no = any(${documents.map(({ orderNo }) => orderNo)}::bigint[]) and o.delete_flag = 'N'
    ) as orders, (
      select coalesce(json_agg(json_build_object('customerId', c.customer_id, 'creditHold', c.credit_hold = 'Y', 'poNoRequired', c.po_no_required = 'Y')), '[]')
      from customer c where c.site_id = ${site} and c.customer_id = any(${customers}::numeric[]) and c.delete_flag = 'N'
    ) as customers, (
      select coalesce(json_agg(json_build_object('shipToId', t.ship_to_id, 'customerId', t.customer_id)), '[]')
      from ship_to t where t.site_id = ${site} and t.ship_to_id = any(${shipTos}::bigint[]) and t.delete_flag = 'N'
    ) as "shipTos", (
      select coalesce(json_agg(json_build_object('invMastUid', i.inv_mast_uid, 'units', array(
        select u.unit_of_measure from item_uom u
        where u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid and u.delete_flag = 'N' order by u.unit_size, u.unit_of_measure))), '[]')
      from item i where i.site_id = ${site} and i.inv_mast_uid = any(${items}::bigint[]) and i.delete_flag = 'N' and i.status_cd <> 700
    ) as items`);
  if (!rows) throw new Error("A statement without a table answered no row.");
  return factsBy(rows);
}

function factsBy(rows: FactRows): (document: OrderDocument) => OrderFacts {
  const status = new Map(rows.orders.map((order) => [order.orderNo, order.status]));
  const customers = new Map(rows.customers.map((customer) => [customer.customerId, customer]));
  const owners = new Map(rows.shipTos.map(({ shipToId, customerId }) => [shipToId, customerId]));
  const units = new Map(rows.items.map((item) => [item.invMastUid, item.units]));
  return ({ orderNo, impOeHdr: { customerId, shipToId } }) => ({
    orderStatus: status.get(orderNo),
    customer: customers.get(customerId),
    shipToCustomerId: shipToId === null ? undefined : owners.get(shipToId),
    units,
  });
}

/** What a record's results hold at most. */
const longestResult = 4000;

interface Outcome {
  readonly importUid: number;
  readonly problems: readonly string[];
}

/** Stores what became of each, and lets the orders of the delivered take over what was corrected. */
async function storeOutcomes(db: Queryable, site: string, outcomes: readonly Outcome[]): Promise<void> {
  const uids = outcomes.map(({ importUid }) => importUid);
  const reasons = outcomes.map(({ problems }) => problems.join(" ").slice(0, longestResult));
  await db.execute(sql`
    with result as (
      select * from unnest((select ${uids}::bigint[]), (select ${reasons}::text[])) as t (import_uid, reason)
    ), sent as materialized (
      select (r.json_data ->> 'orderNo')::bigint as order_no, r.json_data -> 'impOeHdr' as h, (
          select s ->> 'salesrepId' from jsonb_array_elements(r.json_data -> 'impOeHdrSalesrep') s
          where s ->> 'primarySalesrep' = 'Y' limit 1) as sales_rep_id
      from import_record r join result on result.import_uid = r.import_uid and result.reason = ''
      where r.site_id = ${site}
    ), taken as (
      update order_hdr o set (${correctedColumns}) = row(${correctedValues}), date_last_modified = localtimestamp(0)
      from sent
      where o.site_id = ${site} and o.order_no = sent.order_no and o.status in ('open', 'held', 'picking')
        and (${correctedOwn}) is distinct from (${correctedValues})
    )
    update import_record r set attempts = r.attempts + 1, date_last_modified = localtimestamp(0),
      import_state = case when result.reason = '' then 'delivered' else 'hold' end, state_since = localtimestamp(0),
      date_delivered = case when result.reason = '' then localtimestamp(0) end,
      import_results = case when result.reason = '' then 'Taken over as order ' || (r.json_data ->> 'orderNo') || '.' else result.reason end
    from result where r.site_id = ${site} and r.import_uid = result.import_uid`);
}
