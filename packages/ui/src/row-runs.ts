/** Rows that follow each other and are drawn, from `first` up to before `end`. */
export interface RowRun {
  readonly first: number;
  readonly end: number;
}

/** The window moves in steps of this many rows, so that one turn of the wheel brings few new ones. */
const step = 4;

/** As many rows are drawn beyond the edge that is scrolled towards: they come before they are seen. */
const ahead = 16;

/** So many come with a frame once the page rests: nothing moves meanwhile, and the place of those in sight is empty. */
export const rowsAtRest = ahead;

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

/** How many rows may come within one frame of scrolling. */
export interface Pace {
  readonly rows: number;
  /** Milliseconds that the dearest of the last frames took to bring its rows; the further back, the less. */
  readonly dearest: number;
}

/** Before anything was scrolled: as few as ever. */
export const firstPace: Pace = { rows: step, dearest: 0 };

/**
 * Milliseconds that script, style and layout of the rows of one frame take where there is time for more, and where there
 * is none for as many: paint and the rest of a frame need about as long again, and two turns of the screen are 33.
 */
const quick = 5;
const slow = 12;

/**
 * How many rows the next frame may bring, by what those of this one took: the page goes on where the processor is slow,
 * and shows every row where it is fast. The length of frames is no measure: it tells too late that one was too long.
 *
 * @param took milliseconds that the rows of this frame took
 */
export function paceAfter({ rows, dearest }: Pace, took: number): Pace {
  const now = Math.max(took, dearest * 0.85);
  if (now > slow) return { rows: step, dearest: now };
  return { rows: now < quick ? Math.min(rows + step, ahead) : rows, dearest: now };
}

/**
 * How many rows come with a frame that scrolls: none where the page moves by more than can come and drawing is not quick.
 * Rows that it outruns cannot be read, and it shall go on evenly; they come as soon as it is slower, or rests.
 *
 * @param moved by how many rows the page moved with this frame
 */
export function rowsOfFrame({ rows, dearest }: Pace, moved: number): number {
  return moved > rows && dearest >= quick ? 0 : rows;
}

/** Where the rows go, and what is drawn of them. */
export interface RunsNow {
  /** What is drawn. */
  readonly drawn: RowRun;
  /** What was to be drawn before, and what is now. */
  readonly before: RowRun;
  readonly wanted: RowRun;
  /** Where the rows are scrolled to: 1 down, -1 up, 0 at rest. */
  readonly towards: number;
}

/**
 * The rows to draw in the next frame: what is drawn and still wanted, and some of what is missing, first where the page
 * goes. Whoever scrolls faster than rows come sees some of them; a jump elsewhere draws all that is wanted.
 *
 * @param most how many rows may come with it
 */
export function runOfFrame({ drawn, before, wanted, towards }: RunsNow, most: number): RowRun {
  if (!meet(before, wanted)) return wanted;
  const edge = towards < 0 ? wanted.first : wanted.end;
  const stays = meet(drawn, wanted) ?? { first: edge, end: edge };
  const above = stays.first - wanted.first;
  const below = Math.min(wanted.end - stays.end, towards < 0 ? Math.max(0, most - above) : most);
  return { first: stays.first - Math.min(above, most - below), end: stays.end + below };
}

/** The rows that two runs share; undefined for none. */
function meet(one: RowRun, other: RowRun): RowRun | undefined {
  const both = { first: Math.max(one.first, other.first), end: Math.min(one.end, other.end) };
  return both.first < both.end ? both : undefined;
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
