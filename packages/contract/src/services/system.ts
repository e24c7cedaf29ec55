import { get, type Resource, resource } from "../endpoint.ts";
import { entity, integer, oneOf, text } from "../fields.ts";
import type { ObjectSchema } from "../schema.ts";

/** What `/health-check` answers: whether the service can do its work, and for which site. */
export const Health: ObjectSchema = entity("Health", "Whether a service can do its work", {
  status: oneOf(["ok", "degraded"], { description: "`ok` when the database answers" }),
  service: text({ description: "The service that answers", example: "items" }),
  siteId: text({ description: "The site that was asked for", example: "demo" }),
  siteHash: text({ description: "A hash of the site's settings: equal hashes, equal settings", example: "9f86d081" }),
  version: text({ description: "The server's version", example: "0.1.0" }),
  databaseMilliseconds: integer({ min: 0, description: "How long the database took to answer", example: 1 }),
});

/** `/health-check` and `/ping`, which every service offers; neither needs a token (R020, R031, D03). */
export const system: Resource = resource("", {
  healthCheck: get("/health-check", {
    returns: Health,
    summary: "Tell whether the service can do its work",
    words: ["health", "status", "alive", "monitor", "uptime"],
    permission: "none",
    rules: ["R019", "R020", "R031"],
    errors: ["SERVICE_UNAVAILABLE"],
  }),
  ping: get("/ping", {
    returns: text({ description: "Always `pong`", example: "pong" }),
    summary: "Answer pong",
    words: ["alive", "reachable", "latency"],
    permission: "none",
    rules: ["R031", "R032"],
  }),
});
