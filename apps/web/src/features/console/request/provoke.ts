import type { ClientContext } from "@purvey/client/context";
import { items } from "@purvey/client/services/items";
import type { ClientCode } from "@purvey/contract/errors";
import { type CallResult, sendCall } from "./send-call.ts";

/** The calls that bring the client's own errors about, by themselves. */
const clientCalls: Readonly<Record<ClientCode, (context: ClientContext) => Promise<CallResult>>> = {
  VALIDATION_ERROR: (context) => sendCall({ module: items, name: "brands.list", input: { limit: -1 }, context }),
  AUTHENTICATION_ERROR: (context) =>
    sendCall({
      module: items,
      name: "brands.list",
      input: {},
      context: { ...context, jwt: "no-token-of-this-server" },
    }),
  NOT_FOUND: (context) => sendCall({ module: items, name: "brands.get", input: { id: 2_000_000_000 }, context }),
  RATE_LIMIT_EXCEEDED: (context) => provokeServerError("RATE_LIMIT_EXCEEDED; retryAfter=3", context),
  API_ERROR: (context) => provokeServerError("BUSINESS_LOGIC_ERROR", context),
  NETWORK_ERROR: (context) =>
    sendCall({ module: items, name: "brands.list", input: {}, context: { ...context, timeout: 0 } }),
};

/** Brings one of the client's errors about. */
export function provokeClientError(code: ClientCode, context: ClientContext): Promise<CallResult> {
  return clientCalls[code](context);
}

/** Asks the server for a refusal: a code of the catalogue, with `retryAfter` where it counts. */
export function provokeServerError(fault: string, context: ClientContext): Promise<CallResult> {
  const asking = { ...context, headers: { ...context.headers, "x-purvey-fault": fault } };
  return sendCall({ module: items, name: "brands.list", input: { limit: 1 }, context: asking });
}
