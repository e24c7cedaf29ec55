import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { requireOwned } from "../../owned-records.ts";
import type { SiteProviders } from "../../providers/site-providers.ts";
import { inTime } from "../../values/in-time.ts";
import type { Issuers } from "../auth/issuers.ts";
import type { OutsideUsers } from "../auth/outside-users.ts";
import type { Standings } from "../auth/standing.ts";
import { type Tokens, unauthenticated } from "../auth/tokens.ts";
import type { ServerConfig } from "../config.ts";
import type { Database, Queryable } from "../db/database.ts";
import type { Context, Page } from "../endpoints/context.ts";
import { requireCustomer } from "../endpoints/customer-access.ts";
import type { UntypedHandler } from "../endpoints/implement.ts";
import { invalid, ServerError } from "../errors.ts";
import type { KeyRing } from "../keys/key-ring.ts";
import type { Vault } from "../keys/vault.ts";
import { refuseInMaintenance } from "../maintenance.ts";
import type { Principal } from "../principal.ts";
import { envelopeText, jsonAnswer } from "./answers.ts";
import { principalOf, requirePermission, requireToken } from "./authenticate.ts";
import { encodedAnswer } from "./content-encoding.ts";
import { cacheControl, varyOf } from "./edge-cache.ts";
import { provokeFault } from "./fault.ts";
import { onceForKey } from "./idempotency.ts";
import { absoluteAddress, publicAddress } from "./public-address.ts";
import { type RateLimiter, rateHeaders } from "./rate-limiter.ts";
import { readInput } from "./read-input.ts";
import type { Site, Sites } from "./sites.ts";

/** What all requests share. */
export interface Shared {
  readonly db: Database;
  readonly config: ServerConfig;
  readonly tokens: Tokens;
  readonly providers: SiteProviders;
  readonly keys: KeyRing;
  readonly vault: Vault;
  readonly sites: Sites;
  readonly standings: Standings;
  readonly issuers: Issuers;
  readonly outsideUsers: OutsideUsers;
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
  /** The job that the call left something to do for. */
  job?: string;
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
    exchange.principal = await principalOf(exchange.request, site.siteId, shared);
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
  const subject = principal ? `user:${principal.userId}` : `guest:${address ?? ""}`;
  const status = await shared.userLimit.take(site, subject);
  if (status) Object.assign(exchange.headers, rateHeaders(status));
  await shared.siteLimit.take(site, "site");
}

async function run(
  shared: Shared,
  endpoint: Endpoint,
  handler: UntypedHandler,
  exchange: Exchange,
  input: Record<string, unknown>,
): Promise<unknown> {
  const context = contextOf(shared, exchange, shared.db);
  await requireOwned(endpoint, input, context);
  const key = endpoint.safe ? null : exchange.request.headers.get("idempotency-key");
  if (key === null || !exchange.principal) return limitedAnswer(endpoint, exchange, handler(input, context));
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
  const { data, replayed } = await onceForKey(shared.db, call, (db) =>
    limitedAnswer(endpoint, exchange, handler(input, contextOf(shared, exchange, db, key))),
  );
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

/** With an idempotency key `db` is the transaction that the key opened. */
function contextOf(shared: Shared, exchange: Exchange, db: Queryable, idempotencyKey?: string): Context {
  const { principal, requestId, address } = exchange;
  const site = exchange.site as Site;
  return {
    site: site.siteId,
    siteHash: site.siteHash,
    principal,
    get user() {
      if (!principal)
        throw unauthenticated("This call needs a token. Sign in, and send it as `authorization: Bearer <token>`.");
      exchange.limited.add("own");
      return principal;
    },
    requestId,
    address,
    absolute: (path) => absoluteAddress(path, publicAddress(exchange.request, shared.config)),
    db,
    tokens: shared.tokens,
    providers: shared.providers.of(site),
    config: shared.config,
    vault: shared.vault,
    idempotencyKey,
    transaction: (work) => (idempotencyKey === undefined ? shared.db.transaction(work) : work(db)),
    wakeJob: (name) => {
      exchange.job = name;
    },
    markLimited: () => {
      exchange.limited.add("own").add("customer");
    },
    can: (permission) => principal?.permissions.has(permission) ?? false,
    requireCustomer: (customerId) => requireCustomer(db, site.siteId, principal, customerId),
  };
}

function requireAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = endpoint.list ? (data as Page<unknown>).data : data;
  const issues = check(endpoint.returns, checked, { direction: "output" });
  if (issues.length === 0) return;
  const found = issues.map((issue) => `${issue.path}: ${issue.message}`).join("; ");
  throw new Error(`The answer of \`${endpoint.id}\` does not fit the contract: ${found}`);
}
