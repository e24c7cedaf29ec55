import type { Permission } from "@purvey/contract/permissions";
import type { Tokens } from "../auth/tokens.ts";
import type { ServerConfig } from "../config.ts";
import type { Queryable } from "../db/database.ts";
import type { Vault } from "../keys/vault.ts";
import type { Providers } from "../ports/providers.ts";
import type { Principal } from "../principal.ts";

/** What trades keep in memory for the calls of a process; `app.ts` says what there is, and makes it. */
// biome-ignore lint/suspicious/noEmptyInterface: the composition root extends it
export interface Engines {}

/** What a handler knows about its call beside the input. */
export interface Context extends Engines {
  /** The site every statement filters by. */
  readonly site: string;
  /** Equal hashes, equal settings of the site. */
  readonly siteHash: string;
  /** Who asks; `undefined` only in endpoints without a permission. */
  readonly principal: Principal | undefined;
  /** Who asks. Throws AUTHENTICATION_REQUIRED where nobody signed in. */
  readonly user: Principal;
  readonly requestId: string;
  /** Where the call comes from, as far as that is known. */
  readonly address: string | undefined;
  /** A path of this server as an address that is good anywhere: `https://shop.example/documents/…`. */
  absolute(path: string): string;
  /** A cookie that came with the call. */
  cookie(name: string): string | undefined;
  /** Has the answer, a refusal too, keep a cookie for so many seconds, which comes back with calls beside this one; 0 forgets it. */
  setCookie(name: string, value: string, seconds: number): void;
  /** Statements outside a transaction, or in the one that an idempotency key opened. */
  readonly db: Queryable;
  /** Issues and verifies tokens. */
  readonly tokens: Tokens;
  /** Outside systems, or what ships with the server in their place (D26). */
  readonly providers: Providers;
  /** How the server is set up. */
  readonly config: ServerConfig;
  /** Seals secrets of other systems before they are stored. */
  readonly vault: Vault;
  /** The key the caller sent along, so that sending twice is once; with it the call runs in one transaction. */
  readonly idempotencyKey: string | undefined;
  /** Whether its statements run in a transaction that is open: then nobody outside is asked. */
  readonly inTransaction: boolean;
  /** What outside systems said to this call so far, by what they were asked. */
  readonly heard: Map<string, unknown>;
  /** Runs `work` in a transaction; inside one already open, in that one. */
  transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /** Wakes a job of the server by its name, once what this call changed is stored: there is something to do. */
  wakeJob(name: string): void;
  can(permission: Permission): boolean;
  /**
   * Says that a condition limits the call's rows to what the caller may see. Without it no answer of an endpoint leaves
   * whose scope is `customer` and names no record.
   */
  markLimited(): void;
  /** Refuses unless the caller may see this customer: their own, their sales representative's, or all (D21). */
  requireCustomer(customerId: number): Promise<void>;
}

/** A page of a list and how many records there are in all. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
}
