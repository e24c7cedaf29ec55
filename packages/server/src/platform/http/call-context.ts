import type { Permission } from "@purvey/contract/permissions";
import { unauthenticated } from "../auth/tokens.ts";
import type { Queryable } from "../db/database.ts";
import type { Context } from "../endpoints/context.ts";
import { requireCustomer } from "../endpoints/customer-access.ts";
import type { Principal } from "../principal.ts";
import type { Exchange, Shared } from "./answer.ts";
import { cookieOf, cookieText } from "./cookies.ts";
import { absoluteAddress, publicAddress } from "./public-address.ts";
import type { Site } from "./sites.ts";

/**
 * What a handler knows about its call. Where `db` is not the database itself it is a transaction: that of the idempotency
 * key, or one on a replica.
 */
export function contextOf(shared: Shared, exchange: Exchange, db: Queryable, idempotencyKey?: string): Context {
  return Object.assign(new CallContext(shared, exchange, db, idempotencyKey), shared.engines);
}

// A class, as a literal with a getter of its own costs each call as much as its reading of the token.
class CallContext {
  readonly site: string;
  readonly siteHash: string;
  readonly principal: Principal | undefined;
  readonly requestId: string;
  readonly address: string | undefined;
  readonly db: Queryable;
  readonly tokens: Context["tokens"];
  readonly providers: Context["providers"];
  readonly config: Context["config"];
  readonly vault: Context["vault"];
  readonly idempotencyKey: string | undefined;
  readonly inTransaction: boolean;
  readonly heard: Context["heard"];
  readonly limited: Exchange["limited"];
  readonly #shared: Shared;
  readonly #exchange: Exchange;

  constructor(shared: Shared, exchange: Exchange, db: Queryable, idempotencyKey: string | undefined) {
    const site = exchange.site as Site;
    this.#shared = shared;
    this.#exchange = exchange;
    this.site = site.siteId;
    this.siteHash = site.siteHash;
    this.principal = exchange.principal;
    this.requestId = exchange.requestId;
    this.address = exchange.address;
    this.db = db;
    this.tokens = shared.tokens;
    this.providers = shared.providers.of(site);
    this.config = shared.config;
    this.vault = shared.vault;
    this.idempotencyKey = idempotencyKey;
    this.inTransaction = db !== shared.db;
    this.heard = exchange.heard;
    this.limited = exchange.limited;
  }

  // Asked of what `within` makes too, which has no private fields.
  get user(): Principal {
    if (!this.principal)
      throw unauthenticated("This call needs a token. Sign in, and send it as `authorization: Bearer <token>`.");
    this.limited.add("own");
    return this.principal;
  }

  // Handlers take what they need out of their context: these know theirs all the same.
  readonly absolute = (path: string): string => absoluteAddress(path, this.#address());

  readonly cookie = (name: string): string | undefined => cookieOf(this.#exchange.request, name);

  readonly setCookie = (name: string, value: string, seconds: number): void => {
    const { request, headers } = this.#exchange;
    const secure = this.#address().startsWith("https:");
    headers["set-cookie"] = cookieText(name, value, { path: pathBeside(request), seconds, secure });
  };

  readonly transaction = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
    this.inTransaction ? work(this.db) : this.#shared.db.transaction(work);

  readonly wakeJob = (name: string): void => {
    this.#exchange.job = name;
  };

  readonly markLimited = (): void => {
    this.limited.add("own").add("customer");
  };

  readonly can = (permission: Permission): boolean => this.principal?.permissions.has(permission) ?? false;

  readonly requireCustomer = (customerId: number): Promise<void> =>
    requireCustomer(this.db, this.site, this.principal, customerId);

  #address(): string {
    return publicAddress(this.#exchange.request, this.#shared.config);
  }
}

/** The path that a call shares with those beside it. */
function pathBeside({ url }: Request): string {
  return new URL(url).pathname.replace(/\/[^/]*$/, "");
}
