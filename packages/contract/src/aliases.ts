import type { Endpoint, Method } from "./endpoint.ts";

const withBody: readonly Method[] = ["POST", "PUT"];

/**
 * The endpoint once for each of its aliases: the same in all but address. Where a GET is also known as a POST, what
 * stands in its query comes in the body.
 *
 * @example
 * aliasesOf(core.endpoints["cashDrawer.get"]).map(({ path }) => path); // ["/cash-drawer/{id}"]
 */
export function aliasesOf(endpoint: Endpoint): Endpoint[] {
  const { method: own, query, body, safe } = endpoint;
  return endpoint.aliases.map(({ method, path }) => ({
    ...endpoint,
    method,
    path,
    safe: safe && method === own,
    ...(withBody.includes(method) && !body ? { query: undefined, body: query } : {}),
  }));
}
