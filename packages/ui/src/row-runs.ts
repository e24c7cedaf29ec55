import type { RowRun } from "./data/data-table.tsx";

/** The window moves in steps of this many rows, and as many are drawn beyond each edge. */
const step = 16;

/** The rows to draw so that those from `first` to `last` are in sight, with some beyond each edge. */
export function runInSight(first: number, last: number, count: number): RowRun {
  const begin = Math.max(0, (Math.floor(first / step) - 1) * step);
  return { first: begin, end: Math.min(count, (Math.ceil((last + 1) / step) + 1) * step) };
}

/**
 * The rows to draw with one that must stay, such as the one with the focus, even when it is out of sight.
 *
 * @param kept the position of that row; -1 for none
 */
export function withKeptRow(run: RowRun, kept: number): RowRun[] {
  if (kept < 0 || (kept >= run.first && kept < run.end)) return [run];
  const one = { first: kept, end: kept + 1 };
  if (kept + 1 === run.first) return [{ first: kept, end: run.end }];
  if (kept === run.end) return [{ first: run.first, end: kept + 1 }];
  return kept < run.first ? [one, run] : [run, one];
}
