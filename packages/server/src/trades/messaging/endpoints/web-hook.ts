import type { MessagingOperations, WebHookResult } from "@purvey/contract/generated/messaging";
import sql from "sql-template-tag";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { invalid } from "../../../platform/errors.ts";
import { deliverMessages, deliverWaiting, messageColumns, readMessage } from "../deliver.ts";

type WebHookOperations = Pick<MessagingOperations, Extract<keyof MessagingOperations, `webHook.${string}`>>;

/** `/web-hook`: messages to the team (R129, R130, R187, R188). */
export const webHookHandlers: Handlers<WebHookOperations> = {
  "webHook.create": async ({ channel, blocks = [], text }, context) => {
    const { db, site, user, providers } = context;
    const line = text?.trim() || lineOfBlocks(blocks);
    if (line === "")
      throw invalid("blocks", "Expected a `text`, or `blocks` that hold one; got neither", blocks.length);
    const { configured } = providers.chat;
    const stored = (await db.first<{ messageUid: number }>(sql`
      insert into message (site_id, channel, text, blocks, status, delivery_status, users_id, next_attempt)
      values (${site}, ${channel ?? null}, ${line}, ${JSON.stringify(blocks)}::jsonb, ${configured ? "pending" : "inactive"},
        ${configured ? "pending" : "sent"}, ${user.userId}, case when ${configured} then localtimestamp(0) end)
      returning message_uid as "messageUid"`)) as { messageUid: number };
    // In the transaction of an idempotency key nobody waits for another system: the job delivers when it is stored.
    if (context.idempotencyKey !== undefined) context.wakeJob(deliverMessages);
    else if (configured) await deliverWaiting(db, providers.chat, { site, messageUid: stored.messageUid, early: true });
    return readMessage(db, site, stored.messageUid);
  },
  "webHook.refresh": async (_input, { db, site, providers }) => {
    const round = providers.chat.configured
      ? await deliverWaiting(db, providers.chat, { site, early: true })
      : { tried: 0, delivered: 0, failed: 0 };
    const waiting = await db.first<{ count: number }>(
      sql`select count(*) as count from message where site_id = ${site} and delivery_status = 'pending'`,
    );
    const status = !providers.chat.configured ? "inactive" : round.tried > round.delivered ? "error" : "active";
    return { ...round, pending: waiting?.count ?? 0, status };
  },
  "webHook.list": ({ limit, offset, deliveryStatus }, { db, site }) =>
    queryPage<WebHookResult>(db, {
      select: messageColumns,
      from: sql`from message m where m.site_id = ${site}
        and (${deliveryStatus ?? null}::text is null or m.delivery_status = ${deliveryStatus ?? null})`,
      order: sql`order by m.message_uid desc`,
      limit,
      offset,
    }),
};

/** The first text that blocks hold, in one line of at most 300 characters; empty when they hold none. */
function lineOfBlocks(blocks: readonly unknown[]): string {
  for (const block of blocks) {
    const found = textIn(block);
    if (found) return found.replace(/\s+/g, " ").trim().slice(0, 300);
  }
  return "";
}

function textIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.map(textIn).find((text) => text);
  const { text, alt_text: alternative, fields, elements, title } = value as Record<string, unknown>;
  if (typeof text === "string") return text;
  const inside = [text, title, fields, elements].map(textIn).find((found) => found);
  return inside ?? (typeof alternative === "string" ? alternative : undefined);
}
