import type { Patience } from "./patiently.ts";

/** What the check of a file does, one after the other: asks what its names stand for, and reads what is stored. */
export type CheckStep = "names" | "stored";

/** How far one step of a check is. */
export interface CheckProgress {
  readonly step: CheckStep;
  /** Answered so far. */
  readonly done: number;
  /** What is known to be asked. */
  readonly all: number;
  readonly begun: Begun;
}

/** Milliseconds between two times that progress is told. */
const pause = 250;

/** A check under way: what it asks is counted, and it can be stopped. */
export class CheckRun implements Patience {
  readonly signal: AbortSignal;
  readonly onWait: NonNullable<Patience["onWait"]>;
  readonly #tell: (progress: CheckProgress) => void;
  #progress: CheckProgress;
  #told = 0;

  /**
   * Begins with the names.
   *
   * @param tell takes how far it is, four times a second at most
   */
  constructor(signal: AbortSignal, onWait: CheckRun["onWait"], tell: (progress: CheckProgress) => void) {
    this.signal = signal;
    this.onWait = onWait;
    this.#tell = tell;
    this.#progress = begin("names");
  }

  /** Begins the next step. */
  next(step: CheckStep): void {
    this.#progress = begin(step);
    this.#told = 0;
  }

  /** Counts what will be asked. */
  expect(count: number): void {
    this.#count({ all: this.#progress.all + count });
  }

  /** Counts what was answered. */
  note(count = 1): void {
    this.#count({ done: this.#progress.done + count });
  }

  #count(more: Partial<CheckProgress>): void {
    this.#progress = { ...this.#progress, ...more };
    const now = Date.now();
    if (now - this.#told < pause) return;
    this.#told = now;
    this.#tell(this.#progress);
  }
}

const begin = (step: CheckStep): CheckProgress => ({ step, done: 0, all: 0, begun: { at: Date.now(), done: 0 } });

/** Where work on many rows began. */
interface Begun {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Rows that were done before. */
  readonly done: number;
}

/** After how many milliseconds the pace is known. */
const measured = 5_000;

/** How many minutes the rest takes at the pace so far; 0 for less than one, and until the pace is known. */
export function minutesLeft(begun: Begun, done: number, all: number, now: number = Date.now()): number {
  const passed = now - begun.at;
  const rows = done - begun.done;
  if (passed < measured || rows <= 0) return 0;
  return Math.round(((passed / rows) * (all - done)) / 60_000);
}
