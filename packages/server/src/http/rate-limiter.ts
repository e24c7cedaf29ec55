import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { ServerError } from "../errors.ts";
import { timestamp } from "./timestamp.ts";

const windowLength = 60_000;

interface Lease {
  readonly window: number;
  /** Calls this process may still let through in the window. */
  left: number;
  /** What the window had left after the lease, for the header. */
  readonly beyond: number;
}

/** What the headers of an answer tell about the limit (R218). */
export interface RateStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly reset: number;
}

/**
 * Counts calls in windows of a minute. The count is in the database, so that several processes share it; each takes
 * a lease of some calls at a time, so that a call seldom costs a statement and never more calls pass than the limit.
 */
export class RateLimiter {
  readonly #db: Queryable;
  readonly #limit: number;
  readonly #leaseSize: number;
  readonly #leases = new Map<string, Lease | Promise<Lease>>();

  constructor(db: Queryable, limit: number) {
    this.#db = db;
    this.#limit = limit;
    this.#leaseSize = Math.max(1, Math.min(200, Math.floor(limit / 10)));
  }

  /** Lets one call of the subject through, or throws RATE_LIMIT_EXCEEDED. */
  async take(site: string, subject: string): Promise<RateStatus | undefined> {
    if (this.#limit === 0) return undefined;
    const key = `${site}\n${subject}`;
    const window = Math.floor(Date.now() / windowLength) * windowLength;
    for (;;) {
      const held = this.#leases.get(key);
      const lease = held instanceof Promise ? await held : held;
      if (lease && lease.window === window && lease.left > 0) {
        lease.left -= 1;
        return { limit: this.#limit, remaining: lease.left + lease.beyond, reset: window + windowLength };
      }
      if (this.#leases.get(key) !== held) continue;
      const next = await this.#renew(key, site, subject, window);
      if (next.left === 0) throw this.#refusal(window);
    }
  }

  /** One lease at a time for a subject: whoever comes meanwhile waits for it. */
  async #renew(key: string, site: string, subject: string, window: number): Promise<Lease> {
    const asking = this.#lease(site, subject, window);
    this.#leases.set(key, asking);
    try {
      const lease = await asking;
      this.#leases.set(key, lease);
      if (this.#leases.size > 50_000) this.#forget(window);
      return lease;
    } catch (error) {
      this.#leases.delete(key);
      throw error;
    }
  }

  async #lease(site: string, subject: string, window: number): Promise<Lease> {
    const size = this.#leaseSize;
    const start = timestamp(new Date(window));
    const row = await this.#db.first<{ used: number }>(sql`
      with old as (delete from rate_window where site_id = ${site} and subject = ${subject} and window_start < ${start})
      insert into rate_window as w (site_id, subject, window_start, used) values (${site}, ${subject}, ${start}, ${size})
      on conflict (site_id, subject, window_start) do update set used = w.used + ${size} where w.used < ${this.#limit}
      returning used`);
    if (!row) return { window, left: 0, beyond: 0 };
    return { window, left: size - Math.max(0, row.used - this.#limit), beyond: Math.max(0, this.#limit - row.used) };
  }

  #forget(window: number): void {
    for (const [key, lease] of this.#leases)
      if (!(lease instanceof Promise) && lease.window !== window) this.#leases.delete(key);
  }

  #refusal(window: number): ServerError {
    const reset = window + windowLength;
    const retryAfter = Math.max(1, Math.ceil((reset - Date.now()) / 1000));
    return new ServerError(
      "RATE_LIMIT_EXCEEDED",
      `More than ${this.#limit} calls in a minute. Wait ${retryAfter} seconds.`,
      {
        details: { retryAfter, limit: this.#limit, remaining: 0, resetTime: timestamp(new Date(reset)) },
      },
    );
  }
}

/** The headers that tell the limit. */
export function rateHeaders(status: RateStatus | undefined): Record<string, string> {
  if (!status) return {};
  return {
    "x-ratelimit-limit": String(status.limit),
    "x-ratelimit-remaining": String(status.remaining),
    "x-ratelimit-reset": String(Math.ceil(status.reset / 1000)),
  };
}
