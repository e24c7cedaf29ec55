import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { createRowHeights, nothingMeasured, type RowHeights } from "../row-heights.ts";
import {
  firstPace,
  paceAfter,
  type RowRun,
  rowsAtRest,
  rowsOfFrame,
  runInSight,
  runOfFrame,
  withKeptRow,
} from "../row-runs.ts";
import type { RowWindow } from "./data-table.tsx";
import type { RowKey } from "./table-column.tsx";
import { currentRow } from "./use-row-keys.tsx";

/** Pixels of a row before the first one is measured: a compact one. */
const guessedHeight = 28;

/** What a window looks through. */
export interface RowWindowOptions {
  /** The rows by their keys; the same list as long as they are the same rows. */
  readonly keys: readonly RowKey[];
  /** What the rows are drawn from; they are made again when it is another object. */
  readonly source: object;
  /** Every row is drawn: there are few, or the browser's own search and the printer must reach them. */
  readonly all: boolean;
  /** A row that must be drawn wherever it is, because it is about to get the focus; a new object does it again. */
  readonly reveal?: { readonly key: RowKey } | undefined;
  /** Lets others bring a row into the window. */
  readonly handle: Ref<Pick<RowWindow, "reveal">>;
}

/** Which rows of a long table are drawn now; the height of the others is kept free. */
export interface RowsNow {
  readonly body: Ref<HTMLTableSectionElement>;
  readonly runs: readonly RowRun[];
  /** Pixels from one row up to before another. */
  readonly heightOf: (from: number, to: number) => number;
  /** Rows that were drawn as the table now is; they are not made again. */
  readonly drawn: Map<number, ReactNode>;
}

/** Which rows of a long table are drawn: those in sight, some beyond, and the one with the focus wherever it is. */
export function useRowWindow({ keys, source, all, reveal: revealed, handle }: RowWindowOptions): RowsNow {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const body = useRef<HTMLTableSectionElement>(null);
  const kept = useKeptKey(revealed);
  const count = keys.length;
  const known = useRef(nothingMeasured(guessedHeight));
  const heights = useMemo(() => createRowHeights(keys, known.current), [keys]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are made again when what they are made from changes
  const drawn = useMemo(() => new Map<number, ReactNode>(), [source, keys]);
  const way = useRef<Way>({ above: 0, towards: 0 });
  const sight = useRef<RowRun>(runInSight(0, 0, count));
  const wanted = useRef<RowRun>(sight.current);
  const pace = useRef(firstPace);
  const look = useCallback(
    (most?: number, resting = false) => {
      if (all) return;
      const before = wanted.current;
      wanted.current = inSight(body.current, heights, count, way);
      // At rest those in sight come before those that lie ahead.
      const towards = resting ? -way.current.towards : way.current.towards;
      const now = within(sight.current, count);
      const rows = most ?? rowsOfFrame(pace.current, Math.abs(wanted.current.first - before.first));
      if (rows === 0) return;
      sight.current = runOfFrame({ drawn: now, before, wanted: wanted.current, towards }, rows);
      if (!isSame(sight.current, now)) redraw();
    },
    [heights, count, all],
  );
  const looked = useRef(Number.NEGATIVE_INFINITY);
  const fillAtRest = useFillingAtRest(() => {
    if (all || isSame(sight.current, wanted.current)) return false;
    // The wheel is heard before the callbacks of its frame: that one has its rows.
    if (frameTime() !== looked.current) flushSync(() => look(rowsAtRest, true));
    return true;
  });
  // At once: React would draw the rows after the frame that scrolls, a frame later than they can be seen.
  const follow = useCallback(() => {
    const before = sight.current;
    const began = performance.now();
    looked.current = frameTime();
    flushSync(() => look());
    fillAtRest();
    const { first, end } = sight.current;
    if (first < before.first || end > before.end) pace.current = paceAfter(pace.current, performance.now() - began);
  }, [look, fillAtRest]);
  const remember = useCallback(
    (index: number) => {
      kept.current = keys[index];
    },
    [keys, kept],
  );
  useLooking(body, { look: follow, remember, redraw, idle: all });
  // After a turn of the wheel nothing but the rows came: what else is in sight is looked for when the wheel says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or rows made anew, may stand elsewhere
  useLayoutEffect(() => look(Number.POSITIVE_INFINITY), [look, drawn]);
  useLayoutEffect(() => {
    if (all || !measureDrawn(body.current, heights, count)) return;
    redraw();
    look(pace.current.rows);
  });
  useLayoutEffect(fillAtRest);
  const reveal = useCallback(
    (index: number) => {
      remember(index);
      flushSync(redraw);
    },
    [remember],
  );
  useImperativeHandle(handle, () => ({ reveal }), [reveal]);
  const run = all ? { first: 0, end: count } : within(sight.current, count);
  const runs = withKeptRow(run, all || kept.current === undefined ? -1 : keys.indexOf(kept.current));
  return { body, runs, drawn, heightOf: (from, to) => heights.top(to) - heights.top(from) };
}

/**
 * Begins to do something with each frame until nothing is left to do.
 *
 * @param fill does some of it; whether there was anything to do
 */
function useFillingAtRest(fill: () => boolean): () => void {
  const latest = useRef(fill);
  latest.current = fill;
  const frame = useRef<number>(undefined);
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);
  return useCallback(() => {
    const next = () => {
      frame.current = latest.current() ? requestAnimationFrame(next) : undefined;
    };
    frame.current ??= requestAnimationFrame(next);
  }, []);
}

/** The key of the row that stays drawn: the one with the focus, or that which is about to get it. */
function useKeptKey(wanted: RowWindowOptions["reveal"]): RefObject<RowKey | undefined> {
  const kept = useRef<RowKey>(undefined);
  const revealed = useRef<RowWindowOptions["reveal"]>(undefined);
  if (wanted !== revealed.current) {
    revealed.current = wanted;
    kept.current = wanted?.key ?? kept.current;
  }
  return kept;
}

/** When the frame began that is being made, in milliseconds of the page's clock: the same for all that happens in it. */
const frameTime = (): number => Number(document.timeline?.currentTime ?? performance.now());

/** A run that was made for a longer list ends with the shorter one. */
const within = ({ first, end }: RowRun, count: number): RowRun =>
  first < count ? { first, end: Math.min(end, count) } : runInSight(0, 0, count);

const isSame = (one: RowRun, other: RowRun): boolean => one.first === other.first && one.end === other.end;

/** Where the rows stood when they were looked for, and where they went last. */
interface Way {
  /** Pixels of the rows above the edge of the window. */
  readonly above: number;
  /** 1 down, -1 up, 0 as long as nothing was scrolled. */
  readonly towards: number;
}

/** The rows in sight and those beyond, more of them where the page goes; notes where that is. */
function inSight(body: HTMLElement | null, heights: RowHeights, count: number, way: RefObject<Way>): RowRun {
  const above = -(body?.getBoundingClientRect().top ?? 0);
  const towards = Math.sign(above - way.current.above) || way.current.towards;
  way.current = { above, towards };
  return runInSight(heights.indexAt(above), heights.indexAt(above + window.innerHeight), count, towards);
}

/** Measures the drawn rows unless all of them together are as high as they were thought to be: asking once is cheap. */
function measureDrawn(body: HTMLElement | null, heights: RowHeights, count: number): boolean {
  let moved = false;
  if (!body || Math.abs(body.getBoundingClientRect().height - heights.top(count)) < 0.5) return moved;
  for (const row of body.querySelectorAll<HTMLElement>("tr[data-row]"))
    moved = heights.measure(Number(row.dataset.row), row.getBoundingClientRect().height) || moved;
  return moved;
}

interface Looking {
  readonly look: () => void;
  /** Takes note of the row that has the focus; -1 for none. */
  readonly remember: (index: number) => void;
  readonly redraw: () => void;
  /** Every row is drawn: there is nothing to look for. */
  readonly idle: boolean;
}

/** Looks again when something scrolls or grows, and remembers which row has the focus. */
function useLooking(body: RefObject<HTMLTableSectionElement | null>, looking: Looking): void {
  const { look, remember, redraw, idle } = looking;
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const take = () => {
      const table = element.closest("table");
      if (table) remember(currentRow(table));
    };
    element.addEventListener("focusin", take);
    return () => element.removeEventListener("focusin", take);
  }, [body, remember]);
  useEffect(() => {
    const element = body.current;
    if (!element || idle) return;
    const grown = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(redraw);
    grown?.observe(element);
    // Captured, because the table may scroll by itself or with the page.
    document.addEventListener("scroll", look, { capture: true, passive: true });
    window.addEventListener("resize", look);
    return () => {
      grown?.disconnect();
      document.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [body, look, redraw, idle]);
}
