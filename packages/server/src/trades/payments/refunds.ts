import sql, { raw, type Sql } from "sql-template-tag";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import type { RefundPart, TakenAmount } from "./plan-refund.ts";

/** For how many days processors give back what was taken. */
export const refundDays = 180;

/** SQL: a movement `t` took money of a card, which its processor still gives back. */
const isTaken = `t.kind in ('capture', 'charge') and t.state = 'approved'
  and t.date_settled > localtimestamp(0) - interval '${refundDays} days'`;

/** SQL: what of a movement `t` was neither given back nor is on its way back; what the processor refused counts as left. */
const rest = `(t.amount - coalesce((select sum(r.amount) from order_payment r
  where r.site_id = t.site_id and r.of_payment_uid = t.order_payment_uid and r.kind = 'refund' and r.state <> 'declined'), 0))`;

/** SQL: what may still be given back of what the card of an order `h` bore. */
export const refundableAmount: string = `coalesce((select sum(${rest}) from order_payment t
  where t.site_id = h.site_id and t.order_no = h.order_no and ${isTaken}), 0)`;

/**
 * What was taken for an order and may still go back, first to last. Until the transaction ends nobody else gives any of it
 * back: whoever comes meanwhile sees what this one has written down. Must run inside a transaction.
 */
export async function heldTaken(db: Queryable, site: string, orderNo: number): Promise<TakenAmount[]> {
  await db.query(sql`
    select 1 from order_payment t where t.site_id = ${site} and t.order_no = ${orderNo} and t.kind in ('capture', 'charge')
    order by t.order_payment_uid for no key update`);
  return db.query<TakenAmount>(sql`
    select t.order_payment_uid as "orderPaymentUid", t.source, t.currency, ${raw(rest)} as rest from order_payment t
    where t.site_id = ${site} and t.order_no = ${orderNo} and ${raw(isTaken)} and ${raw(rest)} > 0
    order by t.order_payment_uid`);
}

/** Why money goes back, and who gives it; a cancellation has neither, and happens once. */
export interface RefundCause {
  readonly reason: string | null;
  readonly usersId: number | null;
}

/** Writes down what goes back of what {@link heldTaken} answered, for the job to have it given back. */
export async function beginRefunds(
  db: Queryable,
  site: string,
  parts: readonly RefundPart[],
  { reason, usersId }: RefundCause,
): Promise<void> {
  await db.execute(sql`
    insert into order_payment (site_id, checkout_uid, order_no, kind, of_payment_uid, payment_account_id, source, amount, currency,
      reason, users_id)
    select ${site}, t.checkout_uid, t.order_no, 'refund', t.order_payment_uid, t.payment_account_id, t.source, p.amount, t.currency,
      ${reason}::text, ${usersId}::bigint
    from unnest(${parts.map(({ orderPaymentUid }) => orderPaymentUid)}::bigint[], ${parts.map(({ amount }) => numberOf(amount))}::numeric[])
      as p (uid, amount)
    join order_payment t on t.site_id = ${site} and t.order_payment_uid = p.uid
    order by t.order_payment_uid
    on conflict do nothing`);
}

/**
 * Begins to give back what is left of what was taken for orders that were cancelled since. It goes back once; what is on
 * its way back in parts is waited for, as the processor may refuse it.
 *
 * @param isCancelled SQL: an order `o` was cancelled
 */
export async function refundCancelled(db: Database, site: string, source: string, isCancelled: Sql): Promise<void> {
  const orders = await db.query<{ orderNo: number }>(sql`
    select distinct o.order_no as "orderNo" from order_payment t
    join order_hdr o on o.site_id = t.site_id and o.order_no = t.order_no
    where t.site_id = ${site} and t.source = ${source} and ${raw(isTaken)} and ${isCancelled} and ${raw(rest)} > 0
      and not exists (select 1 from order_payment r where r.site_id = ${site} and r.of_payment_uid = t.order_payment_uid
        and r.kind = 'refund' and r.reason is null)
      and not exists (select 1 from order_payment r where r.site_id = ${site} and r.order_no = t.order_no
        and r.kind = 'refund' and r.state = 'begun')
    order by 1`);
  for (const { orderNo } of orders)
    await db.transaction(async (held) => {
      const taken = await heldTaken(held, site, orderNo);
      const parts = taken
        .filter((one) => one.source === source)
        .map(({ orderPaymentUid, rest: amount }) => ({ orderPaymentUid, amount: decimal(amount) }));
      await beginRefunds(held, site, parts, { reason: null, usersId: null });
    });
}
