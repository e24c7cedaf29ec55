import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { createRowHeights, type RowHeights } from "../row-heights.ts";
import { runInSight, withKeptRow } from "../row-runs.ts";
import type { RowRun, RowWindow } from "./data-table.tsx";
import { currentRow } from "./use-row-keys.tsx";

/** Pixels of a row before the first one is measured: a compact one. */
const guessedHeight = 28;

/** What a window looks through. */
export interface RowWindowOptions {
  /** The rows; another list starts anew. */
  readonly rows: readonly unknown[];
  /** What the rows are drawn from; they are made again when it is another object. */
  readonly source: object;
  /** Every row is drawn, so that the browser's own search and the printer reach them. */
  readonly all: boolean;
}

/** Which rows of a long table are drawn: those in sight, some beyond, and the one with the focus wherever it is. */
export function useRowWindow({ rows, source, all }: RowWindowOptions): RowWindow {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const body = useRef<HTMLTableSectionElement>(null);
  const kept = useRef(-1);
  const count = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights
  const heights = useMemo(() => createRowHeights(count, guessedHeight), [rows, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are made again when what they are made from changes
  const drawn = useMemo(() => new Map<number, ReactNode>(), [source, rows]);
  const sight = useRef<RowRun>(runInSight(0, 0, count));
  const look = useCallback(() => {
    const next = inSight(body.current, heights, count);
    const same = next.first === sight.current.first && next.end === sight.current.end;
    sight.current = next;
    if (!same) redraw();
  }, [heights, count]);
  useLooking(body, look, kept, redraw);
  useLayoutEffect(() => {
    if (measureDrawn(body.current, heights)) redraw();
    look();
  });
  const reveal = useCallback((index: number) => {
    kept.current = index;
    flushSync(redraw);
  }, []);
  const run = all ? { first: 0, end: count } : within(sight.current, count);
  const runs = withKeptRow(run, kept.current < count ? kept.current : -1);
  return { body, runs, drawn, reveal, heightOf: (from, to) => heights.top(to) - heights.top(from) };
}

/** A run that was made for a longer list ends with the shorter one. */
const within = ({ first, end }: RowRun, count: number): RowRun =>
  first < count ? { first, end: Math.min(end, count) } : runInSight(0, 0, count);

function inSight(body: HTMLElement | null, heights: RowHeights, count: number): RowRun {
  const above = -(body?.getBoundingClientRect().top ?? 0);
  return runInSight(heights.indexAt(above), heights.indexAt(above + window.innerHeight), count);
}

function measureDrawn(body: HTMLElement | null, heights: RowHeights): boolean {
  let moved = false;
  for (const row of body?.querySelectorAll<HTMLElement>("tr[data-row]") ?? [])
    moved = heights.measure(Number(row.dataset.row), row.getBoundingClientRect().height) || moved;
  return moved;
}

/** Looks again when something scrolls or grows, and remembers which row has the focus. */
function useLooking(
  body: RefObject<HTMLTableSectionElement | null>,
  look: () => void,
  kept: RefObject<number>,
  redraw: () => void,
): void {
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const remember = () => {
      const table = element.closest("table");
      kept.current = table ? currentRow(table) : -1;
    };
    const grown = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(redraw);
    grown?.observe(element);
    element.addEventListener("focusin", remember);
    // Captured, because the table may scroll by itself or with the page.
    document.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      grown?.disconnect();
      element.removeEventListener("focusin", remember);
      document.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [body, look, kept, redraw]);
}
