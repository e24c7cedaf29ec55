import type { Endpoint } from "@purvey/contract/endpoint";
import { invalid } from "../errors.ts";

const allowedHours = new Set(["1", "2", "3", "4", "5", "8"]);

/** `Cache-Control` of an answer: `edgeCache` hours for a shared cache when the answer is the same for everybody (R038, D23). */
export function cacheControl(endpoint: Endpoint, search: URLSearchParams): string {
  const hours = search.get("edgeCache");
  if (hours === null || hours === "" || endpoint.method !== "GET" || !endpoint.safe) return "no-store";
  if (!allowedHours.has(hours))
    throw invalid(
      "edgeCache",
      `Expected 1, 2, 3, 4, 5 or 8 hours, got ${JSON.stringify(hours)}`,
      hours,
      [...allowedHours].map(Number),
    );
  const seconds = Number(hours) * 3600;
  return endpoint.personal ? `private, max-age=${seconds}` : `public, s-maxage=${seconds}`;
}
