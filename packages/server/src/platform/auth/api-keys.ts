import { timingSafeEqual } from "node:crypto";
import sql from "sql-template-tag";
import { timestamp } from "../../values/timestamp.ts";
import { networkOf } from "../caller-address.ts";
import type { Queryable } from "../db/database.ts";
import { forbidden, type ServerError } from "../errors.ts";
import type { Principal } from "../principal.ts";
import { type Account, findAccount, permissionsTogether } from "./account.ts";
import { type KeyGrant, principalOfKey } from "./api-key-principal.ts";
import { hashOfKey, isWholeKey, startOfKey } from "./api-key-text.ts";
import { countAttempt } from "./attempt-limit.ts";
import { remember } from "./remember.ts";
import { unauthenticated } from "./tokens.ts";

/** How long a process trusts what it read of a key, in milliseconds: so long one that was revoked may still call. */
const longestTrust = 1_000;
/** How often the time of the last use is written at most, in milliseconds. */
const usesApart = 60_000;
/** How many unknown keys in a row may come from one address before the next one has to wait. */
const guesses = 10;

interface KeyRow extends KeyGrant {
  readonly name: string;
  readonly hash: string;
  readonly createdBy: number;
  /** Seconds since 1970, as the other moments. */
  readonly expires: number | null;
  readonly lastUsed: number | null;
  readonly dateRevoked: string | null;
  /** The representative of the key's customer; null where there is none or the customer was deleted. */
  readonly customersRep: string | null;
  readonly customerExists: boolean;
}

interface Known {
  readonly row: KeyRow;
  readonly account: Account;
  readonly principal: Principal;
}

/**
 * The API keys of all sites. A key, its maker and its customer are read again every second at most while it is used, so that every process
 * refuses within a second what was revoked, whose maker was blocked or lost a right; what ran out is refused on the second.
 */
export class ApiKeys {
  readonly #db: Queryable;
  readonly #known: (key: string, read: () => Promise<Known | undefined>, now: number) => Promise<Known | undefined>;

  /** @param milliseconds how long to trust what was read, a second at most; 0 reads at every call */
  constructor(db: Queryable, milliseconds: number) {
    this.#db = db;
    this.#known = remember(Math.min(milliseconds, longestTrust));
  }

  /**
   * Whom a key speaks for on a site now.
   *
   * @param address where the call comes from. Unknown keys from there are counted; a key that is good is never made to wait.
   * @throws AUTHENTICATION_REQUIRED for a key that the site does not know, that was revoked or ran out, or whose maker is
   *   blocked; RATE_LIMIT_EXCEEDED after ten unknown ones (R218); INSUFFICIENT_PERMISSIONS when its maker may not act for
   *   its customer any more.
   */
  async of(key: string, site: string, address: string | undefined, now = Date.now()): Promise<Principal> {
    const hash = hashOfKey(key);
    const known = isWholeKey(key)
      ? await this.#known(`${hash}@${site}`, () => this.#read(site, key, hash, now), now)
      : undefined;
    if (!known) throw await this.#unknownKey(site, address, now);
    const flaw = flawOf(known, now);
    if (flaw !== undefined) throw unauthenticated(flaw);
    requireReach(known);
    return known.principal;
  }

  /** Rows are found by the beginning, which is no secret; whether one is the key is told in the same time however much fits. */
  async #read(site: string, key: string, hash: string, now: number): Promise<Known | undefined> {
    const rows = await this.#db.query<KeyRow>(sql`
      select k.api_key_uid as uid, k.name, k.key_hash as hash, k.permissions, k.customer_id as "customerId",
        k.calls_per_minute as "callsPerMinute", k.created_by as "createdBy", k.date_revoked as "dateRevoked",
        extract(epoch from k.date_expires) as expires, extract(epoch from k.date_last_used) as "lastUsed",
        c.sales_rep_id as "customersRep", c.customer_id is not null as "customerExists"
      from api_key k left join customer c
        on c.site_id = k.site_id and c.customer_id = k.customer_id and c.delete_flag = 'N'
      where k.site_id = ${site} and k.key_start = ${startOfKey(key)}`);
    const row = rows.find((one) => timingSafeEqual(Buffer.from(one.hash), Buffer.from(hash)));
    const account = row && (await findAccount(this.#db, site, sql`u.id = ${row.createdBy}`));
    if (!account) return undefined;
    const known = { row, account, principal: principalOfKey(site, account, row) };
    if (flawOf(known, now) === undefined) await this.#noteUse(site, row, now);
    return known;
  }

  async #unknownKey(site: string, address: string | undefined, now: number): Promise<ServerError> {
    const limit = { subject: `api-key:@${networkOf(address)}`, most: guesses };
    await countAttempt(this.#db, site, [limit], "Too many API keys were wrong.", now);
    return unauthenticated("This site has no such API key. Send it whole, and to the site that it was made on.");
  }

  async #noteUse(site: string, { uid, lastUsed }: KeyRow, now: number): Promise<void> {
    if (lastUsed !== null && now - lastUsed * 1000 < usesApart) return;
    const [at, before] = [timestamp(new Date(now)), timestamp(new Date(now - usesApart))];
    await this.#db.execute(sql`
      update api_key set date_last_used = ${at}
      where site_id = ${site} and api_key_uid = ${uid} and (date_last_used is null or date_last_used <= ${before})`);
  }
}

/** Why a key is not taken; nothing for one that is. */
function flawOf({ row: { name, dateRevoked, expires }, account }: Known, now: number): string | undefined {
  if (dateRevoked !== null) return `The API key \`${name}\` was revoked. Make another one.`;
  if (expires !== null && expires * 1000 <= now) return `The API key \`${name}\` has run out. Make another one.`;
  if (account.block !== 1) return undefined;
  return `The user who made the API key \`${name}\` is blocked. Have somebody else make another one.`;
}

/** A key for one customer is good as long as its maker may act for that customer. */
function requireReach({ row, account }: Known): void {
  const { name, customerId, customersRep, customerExists } = row;
  if (customerId === null) return;
  const isOwn = account.customerId === customerId || (customersRep !== null && account.salesRepId === customersRep);
  if (customerExists && (isOwn || permissionsTogether(account.roleNames).has("customer.all"))) return;
  throw forbidden(
    `The user who made the API key \`${name}\` may not act for its customer ${customerId} any more. Have somebody else make another one.`,
    { customerId },
  );
}
