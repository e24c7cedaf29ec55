import sql from "sql-template-tag";
import { networkOf } from "../caller-address.ts";
import type { Queryable } from "../db/database.ts";
import { type AttemptLimit, countAttempt, forgetAttempts, hasSucceeded, takeBackAttempt } from "./attempt-limit.ts";

/** How many attempts in a row may fail for one name from one address before the next one has to wait. */
const signInAttempts = 10;

/**
 * Many addresses that guess one name slow it, and one address that guesses many names is slowed. Others share these two, so
 * a wait of them is a minute at most.
 */
const shared = { name: 50, address: 100, longestWait: 60 };

/** An attempt to sign in that was counted. */
export interface CountedSignIn {
  /** The name from the address alone, then what others share with it. */
  readonly limits: readonly [AttemptLimit, ...AttemptLimit[]];
}

/**
 * Counts an attempt to sign in before the password is looked at, whether there is a user of the name or not. A name is
 * counted by the address that it is tried from, so that nobody keeps its user out by guessing from elsewhere: where the
 * user signed in within thirty days, the guesses of others slow nobody.
 *
 * @param address where the call comes from
 * @throws RATE_LIMIT_EXCEEDED after ten failures, for longer with each further one (R218).
 */
export async function countSignIn(
  db: Queryable,
  site: string,
  username: string,
  address: string | undefined,
  now = Date.now(),
): Promise<CountedSignIn> {
  const network = networkOf(address);
  // As the database compares names: in another case it is no further one. Longer ones than a user can have are cut.
  const name = sql`lower(left(${username}::text, 150))`;
  const found = await db.first<{ name: string; known: boolean }>(sql`
    select ${name} as name, ${hasSucceeded(site, sql`'login:' || ${name} || ${`@${network}`}`, now)} as known`);
  const pair = { subject: `login:${found?.name}@${network}`, most: signInAttempts };
  const { longestWait } = shared;
  const others: AttemptLimit[] = [
    { subject: `login:${found?.name}`, most: shared.name, longestWait },
    { subject: `login:@${network}`, most: shared.address, longestWait },
  ];
  const limits: CountedSignIn["limits"] = [pair, ...(found?.known ? [] : others)];
  await countAttempt(db, site, limits, "Too many attempts to sign in failed.", now);
  return { limits };
}

/** Forgets the failures of a name from its address, since its user signed in there; those of others stay. */
export async function forgetSignIns(db: Queryable, site: string, { limits }: CountedSignIn): Promise<void> {
  const [pair, ...others] = limits;
  await forgetAttempts(db, site, pair.subject);
  if (others.length > 0) await takeBackAttempt(db, site, others);
}
