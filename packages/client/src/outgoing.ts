import type { Limit } from "./limit.ts";
import type { TransportRequest } from "./transport.ts";
import type { ClientEndpoint } from "./wire.ts";

/** One getter for all: with a getter of its own each request would cost the engine a shape of its own. */
const signal = {
  enumerable: true,
  get(this: Outgoing): AbortSignal {
    return this.limit.signal;
  },
};

/**
 * A request on its way to a transport. Its signal is made when the transport looks at it, and is one of its own fields
 * all the same: a transport that spreads the request into another keeps the signal.
 */
export class Outgoing implements TransportRequest {
  declare readonly method: string;
  declare readonly endpoint: string;
  declare readonly headers: Record<string, string>;
  declare readonly body: string | undefined;
  declare readonly limit: Limit;
  declare readonly signal: AbortSignal;

  constructor(
    { endpoint, id }: { readonly endpoint: ClientEndpoint; readonly id: string },
    headers: Record<string, string>,
    body: string | undefined,
    limit: Limit,
  ) {
    this.method = endpoint.method;
    this.endpoint = id;
    this.headers = headers;
    this.body = body;
    this.limit = limit;
    Object.defineProperty(this, "signal", signal);
  }
}
