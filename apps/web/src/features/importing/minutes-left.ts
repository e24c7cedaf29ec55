/** Where work on many rows began. */
export interface Begun {
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
