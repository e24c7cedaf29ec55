import { createHash, timingSafeEqual } from "node:crypto";
import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Metrics } from "../observe/metrics.ts";

/** Answers `GET /metrics`; with a token only to whoever sends it as `authorization: Bearer <token>`. */
export function serveMetrics(metrics: Metrics, token: string | undefined): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = { ...cacheHeaders(fileCaching.missing), "x-content-type-options": "nosniff" };
    if (token !== undefined && !isToken(request.headers.get("authorization"), token)) {
      const sentence = "Metrics need the token of the setting `metricsToken`, as `authorization: Bearer <token>`.\n";
      return new Response(sentence, { status: 401, headers: { ...headers, "www-authenticate": "Bearer" } });
    }
    const type = metrics.registry.contentType;
    return new Response(await metrics.text(), { headers: { ...headers, "content-type": type } });
  };
}

/** Takes as long for a token that is nearly right as for one that is not at all: hashes are as long as each other. */
function isToken(header: string | null, token: string): boolean {
  return timingSafeEqual(hashOf(header ?? ""), hashOf(`Bearer ${token}`));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
