import type { WebHookResult } from "@purvey/contract/generated/messaging";
import type { Sql } from "sql-template-tag";
import sql, { join } from "sql-template-tag";
import type { Queryable, Waiting } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import type { ChatProvider, Delivery } from "../../platform/ports/chat-provider.ts";

/** The name of the job that delivers what waits. */
export const deliverMessages = "deliver messages";

/** After so many tries, about a day, a message is given up. */
export const mostAttempts = 12;
/** How many messages one round tries. */
const mostInRound = 20;
/** How long nobody else tries a message meanwhile, in seconds: longer than a provider may take to answer. */
const lease = 150;

interface WaitingMessage {
  readonly siteId: string;
  readonly messageUid: number;
  readonly channel: string | null;
  readonly text: string;
  readonly blocks: readonly unknown[];
  readonly attempts: number;
}

/** What a round of deliveries came to. */
export interface Round {
  readonly tried: number;
  readonly delivered: number;
  readonly failed: number;
}

/** Which waiting messages are meant: of a site or of all, one of them or all, due ones or also those that wait longer. */
export interface Chosen {
  readonly site?: string;
  readonly messageUid?: number;
  readonly early?: boolean;
}

/**
 * Tries waiting messages, each at most once a round, also with several processes: a message is claimed when its turn has
 * come, so that a slow channel lets no claim run out. A process that dies in the middle leaves its message to the next
 * round after {@link lease} seconds; the channel may then get it twice, with the same delivery id.
 */
export async function deliverWaiting(db: Queryable, chat: ChatProvider, chosen: Chosen = {}): Promise<Round> {
  const round = { tried: 0, delivered: 0, failed: 0 };
  let message = await claimNext(db, chosen);
  while (message) {
    const outcome = await chat.deliver({ ...message, deliveryId: `${message.siteId}-${message.messageUid}` });
    round.tried++;
    if (outcome.delivered) round.delivered++;
    if (await record(db, message, outcome)) round.failed++;
    message = round.tried < mostInRound ? await claimNext(db, chosen, message) : undefined;
  }
  return round;
}

function claimNext(
  db: Queryable,
  { site, messageUid, early }: Chosen,
  after?: Pick<WaitingMessage, "siteId" | "messageUid">,
): Promise<WaitingMessage | undefined> {
  const conditions = [
    sql`w.delivery_status = 'pending' and coalesce(w.claimed_until <= localtimestamp, true)`,
    ...(early ? [] : [sql`w.next_attempt <= localtimestamp(0)`]),
    ...(site === undefined ? [] : [sql`w.site_id = ${site}`]),
    ...(messageUid === undefined ? [] : [sql`w.message_uid = ${messageUid}`]),
    ...(after === undefined ? [] : [sql`(w.site_id, w.message_uid) > (${after.siteId}, ${after.messageUid})`]),
  ];
  const claim = sql`
    update message m set attempts = m.attempts + 1, claimed_until = localtimestamp(0) + make_interval(secs => ${lease})
    from (
      select w.site_id, w.message_uid from message w where ${join(conditions, " and ")}
      order by w.site_id, w.message_uid limit 1 for update skip locked
    ) taken
    where m.site_id = taken.site_id and m.message_uid = taken.message_uid
    returning m.site_id as "siteId", m.message_uid as "messageUid", m.channel, m.text, m.blocks, m.attempts`;
  return db.first<WaitingMessage>(site === undefined ? acrossSites("messages that wait", claim) : claim);
}

/** Writes down what became of a try; answers whether the message was given up. */
async function record(
  db: Queryable,
  { siteId, messageUid, attempts }: WaitingMessage,
  outcome: Delivery,
): Promise<boolean> {
  const mine = sql`where site_id = ${siteId} and message_uid = ${messageUid}`;
  if (outcome.delivered) {
    await db.execute(sql`
      update message set status = 'active', delivery_status = 'delivered', response_status = ${outcome.responseStatus},
        error = null, date_delivered = localtimestamp(0), next_attempt = null, claimed_until = null ${mine}`);
    return false;
  }
  const over = !outcome.retry || attempts >= mostAttempts;
  const minutes = Math.min(240, 2 ** (attempts - 1));
  await db.execute(sql`
    update message set status = 'error', delivery_status = ${over ? "failed" : "pending"}, response_status = ${outcome.responseStatus},
      error = ${outcome.error.slice(0, 500)}, claimed_until = null,
      next_attempt = case when ${over} then null else localtimestamp(0) + make_interval(mins => ${minutes}) end ${mine}`);
  return over;
}

/** How many messages wait to be delivered, and for how long. */
export async function waitingMessages(db: Queryable): Promise<Waiting> {
  const row = await db.first<Waiting>(
    acrossSites(
      "messages that wait",
      sql`
        select count(*) as count, extract(epoch from localtimestamp(0) - min(date_created)) as seconds
        from message where delivery_status = 'pending'`,
    ),
  );
  return row as Waiting;
}

/** A message of a site by its number. */
export async function readMessage(db: Queryable, site: string, messageUid: number): Promise<WebHookResult> {
  return (await db.first<WebHookResult>(sql`
    select ${messageColumns} from message m where m.site_id = ${site} and m.message_uid = ${messageUid}`)) as WebHookResult;
}

/** The columns of a message as answers have them; the table's alias is `m`. */
export const messageColumns: Sql = sql`
  m.message_uid as "messageUid", m.status, m.delivery_status as "deliveryStatus", m.channel, m.text, m.blocks, m.attempts,
  m.response_status as "responseStatus", m.error, m.users_id as "usersId", m.date_created as "dateCreated",
  m.date_delivered as "dateDelivered", m.next_attempt as "nextAttempt"`;
