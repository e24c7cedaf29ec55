/** How high the rows of a long table are: measured where they were drawn, guessed from those elsewhere. */
export interface RowHeights {
  /** Notes the height of a drawn row in pixels; whether that moved anything. */
  readonly measure: (index: number, pixels: number) => boolean;
  /** Pixels from the first row to the upper edge of a row; of the number of rows: the height of all. */
  readonly top: (index: number) => number;
  /** The row that stands at a distance in pixels from the first one. */
  readonly indexAt: (pixels: number) => number;
}

/**
 * The heights of a table's rows.
 *
 * @param count how many rows there are
 * @param guess pixels of a row of which none was measured yet
 */
export function createRowHeights(count: number, guess: number): RowHeights {
  const measured = new Map<number, number>();
  const tops = new Float64Array(count + 1);
  let usual = guess;
  let fresh = false;
  const refresh = () => {
    if (fresh) return;
    for (let index = 0; index < count; index++) tops[index + 1] = (tops[index] ?? 0) + (measured.get(index) ?? usual);
    fresh = true;
  };
  return {
    measure: (index, pixels) => {
      if (pixels <= 0 || measured.get(index) === pixels) return false;
      const before = measured.get(index) ?? usual;
      if (measured.size === 0) usual = pixels;
      measured.set(index, pixels);
      if (before !== pixels) fresh = false;
      return before !== pixels;
    },
    top: (index) => {
      refresh();
      return tops[index] ?? 0;
    },
    indexAt: (pixels) => {
      refresh();
      return lastAtMost(tops, pixels, count);
    },
  };
}

/** The last row whose upper edge is not below a distance. */
function lastAtMost(tops: Float64Array, pixels: number, count: number): number {
  let low = 0;
  let high = Math.max(0, count - 1);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}
