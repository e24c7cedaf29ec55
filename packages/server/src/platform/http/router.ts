import { aliasesOf } from "@purvey/contract/aliases";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Implementation, UntypedHandler } from "../endpoints/implement.ts";

/** An endpoint with the path that the server answers it under and its handler. */
export interface Route {
  /** In the router's spelling: `/api/items/brands/:id`. */
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly handler: UntypedHandler;
}

/**
 * Every route of the services, under aliases too; fixed segments come before placeholders, so that `/inv-mast/lookup` is
 * not an id.
 */
export function routesOf(implementations: readonly Implementation[]): Route[] {
  const routes = implementations.flatMap(({ service, handlers }) =>
    Object.entries(service.endpoints).flatMap(([name, endpoint]) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`\`${endpoint.id}\` has no handler.`);
      return [endpoint, ...aliasesOf(endpoint)].map((address) => ({
        path: `/api/${service.segment}${address.path.replace(/\{(\w+)\}/g, ":$1")}`,
        endpoint: address,
        handler,
      }));
    }),
  );
  return routes.sort((a, b) => compareTexts(sortKey(a.path), sortKey(b.path)));
}

/** Placeholders sort behind every fixed segment. */
function sortKey(path: string): string {
  return path
    .split("/")
    .map((part) => (part.startsWith(":") ? "~" : part))
    .join("/");
}

/** By character codes: in the order of a language `~` would come before the letters. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
