import type { RowRun } from "./data/data-table.tsx";

/** The window moves in steps of this many rows, so that one turn of the wheel brings few new ones. */
const step = 4;

/** As many rows are drawn beyond the edge that is scrolled towards: they come before they are seen. */
const ahead = 16;

/**
 * The rows to draw so that those from `first` to `last` are in sight, with some beyond each edge.
 *
 * @param towards where the rows are scrolled to: 1 down, -1 up, 0 at rest; few are drawn where they come from
 */
export function runInSight(first: number, last: number, count: number, towards = 0): RowRun {
  const above = towards > 0 ? step : ahead;
  const below = towards < 0 ? step : ahead;
  const begin = Math.floor((first - above) / step) * step;
  return { first: Math.max(0, begin), end: Math.min(count, Math.ceil((last + 1 + below) / step) * step) };
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
