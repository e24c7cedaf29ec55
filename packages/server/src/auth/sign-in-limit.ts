import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";
import { timestamp } from "../http/timestamp.ts";

/** How many attempts in a row may fail for one name in one window. */
export const signInAttempts = 10;

/** The length of a window: a quarter of an hour, in milliseconds. */
const windowLength = 15 * 60_000;

/** A name as it is counted; longer ones than a user can have are cut. */
function subjectOf(username: string): string {
  return `login:${username.toLowerCase().slice(0, 150)}`;
}

/**
 * Counts an attempt to sign in before the password is looked at, so that attempts sent at once are counted too.
 * The count is in the database: all processes share it. Windows that are over are cleared away on the way.
 *
 * @throws RATE_LIMIT_EXCEEDED after ten failures within a quarter of an hour (R218).
 */
export async function countSignIn(db: Queryable, site: string, username: string, now = Date.now()): Promise<void> {
  const start = Math.floor(now / windowLength) * windowLength;
  const window = timestamp(new Date(start));
  const row = await db.first<{ used: number }>(sql`
    with over as (
      select site_id, subject, window_start from rate_window where site_id = ${site} and window_start < ${window}
      limit 20 for update skip locked
    ), cleared as (
      delete from rate_window w using over o
      where w.site_id = o.site_id and w.subject = o.subject and w.window_start = o.window_start
    )
    insert into rate_window as w (site_id, subject, window_start, used) values (${site}, ${subjectOf(username)}, ${window}, 1)
    on conflict (site_id, subject, window_start) do update set used = w.used + 1
    returning used`);
  if ((row?.used ?? 0) > signInAttempts) throw tooManyAttempts(start + windowLength, now);
}

/** Forgets the failures of a name: its user signed in. */
export async function forgetSignIns(db: Queryable, site: string, username: string): Promise<void> {
  await db.execute(sql`delete from rate_window where site_id = ${site} and subject = ${subjectOf(username)}`);
}

function tooManyAttempts(reset: number, now: number): ServerError {
  const retryAfter = Math.max(1, Math.ceil((reset - now) / 1000));
  return new ServerError(
    "RATE_LIMIT_EXCEEDED",
    `More than ${signInAttempts} attempts to sign in with this name failed. Wait ${retryAfter} seconds, then try again.`,
    { details: { retryAfter, limit: signInAttempts, remaining: 0, resetTime: timestamp(new Date(reset)) } },
  );
}
