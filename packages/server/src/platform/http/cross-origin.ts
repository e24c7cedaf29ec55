const readable =
  "x-request-id, retry-after, idempotent-replayed, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset";
const sendable = "authorization, content-type, idempotency-key, x-acting-for, x-request-id, x-site-id";

/**
 * What a browser must be told before it lets a page of another origin call: nothing, unless the origin is allowed. Cookies
 * are never allowed: who calls is in the token.
 */
export function crossOriginHeaders(request: Request, allowed: readonly string[]): Readonly<Record<string, string>> {
  const origin = request.headers.get("origin");
  if (allowed.length === 0) return {};
  if (origin === null || !(allowed.includes("*") || allowed.includes(origin))) return { vary: "origin" };
  const basic = { vary: "origin", "access-control-allow-origin": origin, "access-control-expose-headers": readable };
  if (request.method !== "OPTIONS") return basic;
  return {
    ...basic,
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": sendable,
    "access-control-max-age": "7200",
  };
}
