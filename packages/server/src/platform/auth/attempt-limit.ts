import sql, { type Sql } from "sql-template-tag";
import { timestamp } from "../../values/timestamp.ts";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";

/** What may fail only so often before it has to wait, longer with each further failure. */
export interface AttemptLimit {
  /** What is counted: `login:dana@203.0.113.7`. */
  readonly subject: string;
  /** How many failures cost nothing. The next attempt waits 10 seconds, the one after it 20, then 40 … */
  readonly most: number;
  /** The longest wait, in seconds. Default: a quarter of an hour. Short where many share the subject. */
  readonly longestWait?: number;
}

/** The first wait, in seconds; each further failure doubles it. */
const firstWait = 10;
/** The longest wait unless a limit says otherwise, in seconds. */
const longestWait = 900;
/** After so long without a failure all are forgotten, in milliseconds; a success is remembered thirty times as long. */
const remembered = 24 * 3_600_000;

/**
 * Counts an attempt before it is known whether it succeeds, so that attempts sent at once are counted too. The counts are
 * in the database: all processes share them. An attempt that is refused counts for none of its limits, so that waiting as
 * long as the refusal says is enough. What is forgotten by now is cleared away on the way, twenty at a time.
 *
 * @param refusal the sentence's beginning when there were too many: "Too many attempts … failed."
 * @throws RATE_LIMIT_EXCEEDED when one of the limits has to wait, with the seconds in `details.retryAfter` (R218).
 */
export async function countAttempt(
  db: Queryable,
  site: string,
  limits: readonly AttemptLimit[],
  refusal: string,
  now = Date.now(),
): Promise<void> {
  const [at, expires] = [moment(now), moment(now + remembered)];
  const subjects = limits.map(({ subject }) => subject);
  const counted = await db.execute(sql`
    with over as (
      select site_id, subject from failed_attempt
      where site_id = ${site} and date_expires < ${at} and subject <> all(${subjects}::text[])
      limit 20 for update skip locked
    ), cleared as (
      delete from failed_attempt f using over o where f.site_id = o.site_id and f.subject = o.subject
    ), given as (${givenLimits(limits)}), held as (
      select * from failed_attempt f where f.site_id = ${site} and f.subject = any(${subjects}::text[])
      order by f.subject for update
    )
    insert into failed_attempt as f (site_id, subject, failures, last_failure, date_expires)
    select ${site}, g.subject, 1, ${at}, ${expires} from given g
    where not exists (select 1 from held f join given g on g.subject = f.subject where ${nextAttempt} > ${at})
    order by g.subject
    on conflict (site_id, subject) do update set
      failures = case when f.last_failure < ${moment(now - remembered)} then 1 else f.failures + 1 end,
      last_failure = excluded.last_failure, date_expires = greatest(f.date_expires, excluded.date_expires)
    where not exists (select 1 from given g where g.subject = f.subject and ${nextAttempt} > ${at})`);
  if (counted < limits.length) throw await tooManyAttempts(db, site, limits, refusal, now);
}

/**
 * Takes an attempt back that succeeded: only failures count. Those of others that failed on the same subjects stay.
 *
 * @param limits as they were counted
 */
export async function takeBackAttempt(db: Queryable, site: string, limits: readonly AttemptLimit[]): Promise<void> {
  await db.execute(sql`
    update failed_attempt f set failures = greatest(f.failures - 1, 0) from (
      select site_id, subject from failed_attempt
      where site_id = ${site} and subject = any(${limits.map(({ subject }) => subject)}::text[])
      order by subject for update
    ) k
    where f.site_id = k.site_id and f.subject = k.subject`);
}

/** Forgets the failures of a subject: it succeeded. {@link hasSucceeded} knows that for thirty days. */
export async function forgetAttempts(db: Queryable, site: string, subject: string, now = Date.now()): Promise<void> {
  await db.execute(sql`
    update failed_attempt set failures = 0, last_success = ${moment(now)}, date_expires = ${moment(now + 30 * remembered)}
    where site_id = ${site} and subject = ${subject}`);
}

/** Whether attempts on a subject succeeded in the last thirty days, as an SQL expression. */
export function hasSucceeded(site: string, subject: Sql, now: number): Sql {
  return sql`exists (
    select 1 from failed_attempt s where s.site_id = ${site} and s.subject = ${subject}
      and s.last_success > ${moment(now - 30 * remembered)})`;
}

const moment = (time: number): string => new Date(time).toISOString().slice(0, -1).replace("T", " ");

function givenLimits(limits: readonly AttemptLimit[]): Sql {
  return sql`select * from unnest(${limits.map(({ subject }) => subject)}::text[], ${limits.map(({ most }) => most)}::integer[],
    ${limits.map((limit) => limit.longestWait ?? longestWait)}::integer[]) as g (subject, most, longest)`;
}

/** When the next attempt on a subject `f` with its limit `g` may be made; null where it may be made at any time. */
const nextAttempt = sql`case when f.failures >= g.most then
  f.last_failure + least(${firstWait} * 2 ^ least(f.failures - g.most, 20), g.longest) * interval '1 second' end`;

/** The longest of the waits. */
async function tooManyAttempts(
  db: Queryable,
  site: string,
  limits: readonly AttemptLimit[],
  refusal: string,
  now: number,
): Promise<ServerError> {
  const [longest] = await db.query<{ most: number; milliseconds: number }>(sql`
    with given as (${givenLimits(limits)})
    select g.most, extract(epoch from ${nextAttempt} - ${moment(now)}) * 1000 as milliseconds
    from failed_attempt f join given g on g.subject = f.subject where f.site_id = ${site} and ${nextAttempt} is not null
    order by 2 desc limit 1`);
  const retryAfter = Math.max(1, Math.ceil((longest?.milliseconds ?? 0) / 1000));
  return new ServerError("RATE_LIMIT_EXCEEDED", `${refusal} Wait ${retryAfter} seconds, then try again.`, {
    details: {
      retryAfter,
      limit: longest?.most ?? 0,
      remaining: 0,
      resetTime: timestamp(new Date(now + retryAfter * 1000)),
    },
  });
}
