import * as clock from "./clock.ts";

/** The lengths of time for which a timer stands that ends nothing. */
const kept = new Set<number>();

/** For how many lengths at most: those of calls that compute theirs come once each. */
const mostKept = 4;

/** What `setTimeout` answers on Node, of which the types of browsers say nothing. */
interface NodeTimer {
  unref(): void;
}

/**
 * As in browsers, for a fifth of the price: Node has a list of timers for each length of time, and calls that come one
 * after another would have it set up and taken down for each. A timer beside theirs, which does not keep the process,
 * lets the list stay until it ends; the next call then starts another.
 */
export function startTimer(over: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  if (kept.size < mostKept && !kept.has(milliseconds)) {
    kept.add(milliseconds);
    const keeper: unknown = clock.startTimer(() => kept.delete(milliseconds), milliseconds);
    (keeper as NodeTimer).unref();
  }
  return clock.startTimer(over, milliseconds);
}
