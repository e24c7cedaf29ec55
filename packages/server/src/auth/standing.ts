import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { Principal } from "../principal.ts";
import { type Account, findAccount, principalOfAccount } from "./account.ts";
import { unauthenticated } from "./tokens.ts";

/** How many users a process remembers; a forgotten one is read again. */
const remembered = 10_000;

interface Known {
  readonly user: Promise<User | undefined>;
  readonly readAt: number;
}

/** What was read of a user, and who a token of his speaks for. */
interface User {
  readonly account: Account;
  readonly principal: Principal;
}

/**
 * Whether who a token speaks for still stands as it says: a token lives for hours, a blocked user must be out in seconds.
 * What was read of a user is remembered for some seconds, so that a busy user costs no statement a call; every process
 * follows a change within that time.
 *
 * - A blocked user is refused, whoever issued the token.
 * - A token of ours carries the version of its user's tokens: an older one (he was blocked since, or got another password)
 *   is refused, and so is one whose user is gone. Its rights are those that the user has now, not those he had then.
 * - The rights of an outside issuer's token are what the token says.
 */
export class Standings {
  readonly #db: Queryable;
  readonly #milliseconds: number;
  readonly #known = new Map<string, Known>();

  /** @param milliseconds how long to trust what was read; 0 reads at every call */
  constructor(db: Queryable, milliseconds: number) {
    this.#db = db;
    this.#milliseconds = milliseconds;
  }

  /** Who the token's bearer is now. Throws AUTHENTICATION_REQUIRED when the token counts no more (R213). */
  async of(principal: Principal, now = Date.now()): Promise<Principal> {
    const { site, tokenVersion } = principal;
    const user = await this.#user(site, principal.userId, now);
    if (user?.account.block === 1)
      throw unauthenticated("The user is blocked. Ask an administrator to let you in again.");
    if (tokenVersion === undefined) return principal;
    if (user?.account.tokenVersion !== tokenVersion)
      throw unauthenticated("The token was withdrawn: its user got another password or was blocked. Sign in again.");
    return user.principal;
  }

  #user(site: string, userId: number, now: number): Promise<User | undefined> {
    const key = `${userId}@${site}`;
    const known = this.#known.get(key);
    if (known && now - known.readAt < this.#milliseconds) return known.user;
    const user = this.#read(site, userId);
    // The oldest goes first; one that is read again stands last.
    this.#known.delete(key);
    if (this.#known.size >= remembered) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.set(key, { user, readAt: now });
    user.catch(() => this.#known.delete(key));
    return user;
  }

  async #read(site: string, userId: number): Promise<User | undefined> {
    const account = await findAccount(this.#db, site, sql`u.id = ${userId}`);
    return account && { account, principal: principalOfAccount(site, account) };
  }
}
