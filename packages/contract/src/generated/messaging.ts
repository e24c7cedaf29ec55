// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** One block of a message, in Slack's format */
export interface WebHookBlock {
  /** What the block is (R188) */ type: "section" | "divider" | "image" | "actions" | "context" | "header";
  /** A text as Slack has it: `{ "type": "plain_text" | "mrkdwn", "text": "…" }` */ text?: Record<string, unknown>;
  /** at most 255 characters */ block_id?: string;
  /** Texts beside each other, of a section · at most 10 entries */ fields?: Array<Record<string, unknown>>;
  /** Buttons of actions, texts and images of a context · at most 25 entries */ elements?: unknown[];
  /** A button or picture beside a section */ accessory?: Record<string, unknown>;
  /** The picture of an image · at most 3000 characters */ image_url?: string;
  /** The picture in words · at most 2000 characters */ alt_text?: string;
  /** A text as Slack has it: `{ "type": "plain_text" | "mrkdwn", "text": "…" }` */ title?: Record<string, unknown>;
}

/** A message */
export interface WebHookInput {
  /** Where to; the webhook's own channel when left out · at least 1 characters, at most 80 characters */ channel?: string;
  /** What to say, in Slack's blocks · at least 1 entries, at most 50 entries */ blocks?: WebHookBlock[];
  /** The message in one line, for notifications; made from the blocks when left out · at most 3000 characters */ text?: string;
}

/** What sending the waiting messages again came to */
export interface WebHookRefresh {
  /** Messages that were tried · at least 0 */ tried: number;
  /** Of these, taken by the channel · at least 0 */ delivered: number;
  /** Messages that still wait · at least 0 */ pending: number;
  /** Of the tried, given up · at least 0 */ failed: number;
  /** The channel, as in a message */ status: "active" | "inactive" | "pending" | "error";
}

/** A message and what became of it */
export interface WebHookResult {
  /** The message · at least 1 */ messageUid: Id<"message">;
  /** The channel: `active` it answers, `inactive` none is configured and the inbox keeps the message, `pending` not tried yet, `error` it did not answer (R129) */ status: "active" | "inactive" | "pending" | "error";
  /** The message: `delivered` the channel took it, `sent` the inbox has it, `pending` it is tried again, `failed` given up (R130) */ deliveryStatus: "sent" | "delivered" | "failed" | "pending";
  /** Where to */ channel: string | null;
  /** The message in one line */ text: string;
  /** The blocks as they were given */ blocks: Array<Record<string, unknown>>;
  /** How often it was tried · at least 0 */ attempts: number;
  /** The HTTP status of the last try */ responseStatus: number | null;
  /** Why the last try failed */ error: string | null;
  /** Who sent it · at least 1 */ usersId: Id<"user"> | null;
  dateCreated: string;
  /** When the channel took it */ dateDelivered: string | null;
  /** When it is tried again */ nextAttempt: string | null;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `messaging.webHook.create` takes: Send a message to the team's channel */
export interface WebHookCreateInput {
  /** Where to; the webhook's own channel when left out · at least 1 characters, at most 80 characters */ channel?: string;
  /** What to say, in Slack's blocks · at least 1 entries, at most 50 entries */ blocks?: WebHookBlock[];
  /** The message in one line, for notifications; made from the blocks when left out · at most 3000 characters */ text?: string;
}

/** What `messaging.webHook.refresh` takes: Try the waiting messages again now */
export interface WebHookRefreshInput {

}

/** What `messaging.webHook.list` takes: List the messages of the inbox and what became of them */
export interface WebHookListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Only these */ deliveryStatus?: "sent" | "delivered" | "failed" | "pending";
}

/** What `messaging.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `messaging.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `messaging.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `messaging`: what it takes, which inputs have defaults, what `data` it answers. */
export interface MessagingOperations {
  "webHook.create": { input: WebHookCreateInput; defaults: never; data: WebHookResult };
  "webHook.refresh": { input: WebHookRefreshInput; defaults: never; data: WebHookRefresh };
  "webHook.list": { input: WebHookListInput; defaults: "limit" | "offset"; data: WebHookResult[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
