/** Why a call ended before its answer. */
export class Interruption {
  declare readonly reason: "timeout" | "deadline" | "aborted";
  declare readonly words: string;

  constructor(reason: "timeout" | "deadline" | "aborted", words: string) {
    this.reason = reason;
    this.words = words;
  }
}

/** Timers know no longer time, in milliseconds: 24 days. One that was given more would end at once. */
const longestTimer = 2 ** 31 - 1;

/** The time that something may take; what it ends with is an {@link Interruption}. */
export interface Limit {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  /** When the time is over, by `performance.now()`. */
  readonly until: number;
  /** What was promised, or the interruption when the time is over before. For one promise at a time. */
  within<T>(promise: Promise<T>): Promise<T>;
  /** Must be called when there is nothing left to limit. */
  stop(): void;
}

/** Starts the clock; the caller's signal ends the time too. */
export function startLimit(kind: "timeout" | "deadline", milliseconds: number, outer: AbortSignal | undefined): Limit {
  const controller = new AbortController();
  const { signal } = controller;
  let refuse: ((why: unknown) => void) | undefined;
  const end = (why: Interruption) => {
    refuse?.(why);
    controller.abort(why);
  };
  const follow = () => {
    const reason: unknown = outer?.reason;
    end(reason instanceof Interruption ? reason : new Interruption("aborted", "was aborted by its caller"));
  };
  const over = () => end(new Interruption(kind, `took longer than its ${kind} of ${milliseconds} ms`));
  const timer = setTimeout(over, Math.min(milliseconds, longestTimer));
  if (outer?.aborted) follow();
  else outer?.addEventListener("abort", follow, { once: true });
  return {
    signal,
    until: performance.now() + milliseconds,
    within: (promise) =>
      new Promise((resolve, reject) => {
        refuse = reject;
        if (signal.aborted) reject(signal.reason);
        promise.then(resolve, reject);
      }),
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", follow);
    },
  };
}

/** Waits for something, not longer than the limit where there is one. */
export function within<T>(limit: Limit | undefined, promise: Promise<T>): Promise<T> {
  return limit ? limit.within(promise) : promise;
}
