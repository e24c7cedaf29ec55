import { type Limit, within } from "./limit.ts";
import type { ClientEndpoint } from "./wire.ts";

/** Answers that may be better the next time. */
export const temporaryStatuses: readonly number[] = [429, 502, 503, 504];
/** A wait longer than this is the caller's business, not ours. */
const longestWait = 30_000;

/** Whether sending again can do no harm (D13, D14): safe GETs, PUT, DELETE; POST only with an idempotency key. */
export function mayRepeat(endpoint: ClientEndpoint, idempotencyKey: string | undefined): boolean {
  return !endpoint.unsafe && (endpoint.method !== "POST" || idempotencyKey !== undefined);
}

/** `Retry-After` in milliseconds: seconds or an HTTP date; nothing when absent or unreadable. */
export function parseRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (value === null || value.trim() === "") return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

/**
 * How long to wait before attempt `attempt + 1`, or nothing when it is not worth waiting: exponential from `base` with
 * full jitter, at least what the server asked for.
 */
export function delayBefore(
  attempt: number,
  base: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number | undefined {
  if (retryAfter !== undefined && retryAfter > longestWait) return undefined;
  const backoff = random() * Math.min(longestWait, base * 2 ** (attempt - 1));
  return Math.max(backoff, retryAfter ?? 0);
}

/** Guards a struggling server against a storm: retries may be at most a tenth of the calls, beyond a small reserve. */
export class RetryBudget {
  #tokens: number;
  readonly #limit: number;

  constructor(reserve = 10) {
    this.#tokens = reserve;
    this.#limit = reserve;
  }

  /** A call went out. */
  earn(): void {
    this.#tokens = Math.min(this.#limit, this.#tokens + 0.1);
  }

  /** Takes one retry out of the budget; false when it is used up. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Waits, unless the limit ends it. */
export async function wait(milliseconds: number, limit: Limit | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await within(limit, waited);
  } finally {
    clearTimeout(timer);
  }
}
