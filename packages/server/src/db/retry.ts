import { setTimeout as wait } from "node:timers/promises";
import { isRetriable } from "../platform/db/errors.ts";

/** How often work is done again after a conflict with another transaction. */
const MAXIMUM_RETRIES = 3;

/** Longest wait before the first retry, in milliseconds; it doubles with each. */
const FIRST_WAIT = 20;

/**
 * Does the work, and does it again, up to 3 times, when it failed by a conflict that may not come again.
 * The waits are random, so that two that got in each other's way do not meet again.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await work();
    } catch (error) {
      if (retries === MAXIMUM_RETRIES || !isRetriable(error)) throw error;
      await wait(Math.random() * FIRST_WAIT * 2 ** retries);
    }
  }
}
