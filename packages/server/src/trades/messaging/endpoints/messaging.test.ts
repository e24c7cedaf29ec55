import { createHmac } from "node:crypto";
import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterEach, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { providersFrom } from "../../../providers/providers-from.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../../testing/stand-in.ts";
import { testSecret } from "../../../testing/test-server.ts";
import { deliverWaiting, mostAttempts } from "../deliver.ts";

const section = { type: "section" as const, text: { type: "mrkdwn", text: "*PO 800012*\narrived short." } };
const signingSecret = "a signing secret";
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

describeServer("messages", (server) => {
  let ada: PurveyClient["messaging"];
  beforeAll(async () => {
    ada = (await server().clientFor("ada")).messaging;
  });

  /** The same database behind a server with a webhook. */
  async function withWebhook(answer: StandInAnswer) {
    const hook = await standIn(answer);
    opened.push(hook);
    const { chat } = providersFrom({
      PURVEY_CHAT_WEBHOOK: `${hook.url}/services/T1/B2/secret-path`,
      PURVEY_CHAT_SIGNING_SECRET: signingSecret,
    });
    if (!chat) throw new Error("The webhook was not configured.");
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, providers: { chat } });
    const jwt = await app.tokens.issue(await server().principalOf("walt"));
    const { messaging } = createClient({ siteId: "demo", jwt, transport: inProcess(app), retries: 0 });
    return { hook, chat, messaging };
  }
  const forgetWaiting = () =>
    server().db.execute(sql`delete from message where site_id = 'demo' and delivery_status = 'pending'`);

  rule("R129 R130 keeps messages in the inbox where no webhook is configured", async () => {
    const message = await ada.webHook.create({ channel: "#receiving", blocks: [section] }).data;
    expect(message).toMatchObject({
      status: "inactive",
      deliveryStatus: "sent",
      channel: "#receiving",
      text: "*PO 800012* arrived short.",
      blocks: [section],
      attempts: 0,
      dateDelivered: null,
    });
    const [newest] = await ada.webHook.list({ limit: 1 }).data;
    expect(newest).toEqual(message);
    expect(await ada.webHook.list({ deliveryStatus: "failed" }).data).toEqual([]);
    expect(await ada.webHook.refresh().data).toEqual({
      tried: 0,
      delivered: 0,
      failed: 0,
      pending: 0,
      status: "inactive",
    });
  });

  rule("R187 R188 refuses an empty channel, unknown blocks, and a message that says nothing", async () => {
    const wrong = { type: "poem" } as unknown as typeof section;
    expect(
      await codesOf(
        ada.webHook.create({ channel: "", blocks: [section] }).data,
        ada.webHook.create({ blocks: [wrong] }).data,
        ada.webHook.create({}).data,
        ada.webHook.create({ blocks: [{ type: "divider" }] }).data,
      ),
    ).toEqual(Array(4).fill("VALIDATION_ERROR"));
    for (const type of ["section", "divider", "image", "actions", "context", "header"] as const) {
      const { blocks } = await ada.webHook.create({ text: "All blocks", blocks: [{ ...section, type }] }).data;
      expect(blocks).toMatchObject([{ type }]);
    }
  });

  it("delivers at once, in Slack's format, signed", async () => {
    const { hook, messaging } = await withWebhook((_, response) => response.end("ok"));
    const message = await messaging.webHook.create({ channel: "#receiving", blocks: [section] }).data;
    expect(message).toMatchObject({ status: "active", deliveryStatus: "delivered", attempts: 1, responseStatus: 200 });
    expect(message.dateDelivered).not.toBeNull();
    const [request] = hook.requests;
    expect(request).toMatchObject({ method: "POST", path: "/services/T1/B2/secret-path" });
    const { body = "", headers = {} } = request ?? {};
    expect(JSON.parse(body)).toEqual({ channel: "#receiving", text: "*PO 800012* arrived short.", blocks: [section] });
    const signed = `v1:${headers["x-purvey-timestamp"]}:${body}`;
    const digest = createHmac("sha256", signingSecret).update(signed).digest("hex");
    expect(headers["x-purvey-signature"]).toBe(`v1=${digest}`);
  });

  it("tries again later when the channel fails, and keeps the webhook's address to itself", async () => {
    let answer = 500;
    const { hook, messaging } = await withWebhook((_, response) => response.writeHead(answer).end("secret-path"));
    const failed = await messaging.webHook.create({ text: "Dock 4 is blocked." }).data;
    expect(failed).toMatchObject({ status: "error", deliveryStatus: "pending", attempts: 1, responseStatus: 500 });
    expect(failed.nextAttempt).not.toBeNull();
    expect(JSON.stringify(failed)).not.toContain("secret-path");
    answer = 200;
    expect(await messaging.webHook.refresh().data).toMatchObject({
      tried: 1,
      delivered: 1,
      pending: 0,
      status: "active",
    });
    const ids = hook.requests.map(({ headers }) => headers["x-purvey-delivery"]);
    expect(ids).toEqual([`demo-${failed.messageUid}`, `demo-${failed.messageUid}`]);
  });

  it("gives up what the channel calls wrong, and everything after a day of tries", async () => {
    const wrong = await withWebhook((_, response) => response.writeHead(400).end("invalid_blocks"));
    const refused = await wrong.messaging.webHook.create({ text: "Odd" }).data;
    expect(refused).toMatchObject({ deliveryStatus: "failed", responseStatus: 400, nextAttempt: null });
    const { chat, messaging } = await withWebhook((_, response) => response.writeHead(503).end());
    const { messageUid } = await messaging.webHook.create({ text: "Anybody there?" }).data;
    for (let turn = 2; turn < mostAttempts; turn++)
      expect(await deliverWaiting(server().db, chat, { site: "demo", early: true })).toMatchObject({
        tried: 1,
        failed: 0,
      });
    expect(await deliverWaiting(server().db, chat, { site: "demo", early: true })).toMatchObject({
      tried: 1,
      failed: 1,
    });
    const [given] = (await ada.webHook.list({ deliveryStatus: "failed" }).data).filter(
      (row) => row.messageUid === messageUid,
    );
    expect(given).toMatchObject({ attempts: mostAttempts, nextAttempt: null });
  });

  it("is tried by one of several processes at a time, and again when that one died", async () => {
    await forgetWaiting();
    let answers = 0;
    const { chat, messaging } = await withWebhook((_, response) =>
      response.writeHead(answers++ === 0 ? 503 : 200).end(),
    );
    await messaging.webHook.create({ text: "Once" }).data;
    const early = { site: "demo", early: true };
    const rounds = await Promise.all(Array.from({ length: 8 }, () => deliverWaiting(server().db, chat, early)));
    expect(rounds.reduce((sum, { tried }) => sum + tried, 0)).toBe(1);
    answers = 0;
    const { messageUid } = await messaging.webHook.create({ text: "Left behind" }).data;
    const claimedUntil = (minutes: number) =>
      server().db.execute(sql`
        update message set claimed_until = localtimestamp + make_interval(mins => ${minutes})
        where site_id = 'demo' and message_uid = ${messageUid}`);
    await claimedUntil(1);
    expect((await deliverWaiting(server().db, chat, early)).tried).toBe(0);
    await claimedUntil(-1);
    expect((await deliverWaiting(server().db, chat, early)).delivered).toBe(1);
  });

  it("asks nobody else while an idempotency key holds a transaction: the job delivers", async () => {
    await forgetWaiting();
    const { hook, chat, messaging } = await withWebhook((_, response) => response.end("ok"));
    const keyed = () =>
      messaging.webHook.create({ text: "Once, whoever asks" }, { idempotencyKey: "message-0001" }).data;
    const waiting = await keyed();
    expect(waiting).toMatchObject({ status: "pending", deliveryStatus: "pending", attempts: 0 });
    expect(await keyed()).toEqual(waiting);
    expect(hook.requests).toEqual([]);
    expect(await deliverWaiting(server().db, chat, { site: "demo" })).toEqual({ tried: 1, delivered: 1, failed: 0 });
    expect(hook.requests).toHaveLength(1);
  });

  it("tries each message once a round, whatever the channel says", async () => {
    await forgetWaiting();
    const { chat, messaging } = await withWebhook((_, response) => response.writeHead(503).end());
    for (const text of ["One", "Two", "Three"]) await messaging.webHook.create({ text }).data;
    const round = await deliverWaiting(server().db, chat, { site: "demo", early: true });
    expect(round).toEqual({ tried: 3, delivered: 0, failed: 0 });
  });

  it("waits for its time unless it is asked for early", async () => {
    await forgetWaiting();
    const { chat, messaging } = await withWebhook((_, response) => response.writeHead(503).end());
    await messaging.webHook.create({ text: "Later" }).data;
    expect((await deliverWaiting(server().db, chat)).tried).toBe(0);
  });
});

it("refuses an address that is none, without repeating it", () => {
  expect(() => providersFrom({ PURVEY_CHAT_WEBHOOK: "hooks/secret" })).toThrow(/^`PURVEY_CHAT_WEBHOOK` is no address/);
});
