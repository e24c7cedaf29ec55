import { setTimeout } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import type {
  CardHolds,
  ChargeOutcome,
  PaymentProcessor,
  ProcessorCard,
} from "../../platform/ports/payment-processor.ts";
import { decimal } from "../../values/decimal.ts";

/** A processor that orders can be paid with. */
export type HoldingProcessor = PaymentProcessor & CardHolds;

/** What is done with the card of an order: held, taken from the hold, charged without one, let go of, given back. */
export type MovementKind = "authorize" | "capture" | "charge" | "release" | "refund";

/** Where a movement stands: written down, agreed to, refused. */
export interface MovementState {
  readonly orderPaymentUid: number;
  readonly state: "begun" | "approved" | "declined";
  readonly responseMessage: string | null;
}

type Card = Pick<ProcessorCard, "externalId" | "lastFour" | "expirationMonth" | "expirationYear">;

interface Claimed extends Card {
  readonly kind: MovementKind;
  readonly amount: number;
  readonly currency: string;
  readonly orderNo: number | null;
  /** The processor's number of the movement that this one settles. */
  readonly ofTransactionId: string | null;
}

/** How long nobody else does a movement meanwhile, in seconds: longer than a processor may take to answer. */
const lease = 150;
/** How long a call waits for another one that does the same, in milliseconds. */
const patience = 20_000;

/**
 * Does a movement that is written down, once however often and from wherever it is asked for: it is claimed, the
 * processor is asked with a key of the record's own, and what it says is stored. Whoever comes meanwhile waits for that.
 * What a crash or a timeout leaves stays `begun`, and asks again with the same key.
 *
 * @throws ServerError 502 to 504 when the processor does not answer as it should; 409 when somebody else still waits for it.
 */
export async function perform(
  db: Queryable,
  site: string,
  uid: number,
  processor: HoldingProcessor,
): Promise<MovementState> {
  const claimed = await claim(db, site, uid);
  if (!claimed) return settledMeanwhile(db, site, uid);
  let outcome: ChargeOutcome;
  try {
    outcome = await ask(processor, claimed, `order_payment:${site}:${uid}`);
  } catch (error) {
    await letGo(db, site, uid);
    throw error;
  }
  return record(db, site, uid, outcome);
}

function claim(db: Queryable, site: string, uid: number): Promise<Claimed | undefined> {
  return db.first<Claimed>(sql`
    with mine as (
      update order_payment m set attempts = m.attempts + 1, claimed_until = localtimestamp(0) + make_interval(secs => ${lease}::double precision)
      where m.site_id = ${site} and m.order_payment_uid = ${uid} and m.state = 'begun'
        and coalesce(m.claimed_until <= localtimestamp, true)
      returning m.*
    )
    select m.kind, m.amount, m.currency, m.order_no as "orderNo", p.transaction_id as "ofTransactionId", a.external_id as "externalId",
      a.last_four as "lastFour", a.expiration_month as "expirationMonth", a.expiration_year as "expirationYear"
    from mine m join payment_account a on a.site_id = m.site_id and a.payment_account_id = m.payment_account_id
    left join order_payment p on p.site_id = m.site_id and p.order_payment_uid = m.of_payment_uid`);
}

function ask(processor: HoldingProcessor, movement: Claimed, key: string): Promise<ChargeOutcome> {
  const { kind, currency, orderNo, ofTransactionId } = movement;
  const amount = decimal(movement.amount);
  if (kind === "authorize" || kind === "charge")
    return processor[kind]({
      card: movement,
      amount,
      currency,
      reference: orderNo === null ? null : `${orderNo}`,
      key,
    });
  return processor[kind]({ transactionId: ofTransactionId ?? "", amount, currency, key });
}

/** A movement whose processor did not answer: the buyer may try again at once, the job a little later each time. */
async function letGo(db: Queryable, site: string, uid: number): Promise<void> {
  await db.execute(sql`
    update order_payment set claimed_until = null,
      next_attempt = localtimestamp(0) + make_interval(secs => least(3600, 15 * power(2, least(attempts, 10)))::double precision)
    where site_id = ${site} and order_payment_uid = ${uid} and state = 'begun'`);
}

async function record(
  db: Queryable,
  site: string,
  uid: number,
  { responseCode, responseMessage, transactionId, approvalNumber }: ChargeOutcome,
): Promise<MovementState> {
  const state = responseCode === "0" ? "approved" : "declined";
  await db.execute(sql`
    update order_payment set state = ${state}, response_code = ${responseCode}, response_message = ${responseMessage},
      transaction_id = ${transactionId}, approval_number = ${approvalNumber}, claimed_until = null, date_settled = localtimestamp(0)
    where site_id = ${site} and order_payment_uid = ${uid} and state = 'begun'`);
  return { orderPaymentUid: uid, state, responseMessage };
}

async function settledMeanwhile(db: Queryable, site: string, uid: number): Promise<MovementState> {
  const end = Date.now() + patience;
  let found = await stateOf(db, site, uid);
  while (found?.state === "begun" && Date.now() < end) {
    await setTimeout(100);
    found = await stateOf(db, site, uid);
  }
  if (found && found.state !== "begun") return found;
  throw conflict(
    "Another call still waits for the payment processor. Repeat this one in a minute; it moves no money twice.",
    {
      orderPaymentUid: uid,
    },
  );
}

function stateOf(db: Queryable, site: string, uid: number): Promise<MovementState | undefined> {
  return db.first<MovementState>(sql`
    select order_payment_uid as "orderPaymentUid", state, response_message as "responseMessage"
    from order_payment where site_id = ${site} and order_payment_uid = ${uid}`);
}

/** An amount to be held on a card for the order of a checkout. */
export interface HoldAsk {
  readonly checkoutUid: number;
  readonly paymentAccountId: string;
  readonly source: string;
  readonly amount: number;
  readonly currency: string;
  readonly usersId: number;
}

/**
 * Holds an amount for the order that a checkout is about to become. A checkout that tries again with the same card and
 * amount takes the hold that is there. Must run outside of every transaction.
 */
export async function holdForOrder(
  db: Queryable,
  site: string,
  ask: HoldAsk,
  processor: HoldingProcessor,
): Promise<MovementState> {
  const open = await openHold(db, site, ask);
  if (open?.state === "approved") return open;
  const begun = open ?? (await beginHold(db, site, ask)) ?? (await openHold(db, site, ask));
  if (!begun)
    throw conflict("The hold on the card was settled by another call. Repeat the order: the card is asked again.");
  return perform(db, site, begun.orderPaymentUid, processor);
}

function openHold(db: Queryable, site: string, ask: HoldAsk): Promise<MovementState | undefined> {
  return db.first<MovementState>(sql`
    select order_payment_uid as "orderPaymentUid", state, response_message as "responseMessage" from order_payment
    where site_id = ${site} and checkout_uid = ${ask.checkoutUid} and payment_account_id = ${ask.paymentAccountId}
      and amount = ${ask.amount} and currency = ${ask.currency}
      and kind = 'authorize' and order_no is null and state <> 'declined' and not closed`);
}

function beginHold(db: Queryable, site: string, ask: HoldAsk): Promise<MovementState | undefined> {
  return db.first<MovementState>(sql`
    insert into order_payment (site_id, checkout_uid, kind, payment_account_id, source, amount, currency, users_id)
    values (${site}, ${ask.checkoutUid}, 'authorize', ${ask.paymentAccountId}, ${ask.source}, ${ask.amount}, ${ask.currency}, ${ask.usersId})
    on conflict do nothing
    returning order_payment_uid as "orderPaymentUid", state, response_message as "responseMessage"`);
}

/**
 * A common table expression `held` that gives a hold to the order of the expression `hdr`; it has no row when the hold was
 * let go of meanwhile.
 */
export function holdTaken(site: string, uid: number): Sql {
  return sql`held as (
    update order_payment m set order_no = hdr.order_no from hdr
    where m.site_id = ${site} and m.order_payment_uid = ${uid} and m.state = 'approved' and m.order_no is null and not m.closed
    returning m.order_payment_uid)`;
}
