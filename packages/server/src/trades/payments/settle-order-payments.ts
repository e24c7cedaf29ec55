import sql from "sql-template-tag";
import type { Database, Queryable, Waiting } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import { ServerError } from "../../platform/errors.ts";
import { holdsCards, type PaymentProcessor } from "../../platform/ports/payment-processor.ts";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { type DueCapture, dueCaptures } from "./due-captures.ts";
import { perform } from "./order-payment.ts";
import { refundCancelled } from "./refunds.ts";

/** The name of the job that takes, lets go of and finishes what cards of orders bear. */
export const settlePayments = "settle order payments";

/** After so many minutes a hold that no order took is let go of. */
const unusedMinutes = 30;
/** How many orders a round looks at on a site, and how many movements it does. */
const batch = 100;

/** Of an order `o`. Its index says the same. */
const isCancelled = sql`(o.cancel_flag = 'Y' or o.status = 'cancelled')`;

/** The processor of a site; undefined where its account cannot be opened. */
export type ProcessorOf = (site: string) => Promise<PaymentProcessor | undefined>;

/**
 * One round on every site: holds that no order took, or whose order was cancelled, are let go of, and what was taken for
 * a cancelled order goes back; what left is taken from the card; whatever was begun and not settled, because a process died or the processor did not answer, is asked for
 * again. Several processes may do so at once: a movement is written down once, and claimed before it is done.
 */
export async function settleOrderPayments(db: Database, processorOf: ProcessorOf, goOn: () => boolean): Promise<void> {
  const sites = await db.query<{ site: string }>(
    acrossSites(
      "order payments that wait",
      sql`select s.site_id as site from site s
        where exists (select 1 from order_payment m where m.site_id = s.site_id) order by 1`,
    ),
  );
  for (const { site } of sites) if (goOn()) await settleSite(db, site, await processorOf(site), goOn);
}

/** How many movements wait to be done, and for how long. */
export async function waitingPayments(db: Queryable): Promise<Waiting> {
  const row = await db.first<Waiting>(
    acrossSites(
      "how many order payments wait",
      sql`select count(*) as count, extract(epoch from localtimestamp(0) - min(date_created)) as seconds
        from order_payment where state = 'begun'`,
    ),
  );
  return row as Waiting;
}

async function settleSite(
  db: Database,
  site: string,
  processor: PaymentProcessor | undefined,
  goOn: () => boolean,
): Promise<void> {
  if (!processor || !holdsCards(processor)) return;
  const { source } = processor;
  await releaseUnused(db, site, source);
  await refundCancelled(db, site, source, isCancelled);
  await beginCaptures(db, site, source);
  const begun = await db.query<{ uid: number }>(sql`
    select m.order_payment_uid as uid from order_payment m
    where m.site_id = ${site} and m.source = ${source} and m.state = 'begun' and m.next_attempt <= localtimestamp(0)
      and coalesce(m.claimed_until <= localtimestamp, true)
    order by m.order_payment_uid limit ${batch}`);
  let problem: unknown;
  for (const { uid } of begun) {
    if (!goOn()) break;
    // What the processor does not answer now is asked for later; the others have their turn.
    await perform(db, site, uid, processor).catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error;
      problem = error;
    });
  }
  if (problem) throw problem;
}

/** Holds that nobody needs: no order took them in time, their checkout took another, or their order was cancelled. */
async function releaseUnused(db: Queryable, site: string, source: string): Promise<void> {
  await db.execute(sql`
    with unused as (
      update order_payment m set closed = true, done = true
      where m.site_id = ${site} and m.source = ${source} and m.kind = 'authorize' and m.state = 'approved' and not m.closed
        and case when m.order_no is null
          then m.date_settled <= localtimestamp(0) - make_interval(mins => ${unusedMinutes}::integer)
            or exists (select 1 from checkout k where k.site_id = ${site} and k.checkout_uid = m.checkout_uid and k.order_no is not null)
          else exists (select 1 from order_hdr o where o.site_id = ${site} and o.order_no = m.order_no and ${isCancelled}) end
      returning m.*
    )
    insert into order_payment (site_id, checkout_uid, order_no, kind, of_payment_uid, payment_account_id, source, amount, currency)
    select ${site}, u.checkout_uid, u.order_no, 'release', u.order_payment_uid, u.payment_account_id, u.source, u.amount, u.currency
    from unused u`);
}

interface HeldOrder {
  readonly holdUid: number;
  readonly closed: boolean;
  readonly held: number;
  readonly orderNo: number;
  readonly charged: number;
  readonly subtotal: number;
  readonly currency: string;
  readonly isComplete: boolean;
  readonly isCancelled: boolean;
  readonly shipments: readonly { readonly shipmentNo: number; readonly value: number }[];
  readonly taken: readonly Taken[];
}

interface Taken {
  readonly kind: "capture" | "charge";
  readonly shipmentNo: number | null;
  readonly amount: number;
  readonly state: "begun" | "approved" | "declined";
}

/** Writes down what is to be taken for goods that left. */
async function beginCaptures(db: Queryable, site: string, source: string): Promise<void> {
  for (const order of await heldOrders(db, site, source)) {
    let { closed } = order;
    const due = order.isCancelled ? [] : dueCaptures(order);
    for (const capture of due) {
      const left = leftOf(capture, order.taken);
      if (left === undefined || left.amount.lte(0)) continue;
      const kind = closed || left.tried ? "charge" : "capture";
      const amount = kind === "capture" && left.amount.gt(order.held) ? decimal(order.held) : left.amount;
      await begin(db, site, order, { kind, shipmentNo: capture.shipmentNo, amount: numberOf(amount) });
      closed = true;
    }
    if (isDone(order, due)) await markDone(db, site, order);
  }
}

/** What a shipment still takes: nothing while a movement of it is under way, or once it was charged. */
function leftOf({ shipmentNo, amount }: DueCapture, taken: readonly Taken[]) {
  const mine = taken.filter((one) => one.shipmentNo === shipmentNo);
  if (mine.some(({ kind, state }) => state === "begun" || kind === "charge")) return undefined;
  const got = sumOf(mine.filter(({ state }) => state === "approved").map((one) => decimal(one.amount)));
  return { amount: amount.minus(got), tried: mine.length > 0 };
}

/** Whether nothing more can become due: it was cancelled, or all that the card bears was asked for and answered. */
function isDone({ charged, isCancelled, isComplete, taken }: HeldOrder, due: readonly DueCapture[]): boolean {
  if (taken.some(({ state }) => state === "begun")) return false;
  if (isCancelled) return true;
  const isWhole = isComplete || sumOf(due.map(({ amount }) => amount)).gte(charged);
  return isWhole && due.length > 0 && due.every((one) => leftOf(one, taken)?.amount.lte(0) ?? true);
}

async function markDone(db: Queryable, site: string, { holdUid }: HeldOrder): Promise<void> {
  await db.execute(
    sql`update order_payment set done = true where site_id = ${site} and order_payment_uid = ${holdUid}`,
  );
}

/** Orders with a hold of which something left, or that were cancelled. */
async function heldOrders(db: Queryable, site: string, source: string): Promise<HeldOrder[]> {
  const rows = await db.query<HeldOrder>(sql`
    select m.order_payment_uid as "holdUid", m.closed, m.amount as held, o.order_no as "orderNo",
      o.total_amount + o.surcharge_amount as charged, o.subtotal, o.currency, o.status in ('shipped', 'invoiced') as "isComplete",
      ${isCancelled} as "isCancelled", (
        select coalesce(json_agg(json_build_object('shipmentNo', s.shipment_no, 'value', (
          select coalesce(sum(n.quantity * l.unit_price), 0) from shipment_line n
          join order_line l on l.site_id = ${site} and l.order_no = s.order_no and l.line_no = n.order_line_no
          where n.site_id = ${site} and n.shipment_no = s.shipment_no)) order by s.ship_date, s.shipment_no), '[]')
        from shipment s where s.site_id = ${site} and s.order_no = o.order_no) as shipments, (
        select coalesce(json_agg(json_build_object('kind', t.kind, 'shipmentNo', t.shipment_no, 'amount', t.amount, 'state', t.state)), '[]')
        from order_payment t where t.site_id = ${site} and t.order_no = o.order_no and t.kind in ('capture', 'charge')) as taken
    from order_payment m join order_hdr o on o.site_id = m.site_id and o.order_no = m.order_no
    where m.site_id = ${site} and m.source = ${source} and m.kind = 'authorize' and m.state = 'approved' and not m.done
      and (o.status in ('shipped', 'invoiced') or ${isCancelled}
        or exists (select 1 from shipment s where s.site_id = ${site} and s.order_no = o.order_no))
    order by m.order_payment_uid limit ${batch}`);
  return [...rows];
}

interface Begun {
  readonly kind: "capture" | "charge";
  readonly shipmentNo: number | null;
  readonly amount: number;
}

/** Writes a movement down, unless another process has; a hold that it takes from is closed with it. */
async function begin(db: Queryable, site: string, { holdUid }: HeldOrder, movement: Begun): Promise<void> {
  const { kind, shipmentNo, amount } = movement;
  await db.execute(sql`
    with hold as (
      update order_payment m set closed = true
      where m.site_id = ${site} and m.order_payment_uid = ${holdUid} and (${kind} = 'charge' or not m.closed)
      returning m.*
    )
    insert into order_payment (site_id, checkout_uid, order_no, kind, of_payment_uid, payment_account_id, source, amount, currency, shipment_no)
    select ${site}, h.checkout_uid, h.order_no, ${kind}, h.order_payment_uid, h.payment_account_id, h.source, ${amount}, h.currency, ${shipmentNo}::bigint
    from hold h on conflict do nothing`);
}
