// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, WebHookCreateInput, WebHookListInput, WebHookRefresh, WebHookRefreshInput, WebHookResult, Whoami } from "@purvey/contract/generated/messaging";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/messaging";

/** Calls of `webHook` */
export interface MessagingWebHookClient {
  /**
   * Send a message to the team's channel.
   *
   * Delivered at once when the channel answers; otherwise tried again, later and later, for a day. Without a configured webhook the message goes to the inbox. Text or blocks must be given.
   *
   * `POST /web-hook` · permission `message.send`
   */
  create(input?: WebHookCreateInput, options?: CallOptions): Call<WebHookResult>;
  /**
   * Try the waiting messages again now.
   *
   * `GET /web-hook/refresh` · permission `message.send` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: WebHookRefreshInput, options?: CallOptions): Call<WebHookRefresh>;
  /**
   * List the messages of the inbox and what became of them.
   *
   * `GET /web-hook` · permission `message.send`
   */
  list(input?: WebHookListInput, options?: CallOptions): ListCall<WebHookResult>;
}

/** Calls of `system` */
export interface MessagingSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Messaging: Messages in blocks to the team's channel, or to the inbox where no channel is configured. */
export interface MessagingClient {
  readonly webHook: MessagingWebHookClient;
  readonly system: MessagingSystemClient;
}

/** Messaging, for `createClient`. Its endpoints are made when the first is used. */
export const messaging: ServiceModule<MessagingClient> = serviceModule("messaging", "messaging", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 80 };
  const i1: Schema = { type: "string", enum: ["section","divider","image","actions","context","header"] };
  const i2: Schema = { type: "object" };
  const i3: Schema = { type: "string", maxLength: 255 };
  const i4: Schema = { type: "array", maxItems: 10, items: i2 };
  const i5: Schema = { type: "array", maxItems: 25, items: {  } };
  const i6: Schema = { type: "string", maxLength: 3000 };
  const i7: Schema = { type: "string", maxLength: 2000 };
  const iWebHookBlock: Schema = some({ type: i1, text: i2, block_id: i3, fields: i4, elements: i5, accessory: i2, image_url: i6, alt_text: i7, title: i2 }, ["type"], { additionalProperties: true });
  const i8: Schema = { type: "array", minItems: 1, maxItems: 50, items: iWebHookBlock };
  const i9: Schema = some({ channel: i0, blocks: i8, text: i6 });
  const i10: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i11: Schema = { type: "integer", minimum: 0 };
  const i12: Schema = { type: "string", enum: ["sent","delivered","failed","pending"] };
  const i13: Schema = some({ limit: i10, offset: i11, deliveryStatus: i12 });
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", enum: ["active","inactive","pending","error"] };
  const o2: Schema = { type: "string", enum: ["sent","delivered","failed","pending"] };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string" };
  const o5: Schema = { type: "object" };
  const o6: Schema = { type: ["integer","null"] };
  const o7: Schema = { type: "string", format: "sql-datetime" };
  const o8: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oWebHookResult: Schema = all({ messageUid: o0, status: o1, deliveryStatus: o2, channel: o3, text: o4, blocks: list(o5), attempts: o0, responseStatus: o6, error: o3, usersId: o6, dateCreated: o7, dateDelivered: o8, nextAttempt: o8 });
  const oWebHookRefresh: Schema = all({ tried: o0, delivered: o0, pending: o0, failed: o0, status: o1 });
  const o9: Schema = list(oWebHookResult);
  const o10: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o10, service: o4, siteId: o4, siteHash: o4, version: o4, databaseMilliseconds: o0, problems: list(o4) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o11: Schema = { type: ["number","null"] };
  const oWhoami: Schema = all({ siteId: o4, usersId: o0, username: o4, role: o4, customerId: o11, contactId: o6, salesRepId: o3, permissions: list(o4) });
  return {
    "webHook.create": endpoint("POST", "/web-hook", i9, oWebHookResult),
    "webHook.refresh": endpoint("GET", "/web-hook/refresh", some({  }), oWebHookRefresh, { unsafe: true }),
    "webHook.list": endpoint("GET", "/web-hook", i13, o9),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o4, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
