import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { inTime } from "../../values/in-time.ts";
import type { ApiKeys } from "../auth/api-keys.ts";
import type { Issuers } from "../auth/issuers.ts";
import type { OutsideUsers } from "../auth/outside-users.ts";
import type { Standings } from "../auth/standing.ts";
import type { Tokens } from "../auth/tokens.ts";
import type { ServerConfig } from "../config.ts";
import type { Database, Queryable } from "../db/database.ts";
import type { Replica } from "../db/replica.ts";
import type { Context, Engines, Page } from "../endpoints/context.ts";
import type { UntypedHandler } from "../endpoints/implement.ts";
import { AskFirst } from "../endpoints/outside.ts";
import { conflict, invalid, ServerError } from "../errors.ts";
import type { HeavyRead } from "../heavy-read.ts";
import type { KeyRing } from "../keys/key-ring.ts";
import type { Vault } from "../keys/vault.ts";
import { refuseInMaintenance } from "../maintenance.ts";
import type { Observers } from "../observe/observers.ts";
import type { Span } from "../observe/tracing.ts";
import type { Providers } from "../ports/providers.ts";
import type { Principal } from "../principal.ts";
import { envelopeText, jsonAnswer } from "./answers.ts";
import { principalOf, requirePermission, requireToken } from "./authenticate.ts";
import { contextOf } from "./call-context.ts";
import { encodedAnswer } from "./content-encoding.ts";
import { cacheControl, varyOf } from "./edge-cache.ts";
import { provokeFault } from "./fault.ts";
import { onceForKey } from "./idempotency.ts";
import { type RateLimiter, rateHeaders } from "./rate-limiter.ts";
import { readInput } from "./read-input.ts";
import type { Site, Sites } from "./sites.ts";

/** Where heavy reads may go that need not trouble the primary: a {@link Replica}. */
export type HeavyReads = Pick<Replica, "read">;

/** What all requests share. */
export interface Shared {
  readonly db: Database;
  readonly config: ServerConfig;
  readonly observers: Observers;
  readonly tokens: Tokens;
  /** The outside systems of a site. */
  readonly providers: { of(site: Site): Providers };
  readonly keys: KeyRing;
  readonly vault: Vault;
  readonly sites: Sites;
  readonly standings: Standings;
  readonly issuers: Issuers;
  readonly outsideUsers: OutsideUsers;
  readonly apiKeys: ApiKeys;
  readonly engines: Engines;
  /** Refuses (404) a call that names a record of somebody else. */
  readonly requireOwned: (endpoint: Endpoint, input: Record<string, unknown>, context: Context) => Promise<void>;
  /** The replica that answers an endpoint as long as it may; undefined where the primary always does. */
  readonly replicaFor: (endpoint: Endpoint) => HeavyReads | undefined;
  readonly userLimit: RateLimiter;
  readonly siteLimit: RateLimiter;
  /** Hears of calls that left something to do for a job of the server, by its name. */
  readonly onWork: (job: string) => void;
}

/** One request under way; what becomes known about it is filled in for the log. */
export interface Exchange {
  readonly request: Request;
  readonly requestId: string;
  /** Where the call comes from, as far as that is known. */
  readonly address: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  site?: Site;
  principal?: Principal;
  endpoint?: Endpoint;
  /** The call's span, where it is followed. */
  span?: Span;
  /** The job that the call left something to do for. */
  job?: string;
  /** What outside systems said to the call, by what they were asked. */
  readonly heard: Map<string, unknown>;
  /** Who answered a heavy read, where there is a replica. */
  heavyRead?: HeavyRead;
  /** Whose rows the handler asked for: the caller's, or those of customers whom the caller may see. */
  readonly limited: Set<"own" | "customer">;
  headers: Record<string, string>;
}

/** A request's way: site, token, permission, limit, input, handler, envelope. Throws what refuses it. */
export async function answer(
  shared: Shared,
  endpoint: Endpoint,
  handler: UntypedHandler,
  exchange: Exchange,
): Promise<Response> {
  exchange.endpoint = endpoint;
  exchange.headers.vary = varyOf(endpoint);
  const work = answerOf(shared, endpoint, handler, exchange);
  // Whoever asks how the server is must hear it, also when its database does not fail but hang.
  return endpoint.resource === "system" ? inTime(work, shared.config.healthTimeout, () => hanging(shared)) : work;
}

function hanging({ config }: Shared): ServerError {
  return new ServerError("SERVICE_UNAVAILABLE", `The database did not answer within ${config.healthTimeout} ms.`, {
    details: { retryAfter: 5, maintenanceWindow: null },
  });
}

async function answerOf(
  shared: Shared,
  endpoint: Endpoint,
  handler: UntypedHandler,
  exchange: Exchange,
): Promise<Response> {
  const site = await shared.sites.require(exchange.request.headers.get("x-site-id"));
  exchange.site = site;
  refuseInMaintenance(endpoint, [shared.config.maintenance, site.maintenance]);
  // An old token must not keep anybody from signing in, nor an idempotency key keep a failed attempt from being counted.
  if (endpoint.permission !== "none") {
    exchange.principal = await principalOf(exchange.request, site.siteId, exchange.address, shared);
    // Before the limit: who sends no token must not use up what those need who want to sign in.
    requireToken(endpoint, exchange.principal);
  }
  if (endpoint.resource !== "system") await limit(shared, exchange, site.siteId);
  requirePermission(endpoint, exchange.principal);
  if (shared.config.faults) provokeFault(exchange.request, exchange.principal);
  const caching = cacheControl(endpoint, exchange.search);
  const input = await readInput(endpoint, exchange.request, exchange.params, exchange.search, shared.config.bodyLimit);
  const data = await run(shared, endpoint, handler, exchange, input);
  // What was changed about the site counts at once, not when it is read again.
  if (endpoint.service === "site" && endpoint.method !== "GET") shared.sites.forget(site.siteId);
  if (exchange.job !== undefined) shared.onWork(exchange.job);
  if (shared.config.checkAnswers) requireAnswer(endpoint, data);
  shared.config.onAnswer?.(endpoint, endpoint.list ? (data as Page<unknown>).data : data);
  const text = envelopeText(data, endpoint.list, endpoint.method === "GET" ? input : {});
  const headers = { ...exchange.headers, "x-request-id": exchange.requestId, "cache-control": caching };
  if (!shared.config.compress) return jsonAnswer(text, 200, headers);
  return encodedAnswer(exchange.request, text, headers, (body, encoded) => jsonAnswer(body, 200, encoded));
}

async function limit(shared: Shared, exchange: Exchange, site: string): Promise<void> {
  const { principal, address } = exchange;
  const status = await shared.userLimit.take(
    site,
    limitedSubject(principal, address),
    Date.now,
    ownLimit(shared, principal),
  );
  if (status) Object.assign(exchange.headers, rateHeaders(status));
  await shared.siteLimit.take(site, "site");
}

/** An API key has a limit of its own, so that a program uses up nobody's. */
function limitedSubject(principal: Principal | undefined, address: string | undefined): string {
  if (!principal) return `guest:${address ?? ""}`;
  return principal.apiKey ? `key:${principal.apiKey.uid}` : `user:${principal.userId}`;
}

/** What the key says, and never more than the server lets a user make; 0 stands for a server without a limit. */
function ownLimit({ config }: Shared, principal: Principal | undefined): number {
  const own = principal?.apiKey?.callsPerMinute ?? config.callsPerMinute;
  return config.callsPerMinute === 0 ? own : Math.min(own, config.callsPerMinute);
}

async function run(
  shared: Shared,
  endpoint: Endpoint,
  handler: UntypedHandler,
  exchange: Exchange,
  input: Record<string, unknown>,
): Promise<unknown> {
  const context = contextOf(shared, exchange, shared.db);
  await shared.requireOwned(endpoint, input, context);
  for (let asked = 0; ; asked++) {
    try {
      return await runOnce(shared, endpoint, handler, exchange, input, context);
    } catch (error) {
      if (!(error instanceof AskFirst)) throw error;
      if (asked === mostAsked) throw restless(endpoint);
      exchange.heard.set(error.what, await error.ask(context));
    }
  }
}

/** How often one call may begin anew because an outside system has to be asked. */
const mostAsked = 6;

function restless({ id }: Endpoint): ServerError {
  return conflict(
    `What \`${id}\` depends on changed each time that an outside system had been asked about it. Look at it again, and repeat the call.`,
  );
}

async function runOnce(
  shared: Shared,
  endpoint: Endpoint,
  handler: UntypedHandler,
  exchange: Exchange,
  input: Record<string, unknown>,
  context: Context,
): Promise<unknown> {
  const answerFrom = (db: Queryable, ownKey?: string) => {
    const own = db === shared.db ? context : contextOf(shared, exchange, db, ownKey);
    return limitedAnswer(endpoint, exchange, handler(input, own));
  };
  const replica = shared.replicaFor(endpoint);
  if (replica)
    return replica.read(shared.db, answerFrom, (by) => {
      exchange.heavyRead = by;
    });
  const key = endpoint.safe ? null : exchange.request.headers.get("idempotency-key");
  if (key === null || !exchange.principal) return answerFrom(shared.db);
  if (key === "" || key.length > 255)
    throw invalid("idempotency-key", `Expected 1 to 255 characters, got ${key.length}`, key);
  const call = {
    site: exchange.principal.site,
    userId: exchange.principal.userId,
    key,
    endpoint: endpoint.id,
    input,
    keys: shared.keys,
  };
  const { data, replayed } = await onceForKey(shared.db, call, (db) => answerFrom(db, key));
  if (replayed) exchange.headers["idempotent-replayed"] = "true";
  return data;
}

/** What the handler answers, once it is sure that its statements limited the rows where nothing else did. */
async function limitedAnswer(
  { id, scope: { kind, records } }: Endpoint,
  { limited }: Exchange,
  work: Promise<unknown>,
): Promise<unknown> {
  const data = await work;
  if ((kind !== "own" && kind !== "customer") || Object.keys(records).length > 0 || limited.has(kind)) return data;
  throw new Error(`The handler of \`${id}\` did not limit its rows to what the caller may see: scope \`${kind}\`.`);
}

function requireAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = endpoint.list ? (data as Page<unknown>).data : data;
  const issues = check(endpoint.returns, checked, { direction: "output" });
  if (issues.length === 0) return;
  const found = issues.map((issue) => `${issue.path}: ${issue.message}`).join("; ");
  throw new Error(`The answer of \`${endpoint.id}\` does not fit the contract: ${found}`);
}
