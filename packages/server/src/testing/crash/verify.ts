import sql, { join, type Sql } from "sql-template-tag";
import type { Database } from "../../platform/db/database.ts";
import { checkReferences } from "../../platform/db/orphans.ts";
import { orderSource } from "../../trades/customers/order-rows.ts";
import { binSums } from "../../trades/inventory/bin-sums.ts";
import { stockSums } from "../../trades/inventory/stock-sums.ts";
import { stockroomDifferences } from "../../trades/vmi/stockroom-ledger.ts";
import type { Kind } from "./work.ts";

/** Every write of the round that may be in the database: `order ORD-7`, and whether its answer came. */
export type Written = ReadonlyMap<string, boolean>;

/** What the database says after a round. */
export interface Findings {
  /** How many of the round's writes are there. */
  readonly found: number;
  /** A sentence for each write that is lost, doubled or half done, and for what does not add up. */
  readonly faults: readonly string[];
}

const documents = sql`
  select kind, reference_no as marker, count(*) as times from warehouse_document
  where site_id = 'demo' and reference_no like 'M-%' group by kind, reference_no`;

/** Writes by kind and marker, with how often they are there. Of movements every part has one. */
const writes: readonly Sql[] = [
  documents,
  sql`select 'order' as kind, po_no as marker, count(*) as times from order_hdr where site_id = 'demo' and po_no like 'M-%' group by po_no`,
  sql`select 'restock' as kind, po_number as marker, count(*) as times from vmi_restock_hdr where site_id = 'demo' and po_number like 'M-%' group by po_number`,
  sql`
    select 'receive' as kind, h.po_number as marker, count(*) / 3.0 as times from vmi_movement m
    join vmi_restock_hdr h on h.site_id = m.site_id and h.restock_hdr_uid = m.restock_hdr_uid
    where m.site_id = 'demo' and m.movement_type = 'receive' and h.po_number like 'M-%' group by h.po_number`,
  sql`
    select 'usage' as kind, job_description as marker, count(*) / 3.0 as times from vmi_movement
    where site_id = 'demo' and movement_type = 'usage' and job_description like 'M-%' group by job_description`,
  sql`select 'user' as kind, username as marker, count(*) as times from users where site_id = 'demo' and username like 'M-%' group by username`,
  sql`select 'brand' as kind, brands_name as marker, count(*) as times from brand where site_id = 'demo' and brands_name like 'M-%' group by brands_name`,
];

/** Documents that are there in part, or whose parts say different things. */
const halves: readonly Sql[] = [
  sql`
    select 'order' as what, o.po_no as marker from order_hdr o
    left join checkout k on k.site_id = o.site_id and k.checkout_uid = o.checkout_uid
    left join cart_hdr c on c.site_id = k.site_id and c.cart_hdr_uid = k.cart_hdr_uid
    cross join lateral (
      select count(*) as lines, sum(l.qty_allocated) as allocated, sum(l.qty_backordered) as backordered,
        sum(l.quantity * l.unit_size) as ordered,
        sum(l.quantity) as quantity, sum(l.extended_price) as subtotal
      from order_line l where l.site_id = o.site_id and l.order_no = o.order_no
    ) l
    cross join lateral (
      select count(*) as lines, sum(n.quantity) as quantity from cart_line n where n.site_id = c.site_id and n.cart_hdr_uid = c.cart_hdr_uid
    ) n
    cross join lateral (
      select sum(m.allocated_change) as allocated, sum(m.backordered_change) as backordered,
        count(distinct m.inv_mast_uid) as items from stock_movement m
      where m.site_id = o.site_id and m.reference_type = 'order' and m.reference_no = o.order_no::text
    ) m
    where o.site_id = 'demo' and o.po_no like 'M-%' and not coalesce(
      l.lines = 5 and l.quantity = 5 and n.lines = 5 and n.quantity = 5 and l.subtotal = o.subtotal and m.items = 5
      and m.allocated = l.allocated and m.backordered = l.backordered and l.allocated + l.backordered = l.ordered and k.order_no = o.order_no and k.status_cd = 705 and c.status_cd = 705, false)`,
  sql`
    select 'checkout without its order' as what, checkout_uid::text as marker from checkout k
    where site_id = 'demo' and (order_no is not null or status_cd = 705)
      and not exists (select 1 from order_hdr o where o.site_id = k.site_id and o.order_no = k.order_no and o.checkout_uid = k.checkout_uid)`,
  sql`
    select 'cart closed without an order' as what, cart_hdr_uid::text as marker from cart_hdr c
    where site_id = 'demo' and status_cd = 705
      and not exists (select 1 from checkout k where k.site_id = c.site_id and k.cart_hdr_uid = c.cart_hdr_uid and k.order_no is not null)`,
  sql`
    select 'order without its way to the ERP' as what, o.po_no as marker from order_hdr o where o.site_id = 'demo' and o.po_no like 'M-%' and 1 <> (
      select count(*) from import_record r where r.site_id = o.site_id and r.source_name = ${orderSource} and r.source_id = o.order_no::text)`,
  sql`
    select 'sum of what a customer owes' as what, c.customer_id::text as marker from customer c
    left join customer_open_sum a on a.site_id = c.site_id and a.customer_id = c.customer_id
    cross join lateral (
      select coalesce(sum(o.total_amount), 0) as amount from order_hdr o where o.site_id = c.site_id and o.customer_id = c.customer_id
        and o.status in ('open', 'held', 'picking', 'shipped') and o.cancel_flag = 'N' and o.delete_flag = 'N'
    ) o
    where c.site_id = 'demo' and coalesce(a.open_orders, 0) <> o.amount`,
  sql`
    select 'restock order' as what, h.po_number as marker from vmi_restock_hdr h
    cross join lateral (select count(*) as lines, sum(l.qty_received) as received, sum(l.qty_ordered) as ordered from vmi_restock_line l
      where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid) l
    cross join lateral (select coalesce(sum(m.on_hand_change), 0) as moved from vmi_movement m
      where m.site_id = h.site_id and m.restock_hdr_uid = h.restock_hdr_uid) m
    where h.site_id = 'demo' and h.po_number like 'M-%' and (l.lines <> 3 or l.received <> m.moved or l.received not in (0, l.ordered)
      or (h.status_cd = 705) <> (l.received = l.ordered))`,
  sql`
    select 'transfer of one end only' as what, inv_mast_uid::text as marker from vmi_movement
    where site_id = 'demo' and movement_type = 'transfer' group by inv_mast_uid having sum(on_hand_change) <> 0`,
  sql`
    select 'usage' as what, job_description as marker from vmi_movement
    where site_id = 'demo' and job_description like 'M-%' group by job_description having sum(on_hand_change) <> -9`,
  sql`
    select kind || ', ' || import_state || ' (' || coalesce(process_message, 'no reason') || ')' as what, reference_no as marker from warehouse_document d
    where site_id = 'demo' and reference_no like 'M-%' and (import_state <> 'delivered' or not exists (
      select 1 from stock_movement m where m.site_id = d.site_id and m.reference_no = d.document_uid::text and m.users_id = d.users_id))`,
  sql`
    select 'user who cannot sign in' as what, username as marker from users
    where site_id = 'demo' and username like 'M-%' and password_hash not like '$argon2id$%'`,
];

/** Counts what was written, and looks for what is lost, doubled, half done or does not add up. */
export async function verify(db: Database, written: Written): Promise<Findings> {
  const rows = await db.query<{ kind: Kind; marker: string; times: number }>(sql`${join(writes, " union all ")}`);
  const times = new Map(rows.map((row) => [`${row.kind} ${row.marker}`, row.times]));
  const broken = await db.query<{ what: string; marker: string }>(sql`${join(halves, " union all ")}`);
  return {
    found: rows.length,
    faults: [
      ...[...written].flatMap(([name, acknowledged]) => countFault(name, acknowledged, times.get(name) ?? 0)),
      ...[...times.keys()].filter((name) => !written.has(name)).map((name) => `${name} is there and was never sent.`),
      ...broken.map(({ what, marker }) => `Not whole: ${what} ${marker}.`),
      ...(await sumFaults(db)),
    ],
  };
}

function countFault(name: string, acknowledged: boolean, times: number): string[] {
  if (times === 1 || (times === 0 && !acknowledged)) return [];
  const said = acknowledged ? "was acknowledged" : "was sent, and its answer lost";
  return [`${name} ${said}, and is there ${times} times.`];
}

/** Ledgers, balances and bins that differ, and rows that refer to nothing. */
async function sumFaults(db: Database): Promise<string[]> {
  const differences = [
    ...(await stockSums(db, "demo")),
    ...(await binSums(db, "demo")),
    ...(await stockroomDifferences(db, "demo")),
  ];
  const { orphans, missing, unvalidated } = await checkReferences(db);
  return [
    ...differences.map((difference) => `Does not add up: ${JSON.stringify(difference)}.`),
    ...orphans.map(
      ({ table, columns, examples }) => `Refers to nothing: ${table}.${columns} of ${examples.join("; ")}.`,
    ),
    ...[...missing, ...unvalidated].map(({ table, name }) => `${table} has not the key ${name}.`),
  ];
}
