import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { Principal } from "../principal.ts";
import { type Account, findAccount, principalOfAccount } from "./account.ts";
import { remember } from "./remember.ts";
import { unauthenticated } from "./tokens.ts";

/** What was read of a user, and who a token of theirs speaks for. */
interface User {
  readonly account: Account;
  readonly principal: Principal;
}

/**
 * Whether who a token of ours speaks for still stands as it says: a token lives for hours, a blocked user must be out in
 * seconds. What was read of a user is remembered for some seconds, so that a busy user costs no statement a call; every
 * process follows a change within that time.
 *
 * - A blocked user is refused.
 * - A token carries the version of its user's tokens: an older one (the user was blocked since, or got another password) is
 *   refused, and so is one whose user is gone. Its rights are those that the user has now, not those of then.
 * - A token without a version speaks for nobody whom the site keeps: the program that issued it answers for its rights.
 */
export class Standings {
  readonly #db: Queryable;
  readonly #known: (key: string, read: () => Promise<User | undefined>, now: number) => Promise<User | undefined>;

  /** @param milliseconds how long to trust what was read; 0 reads at every call */
  constructor(db: Queryable, milliseconds: number) {
    this.#db = db;
    this.#known = remember(milliseconds);
  }

  /** Who the token's bearer is now. Throws AUTHENTICATION_REQUIRED when the token counts no more (R213). */
  async of(principal: Principal, now = Date.now()): Promise<Principal> {
    const { site, userId, tokenVersion } = principal;
    const user = await this.#known(`${userId}@${site}`, () => this.#read(site, userId), now);
    if (user?.account.block === 1)
      throw unauthenticated("The user is blocked. Ask an administrator to let you in again.");
    if (tokenVersion === undefined) return principal;
    if (user?.account.tokenVersion !== tokenVersion)
      throw unauthenticated("The token was withdrawn: its user got another password or was blocked. Sign in again.");
    return user.principal;
  }

  async #read(site: string, userId: number): Promise<User | undefined> {
    const account = await findAccount(this.#db, site, sql`u.id = ${userId}`);
    return account && { account, principal: principalOfAccount(site, account) };
  }
}
