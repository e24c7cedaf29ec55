import { get, post, type Resource, resource } from "../../endpoint.ts";
import {
  anything,
  datetime,
  entity,
  input,
  integer,
  list,
  nullable,
  oneOf,
  open,
  optional,
  paging,
  required,
  text,
  uid,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const blockTypes = ["section", "divider", "image", "actions", "context", "header"];

const plain = open({
  description: 'A text as Slack has it: `{ "type": "plain_text" | "mrkdwn", "text": "…" }`',
  example: { type: "mrkdwn", text: "*PO 800012* arrived short." },
});

/** One block of a message, in Slack's format; fields beyond those named are passed on as they are. */
export const WebHookBlock: ObjectSchema = {
  ...input("WebHookBlock", "One block of a message, in Slack's format", {
    type: required(oneOf(blockTypes, { description: "What the block is (R188)", example: "section" })),
    text: optional(plain),
    block_id: optional(text({ max: 255, example: "arrival" })),
    fields: optional(list(plain, { max: 10, description: "Texts beside each other, of a section" })),
    elements: optional(list(anything(), { max: 25, description: "Buttons of actions, texts and images of a context" })),
    accessory: optional(open({ description: "A button or picture beside a section" })),
    image_url: optional(
      text({ max: 3000, description: "The picture of an image", example: "https://northgate.example/slip.png" }),
    ),
    alt_text: optional(text({ max: 2000, description: "The picture in words", example: "The packing slip" })),
    title: optional(plain),
  }),
  additionalProperties: true,
};

/** What became of a message. */
export const WebHookResult: ObjectSchema = entity("WebHookResult", "A message and what became of it", {
  messageUid: uid("The message"),
  status: oneOf(["active", "inactive", "pending", "error"], {
    description:
      "The channel: `active` it answers, `inactive` none is configured and the inbox keeps the message, `pending` not tried yet, `error` it did not answer (R129)",
  }),
  deliveryStatus: oneOf(["sent", "delivered", "failed", "pending"], {
    description:
      "The message: `delivered` the channel took it, `sent` the inbox has it, `pending` it is tried again, `failed` given up (R130)",
  }),
  channel: nullable(text({ description: "Where to", example: "#receiving" })),
  text: text({ description: "The message in one line", example: "PO 800012 arrived short." }),
  blocks: list(open(), { description: "The blocks as they were given" }),
  attempts: integer({ min: 0, description: "How often it was tried", example: 1 }),
  responseStatus: nullable(integer({ description: "The HTTP status of the last try", example: 200 })),
  error: nullable(
    text({ description: "Why the last try failed", example: "The chat webhook is busy (429). Try again later." }),
  ),
  usersId: nullable(uid("Who sent it")),
  dateCreated: datetime(),
  dateDelivered: nullable(datetime({ description: "When the channel took it" })),
  nextAttempt: nullable(datetime({ description: "When it is tried again" })),
});

/** What a refresh did. */
export const WebHookRefresh: ObjectSchema = entity(
  "WebHookRefresh",
  "What sending the waiting messages again came to",
  {
    tried: integer({ min: 0, description: "Messages that were tried", example: 2 }),
    delivered: integer({ min: 0, description: "Of these, taken by the channel", example: 2 }),
    pending: integer({ min: 0, description: "Messages that still wait", example: 0 }),
    failed: integer({ min: 0, description: "Of the tried, given up", example: 0 }),
    status: oneOf(["active", "inactive", "pending", "error"], { description: "The channel, as in a message" }),
  },
);

/** `/web-hook`: messages to the team. */
export const webHook: Resource = resource("/web-hook", {
  create: post("", {
    body: input("WebHookInput", "A message", {
      channel: optional(
        text({
          min: 1,
          max: 80,
          description: "Where to; the webhook's own channel when left out",
          example: "#receiving",
        }),
      ),
      blocks: optional(list(WebHookBlock, { min: 1, max: 50, description: "What to say, in Slack's blocks" })),
      text: optional(
        text({
          max: 3000,
          description: "The message in one line, for notifications; made from the blocks when left out",
          example: "PO 800012 arrived short.",
        }),
      ),
    }),
    returns: WebHookResult,
    summary: "Send a message to the team's channel",
    description:
      "Delivered at once when the channel answers; otherwise tried again, later and later, for a day. Without a configured webhook the message goes to the inbox. Text or blocks must be given.",
    words: ["slack", "chat", "notify", "alert", "message", "teams channel", "webhook"],
    tasks: ["write to Slack", "post to slack", "tell colleagues in chat", "ping colleagues"],
    permission: "message.send",
    scope: "site",
    invalidates: ["messaging.webHook"],
    rules: ["R129", "R130", "R187", "R188"],
  }),
  refresh: get("/refresh", {
    returns: WebHookRefresh,
    safe: false,
    summary: "Try the waiting messages again now",
    words: ["retry", "resend", "slack", "outbox", "delivery"],
    tasks: ["send failed messages again", "retry undelivered chat messages"],
    permission: "message.send",
    scope: "site",
    invalidates: ["messaging.webHook"],
    rules: ["R129", "R130", "R258"],
  }),
  list: get("", {
    query: {
      ...paging(),
      deliveryStatus: optional(oneOf(["sent", "delivered", "failed", "pending"], { description: "Only these" })),
    },
    returns: list(WebHookResult),
    summary: "List the messages of the inbox and what became of them",
    words: ["inbox", "notifications", "slack", "sent messages"],
    tasks: ["which messages were delivered", "messages sent to the channel", "was the alert delivered"],
    permission: "message.send",
    scope: "site",
    extension: true,
  }),
});
