import sql, { type Sql } from "sql-template-tag";
import { inTime } from "../../values/in-time.ts";
import { timestamp } from "../../values/timestamp.ts";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";

const windowLength = 60_000;
/** How long the database may take to count, in milliseconds; calls are waiting for it. */
const patience = 2_000;

interface Lease {
  readonly window: number;
  /** Calls this process may still let through in the window. */
  left: number;
  /** What the window had left after the lease, for the header. */
  readonly beyond: number;
  /** How many calls this process has let through in the window without the database's count. */
  readonly uncounted: number;
}

/** What is counted, in which window, and how far. */
interface Counted {
  readonly key: string;
  readonly site: string;
  readonly subject: string;
  readonly limit: number;
  readonly window: number;
}

const leaseSize = (limit: number): number => Math.max(1, Math.min(200, Math.floor(limit / 10)));

/** What the headers of an answer tell about the limit (R218). */
export interface RateStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly reset: number;
}

/** What a limiter needs to know. */
export interface RateLimiterOptions {
  /** Calls in a minute; 0 switches the limit off. */
  readonly limit: number;
  /** Hears why the database could not count: until it can, each process counts for itself. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Counts calls in windows of a minute. The count is in the database, so that several processes share it; each takes
 * a lease of some calls at a time, so that a call seldom costs a statement and never more calls pass than the limit.
 * Who has used up their window costs no statement at all. While the database cannot count, each process lets the limit
 * through on its own: neither is anybody locked out, nor is there no limit.
 */
export class RateLimiter {
  readonly #db: Queryable;
  readonly #limit: number;
  readonly #onProblem: (error: unknown) => void;
  readonly #leases = new Map<string, Lease | Promise<Lease>>();

  constructor(db: Queryable, { limit, onProblem }: RateLimiterOptions) {
    this.#db = db;
    this.#limit = limit;
    this.#onProblem = onProblem;
  }

  /**
   * Lets one call of the subject through, or throws RATE_LIMIT_EXCEEDED.
   *
   * @param limit where it is another for the subject: always the same one
   */
  async take(
    site: string,
    subject: string,
    clock: () => number = Date.now,
    limit = this.#limit,
  ): Promise<RateStatus | undefined> {
    if (limit === 0) return undefined;
    const key = `${site}\n${subject}`;
    for (;;) {
      const held = this.#leases.get(key);
      const lease = held instanceof Promise ? await held : held;
      // After waiting: the window may have changed meanwhile.
      const now = clock();
      const window = Math.floor(now / windowLength) * windowLength;
      if (lease?.window === window) {
        if (lease.left > 0) {
          lease.left -= 1;
          return { limit, remaining: lease.left + lease.beyond, reset: window + windowLength };
        }
        if (lease.beyond === 0) throw refusalOf(limit, window, now);
      }
      if (this.#leases.get(key) === held) await this.#renew({ key, site, subject, limit, window }, lease);
    }
  }

  /** One lease at a time for a subject: whoever comes meanwhile waits for it. */
  async #renew(counted: Counted, before: Lease | undefined): Promise<void> {
    const { key, window } = counted;
    const asking = this.#lease(counted).catch((error: unknown) => {
      this.#onProblem(error);
      return leaseOnOwn(counted, before);
    });
    this.#leases.set(key, asking);
    this.#leases.set(key, await asking);
    if (this.#leases.size > 50_000) this.#forget(window);
  }

  async #lease({ site, subject, limit, window }: Counted): Promise<Lease> {
    const size = leaseSize(limit);
    const start = timestamp(new Date(window));
    const counting = this.#db.first<{ used: number }>(sql`
      with old as (${subject === "site" ? allOld(site, window) : ownOld(site, subject, start)})
      insert into rate_window as w (site_id, subject, window_start, used) values (${site}, ${subject}, ${start}, ${size})
      on conflict (site_id, subject, window_start) do update set used = w.used + ${size} where w.used < ${limit}
      returning used`);
    const row = await inTime(counting, patience, () => new Error(`Counting calls took longer than ${patience} ms.`));
    if (!row) return { window, left: 0, beyond: 0, uncounted: 0 };
    const left = size - Math.max(0, row.used - limit);
    return { window, left, beyond: Math.max(0, limit - row.used), uncounted: 0 };
  }

  #forget(window: number): void {
    for (const [key, lease] of this.#leases)
      if (!(lease instanceof Promise) && lease.window !== window) this.#leases.delete(key);
  }
}

/** A lease that nobody else knows of; all of them together are the limit at most. */
function leaseOnOwn({ limit, window }: Counted, before: Lease | undefined): Lease {
  const used = before?.window === window ? before.uncounted : 0;
  const left = Math.min(leaseSize(limit), limit - used);
  return { window, left, beyond: limit - used - left, uncounted: used + left };
}

function refusalOf(limit: number, window: number, now: number): ServerError {
  const reset = window + windowLength;
  const retryAfter = Math.max(1, Math.ceil((reset - now) / 1000));
  return new ServerError("RATE_LIMIT_EXCEEDED", `More than ${limit} calls in a minute. Wait ${retryAfter} seconds.`, {
    details: { retryAfter, limit, remaining: 0, resetTime: timestamp(new Date(reset)) },
    headers: rateHeaders({ limit, remaining: 0, reset }),
  });
}

function ownOld(site: string, subject: string, start: string): Sql {
  return sql`delete from rate_window where site_id = ${site} and subject = ${subject} and window_start < ${start}`;
}

/** Windows of whoever did not come back, some with each lease. */
function allOld(site: string, window: number): Sql {
  const over = timestamp(new Date(window - 60 * windowLength));
  return sql`
    delete from rate_window where (site_id, subject, window_start) in (
      select site_id, subject, window_start from rate_window where site_id = ${site} and window_start < ${over}
      limit 100 for update skip locked)`;
}

/** The headers that tell the limit. */
export function rateHeaders({ limit, remaining, reset }: RateStatus): Record<string, string> {
  return {
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-reset": String(Math.ceil(reset / 1000)),
  };
}
