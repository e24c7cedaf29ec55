import { startTimer } from "#clock";

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

/** What waits for a signal. Each signal has one listener for all: platforms warn of many, and a program may share one signal. */
const waiting = new WeakMap<AbortSignal, Set<Limit>>();

function endAll({ target }: Event): void {
  for (const limit of waiting.get(target as AbortSignal) ?? []) limit.endByCaller();
}

/** The time that something may take; what it ends with is an {@link Interruption}. */
export class Limit {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof startTimer>;
  readonly #outer: AbortSignal | undefined;
  #ended: Interruption | undefined;
  #refuse: ((why: Interruption) => void) | undefined;

  /** Starts the clock; the caller's signal ends the time too. */
  constructor(kind: "timeout" | "deadline", milliseconds: number, outer: AbortSignal | undefined) {
    const over = () => this.#end(new Interruption(kind, `took longer than its ${kind} of ${milliseconds} ms`));
    this.#timer = startTimer(over, Math.min(milliseconds, longestTimer));
    this.#outer = outer;
    if (outer?.aborted) this.endByCaller();
    else if (outer) this.#waitFor(outer);
  }

  /** Aborted when the time is over. Made when somebody asks for it: nothing else of a call costs Node as much. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What was promised, or the interruption when the time is over before. For one promise at a time. */
  within<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#refuse = reject;
      if (this.#ended) reject(this.#ended);
      promise.then(resolve, reject);
    });
  }

  /** Must be called when there is nothing left to limit. */
  stop(): void {
    clearTimeout(this.#timer);
    const outer = this.#outer;
    const limits = outer && waiting.get(outer);
    if (limits?.delete(this) && limits.size === 0) outer?.removeEventListener("abort", endAll);
  }

  #waitFor(outer: AbortSignal): void {
    const limits = waiting.get(outer) ?? new Set();
    waiting.set(outer, limits.add(this));
    // Added again it is still one listener.
    outer.addEventListener("abort", endAll);
  }

  /** The caller's signal was aborted. */
  endByCaller(): void {
    const reason: unknown = this.#outer?.reason;
    this.#end(reason instanceof Interruption ? reason : new Interruption("aborted", "was aborted by its caller"));
  }

  #end(why: Interruption): void {
    this.#ended = why;
    this.#refuse?.(why);
    this.#controller.abort(why);
  }
}

/** Waits for something, not longer than the limit where there is one. */
export function within<T>(limit: Limit | undefined, promise: Promise<T>): Promise<T> {
  return limit ? limit.within(promise) : promise;
}
