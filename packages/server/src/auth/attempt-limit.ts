import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";
import { timestamp } from "../http/timestamp.ts";

/** What may be tried only so often in a window. */
export interface AttemptLimit {
  /** What is counted: `login:dana`. */
  readonly subject: string;
  /** How many attempts of one window may fail. */
  readonly most: number;
}

/** The length of a window: a quarter of an hour, in milliseconds. */
const windowLength = 15 * 60_000;

/**
 * Counts an attempt before it is known whether it succeeds, so that attempts sent at once are counted too. The counts are
 * in the database: all processes share them. Windows that are over are cleared away on the way.
 *
 * @param refusal the sentence's beginning when there were too many: "More than 10 attempts … failed."
 * @throws RATE_LIMIT_EXCEEDED when a limit is passed.
 */
export async function countAttempt(
  db: Queryable,
  site: string,
  limits: readonly AttemptLimit[],
  refusal: string,
  now = Date.now(),
): Promise<void> {
  const start = startOf(now);
  const window = timestamp(new Date(start));
  const subjects = limits.map(({ subject }) => subject).sort();
  const rows = await db.query<{ subject: string; used: number }>(sql`
    with over as (
      select site_id, subject, window_start from rate_window where site_id = ${site} and window_start < ${window}
      limit 20 for update skip locked
    ), cleared as (
      delete from rate_window w using over o
      where w.site_id = o.site_id and w.subject = o.subject and w.window_start = o.window_start
    )
    insert into rate_window as w (site_id, subject, window_start, used)
    select ${site}, s, ${window}::timestamp, 1 from unnest(${subjects}::text[]) as s
    on conflict (site_id, subject, window_start) do update set used = w.used + 1
    returning subject, used`);
  const used = new Map(rows.map((row) => [row.subject, row.used]));
  const passed = limits.find(({ subject, most }) => (used.get(subject) ?? 0) > most);
  if (passed) throw tooManyAttempts(passed.most, refusal, start + windowLength, now);
}

/** Takes an attempt back that succeeded: only failures count. */
export async function takeBackAttempt(
  db: Queryable,
  site: string,
  limits: readonly AttemptLimit[],
  now = Date.now(),
): Promise<void> {
  await db.execute(sql`
    update rate_window w set used = greatest(w.used - 1, 0) from (
      select site_id, subject, window_start from rate_window
      where site_id = ${site} and subject = any(${limits.map(({ subject }) => subject)}::text[])
        and window_start = ${timestamp(new Date(startOf(now)))}
      order by subject for update
    ) k
    where w.site_id = ${site} and w.subject = k.subject and w.window_start = k.window_start`);
}

/** Forgets the failures of a subject. */
export async function forgetAttempts(db: Queryable, site: string, subject: string): Promise<void> {
  await db.execute(sql`delete from rate_window where site_id = ${site} and subject = ${subject}`);
}

function startOf(now: number): number {
  return Math.floor(now / windowLength) * windowLength;
}

function tooManyAttempts(most: number, refusal: string, reset: number, now: number): ServerError {
  const retryAfter = Math.max(1, Math.ceil((reset - now) / 1000));
  return new ServerError("RATE_LIMIT_EXCEEDED", `${refusal} Wait ${retryAfter} seconds, then try again.`, {
    details: { retryAfter, limit: most, remaining: 0, resetTime: timestamp(new Date(reset)) },
  });
}
