import { type Limit, within } from "./limit.ts";
import type { ClientEndpoint } from "./wire.ts";

/** Answers that may be better the next time. */
export const temporaryStatuses: readonly number[] = [429, 502, 503, 504];
/** A wait of more milliseconds is the caller's business, not ours. */
export const longestWait = 30_000;
/** How many retries may be made at once. */
const reserve = 10;

/** Whether sending again can do no harm (D13, D14): safe GETs, PUT, DELETE; POST only with an idempotency key. */
export function mayRepeat(endpoint: ClientEndpoint, idempotencyKey: string | undefined): boolean {
  return !endpoint.unsafe && (endpoint.method !== "POST" || idempotencyKey !== undefined);
}

/** An HTTP date in any of its three forms; `Date.parse` reads much that is none, such as `-1`. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/**
 * `Retry-After` in seconds: digits, or an HTTP date, which is measured by the clock of who wrote it: the answer's `Date`.
 * Nothing when absent or unreadable.
 */
export function parseRetryAfter(value: unknown, date?: string | null): number | undefined {
  const text = `${value}`.trim();
  if (/^\d+$/.test(text)) return +text;
  // Of the three forms of an HTTP date one names no zone; all are of Greenwich.
  const until = httpDate.test(text) ? text.replace(/( GMT)?$/, " GMT") : "";
  const left = (Date.parse(until) - (Date.parse(`${date}`) || Date.now())) / 1000;
  return Number.isFinite(left) ? Math.max(0, left) : undefined;
}

/**
 * How many milliseconds to wait before attempt `attempt + 1`: exponential from `base` with full jitter, at least the
 * seconds that the server asked for.
 */
export function delayBefore(attempt: number, base: number, retryAfter = 0): number {
  return Math.max(Math.random() * Math.min(longestWait, base * 2 ** (attempt - 1)), retryAfter * 1000);
}

/** Guards a struggling server against a storm: retries may be at most a tenth of the calls, beyond a small reserve. */
export interface RetryBudget {
  /** How many retries may be made now. */
  left: number;
}

/** A budget with its whole reserve. */
export function fullBudget(): RetryBudget {
  return { left: reserve };
}

/** A call went out. */
export function earn(budget: RetryBudget): void {
  budget.left = Math.min(reserve, budget.left + 0.1);
}

/** Waits, unless the limit ends it. */
export async function wait(milliseconds: number, limit: Limit | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (resolve: () => void) => {
    timer = setTimeout(resolve, milliseconds);
  };
  try {
    await within(limit, new Promise<void>(start));
  } finally {
    clearTimeout(timer);
  }
}
