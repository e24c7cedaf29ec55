import type { Endpoint } from "../endpoint.ts";

/** Where a field of an input travels. */
export type Place = "path" | "query" | "body";

/** The part of the request that a field of an endpoint's input is in: `lines[].quantity` → `body`. */
export function placeOf({ params, query }: Endpoint, field: string): Place {
  const top = /^[^.[]+/.exec(field)?.[0] ?? "";
  if (params && top in params.properties) return "path";
  return query && top in query.properties ? "query" : "body";
}
