import { get, type Resource, resource } from "../endpoint.ts";
import { entity, integer, list, nullable, number, oneOf, optional, text, uid } from "../fields.ts";
import type { ObjectSchema } from "../schema.ts";

/** What `/health-check` answers: whether the service can do its work, and for which site. */
export const Health: ObjectSchema = entity("Health", "Whether a service can do its work", {
  status: oneOf(["ok", "degraded"], { description: "`ok` when the database answers and nothing is amiss" }),
  service: text({ description: "The service that answers", example: "items" }),
  siteId: text({ description: "The site that was asked for", example: "demo" }),
  siteHash: text({ description: "A hash of the site's settings: equal hashes, equal settings", example: "9f86d081" }),
  version: text({ description: "The server's version", example: "0.1.0" }),
  databaseMilliseconds: integer({ min: 0, description: "How long the database took to answer", example: 1 }),
  problems: optional(
    list(text({ description: "A sentence" }), {
      description: "What keeps the service from its full work; of a server that is older there is none",
      example: [],
    }),
  ),
});

/** What `/whoami` answers: whom the token speaks for, and what they may do. */
export const Whoami: ObjectSchema = entity("Whoami", "Whom a token speaks for", {
  siteId: text({ description: "The site the token is for", example: "demo" }),
  usersId: uid("The user"),
  username: text({ description: "The name the user signs in with", example: "dana" }),
  role: text({ description: "The user's role", example: "shopper" }),
  customerId: nullable(number({ description: "The customer the user belongs to; none for staff", example: 100200 })),
  contactId: nullable(uid("The contact the user is")),
  salesRepId: nullable(text({ description: "The sales representative the user is", example: "SR-7" })),
  permissions: list(text({ description: "What the user may do", example: "catalog.read" })),
});

/** `/health-check` and `/ping`, which every service offers without a token (R020, R031, D03), and `/whoami`. */
export const system: Resource = resource("", {
  healthCheck: get("/health-check", {
    returns: Health,
    summary: "Tell whether the service can do its work",
    words: ["health", "status", "alive", "monitor", "uptime", "up", "down", "running"],
    permission: "none",
    scope: "public",
    rules: ["R019", "R020", "R031"],
    errors: ["SERVICE_UNAVAILABLE"],
  }),
  ping: get("/ping", {
    returns: text({ description: "Always `pong`", example: "pong" }),
    summary: "Answer pong",
    words: ["alive", "reachable", "latency"],
    permission: "none",
    scope: "public",
    rules: ["R031", "R032"],
  }),
  whoami: get("/whoami", {
    returns: Whoami,
    summary: "Tell whom the token speaks for and what they may do",
    words: ["who am i", "current user", "token", "permissions", "session", "role"],
    permission: "profile.own",
    scope: "own",
    extension: true,
  }),
});
