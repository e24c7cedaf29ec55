// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Health, SystemHealthCheckInput, SystemPingInput } from "@purvey/contract/generated/pricing";
import type { Call, CallOptions, ListCall } from "../call.ts";

/** Calls of `system` */
export interface PricingSystemClient {
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

/** Pricing: Pricing */
export interface PricingClient {
  readonly system: PricingSystemClient;
}
