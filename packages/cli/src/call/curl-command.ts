import { buildRequest } from "@purvey/client/request";
import type { Endpoint } from "@purvey/contract/endpoint";
import { kebabCase } from "@purvey/contract/service";
import { shellQuote } from "./shell-quote.ts";

/** Where a request goes, and for whom. */
export interface CurlTarget {
  /** The server: `http://localhost:4400`. */
  readonly address: string;
  readonly siteId: string;
  /** Written out; without it the command reads `$PURVEY_TOKEN`. */
  readonly token: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** A call as a command line of curl. It runs as it stands where `$PURVEY_TOKEN` holds a token. */
export function curlCommand(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { address, siteId, token, idempotencyKey }: CurlTarget,
): string {
  const { id, method, path, service, bareBody, query, permission } = endpoint;
  const parts = path.split(/\{(\w+)\}/);
  const named = query && Object.keys(query.properties);
  const request = buildRequest(
    { method, parts, input: endpoint.input, answer: {}, bare: bareBody, query: named },
    input,
    id,
  );
  const bearer =
    token === undefined ? '"authorization: Bearer $PURVEY_TOKEN"' : shellQuote(`authorization: Bearer ${token}`);
  return [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${shellQuote(`${address}/api/${kebabCase(service)}${request.path}`)}`,
    `-H ${shellQuote(`x-site-id: ${siteId}`)}`,
    ...(permission === "none" ? [] : [`-H ${bearer}`]),
    ...(idempotencyKey === undefined ? [] : [`-H ${shellQuote(`idempotency-key: ${idempotencyKey}`)}`]),
    ...(request.body === undefined ? [] : ["-H 'content-type: application/json'", `-d ${shellQuote(request.body)}`]),
  ].join(" \\\n  ");
}
