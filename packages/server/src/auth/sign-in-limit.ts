import type { Queryable } from "../db/database.ts";
import { countAttempt, forgetAttempts } from "./attempt-limit.ts";

/** How many attempts in a row may fail for one name in one window. */
export const signInAttempts = 10;

/** A name as it is counted; longer ones than a user can have are cut. */
function subjectOf(username: string): string {
  return `login:${username.toLowerCase().slice(0, 150)}`;
}

/**
 * Counts an attempt to sign in before the password is looked at.
 *
 * @throws RATE_LIMIT_EXCEEDED after ten failures within a quarter of an hour (R218).
 */
export function countSignIn(db: Queryable, site: string, username: string, now = Date.now()): Promise<void> {
  const limit = { subject: subjectOf(username), most: signInAttempts };
  const refusal = `More than ${signInAttempts} attempts to sign in with this name failed.`;
  return countAttempt(db, site, [limit], refusal, now);
}

/** Forgets the failures of a name: its user signed in. */
export function forgetSignIns(db: Queryable, site: string, username: string): Promise<void> {
  return forgetAttempts(db, site, subjectOf(username));
}
