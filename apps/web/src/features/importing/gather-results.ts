import type { RowResults } from "./import-draft.ts";

/** Milliseconds between two times that results are handed on. */
const pause = 250;

/** Collects what comes of rows that are sent. */
export interface GatheredResults {
  readonly note: (lineNo: number, result: true | string) => void;
  /** How many were noted. */
  readonly count: () => number;
  /** Hands on what was not yet. */
  readonly flush: () => void;
}

/**
 * Hands results on four times a second at most: drawing the screen and writing to the device after each of five hundred
 * rows took longer than storing them. What a closed tab loses of it is sent again and stored once.
 *
 * @param before what came of rows earlier
 * @param handOn takes all results so far
 */
export function gatherResults(before: RowResults, handOn: (rows: RowResults) => void): GatheredResults {
  let rows = before;
  let fresh: Record<number, true | string> = {};
  let count = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (Object.keys(fresh).length === 0) return;
    rows = { ...rows, ...fresh };
    fresh = {};
    handOn(rows);
  };
  return {
    note: (lineNo, result) => {
      fresh[lineNo] = result;
      count += 1;
      waiting ??= setTimeout(flush, pause);
    },
    count: () => count,
    flush,
  };
}
