// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, SystemHealthCheckInput, SystemPingInput } from "@purvey/contract/generated/search";
import type { Call, CallOptions } from "../call.ts";
import { all, endpoint, serviceModule, some, type ServiceModule } from "../wire.ts";

/** Calls of `system` */
export interface SearchSystemClient {
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
}

/** Search: Search */
export interface SearchClient {
  readonly system: SearchSystemClient;
}

const o0: Schema = { type: "string" };
const o1: Schema = { type: "integer" };
const oHealth: Schema = all({ status: o0, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o1 });

/** Search, for `createClient`. */
export const search: ServiceModule<SearchClient> = serviceModule("search", "search", {
  "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
  "system.ping": endpoint("GET", "/ping", some({  }), o0),
});
