import { cacheControlOf, cachingOf } from "@purvey/contract/caching";
import type { Endpoint } from "@purvey/contract/endpoint";
import { invalid } from "../errors.ts";

const allowedHours = new Set(["1", "2", "3", "4", "5", "8"]);

/** `Cache-Control` of an answer: as many hours as `edgeCache` asks for (R038), by whom the contract lets keep it. */
export function cacheControl(endpoint: Endpoint, search: URLSearchParams): string {
  const hours = search.get("edgeCache");
  const { keeper } = cachingOf(endpoint);
  if (hours === null || hours === "" || keeper === "nobody") return "no-store";
  if (!allowedHours.has(hours))
    throw invalid(
      "edgeCache",
      `Expected 1, 2, 3, 4, 5 or 8 hours, got ${JSON.stringify(hours)}`,
      hours,
      [...allowedHours].map(Number),
    );
  return cacheControlOf(keeper, Number(hours) * 3600);
}

const known = new WeakMap<Endpoint, string>();

/** `Vary` of all that an endpoint answers, refusals too. */
export function varyOf(endpoint: Endpoint): string {
  const kept = known.get(endpoint) ?? cachingOf(endpoint).vary.join(", ");
  known.set(endpoint, kept);
  return kept;
}
