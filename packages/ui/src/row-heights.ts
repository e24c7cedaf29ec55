/** How high the rows of a long table are: measured where they were drawn, guessed from those elsewhere. */
export interface RowHeights {
  /** Notes the height of a drawn row in pixels; whether that moved anything. */
  readonly measure: (index: number, pixels: number) => boolean;
  /** Pixels from the first row to the upper edge of a row; of the number of rows: the height of all. */
  readonly top: (index: number) => number;
  /** The row that stands at a distance in pixels from the first one. */
  readonly indexAt: (pixels: number) => number;
}

/** Heights that were measured, by the key of the row: they outlive a list that is sorted or filtered. */
export interface MeasuredHeights {
  readonly byKey: Map<string | number, number>;
  /** Pixels of a row that was not measured: the first that was, a guess before. */
  usual: number;
}

/** No row was measured yet. */
export function nothingMeasured(guess: number): MeasuredHeights {
  return { byKey: new Map(), usual: guess };
}

/**
 * The heights of a table's rows.
 *
 * @param keys what identifies the rows, in their order
 * @param known what was measured of them and of rows that are not in the table now; more is added
 */
export function createRowHeights(keys: readonly (string | number)[], known: MeasuredHeights): RowHeights {
  const count = keys.length;
  const tops = new Float64Array(count + 1);
  let fresh = false;
  const heightOf = (index: number) => known.byKey.get(keys[index] ?? "") ?? known.usual;
  const refresh = () => {
    if (fresh) return;
    for (let index = 0; index < count; index++) tops[index + 1] = (tops[index] ?? 0) + heightOf(index);
    fresh = true;
  };
  return {
    measure: (index, pixels) => {
      const key = keys[index];
      if (key === undefined || pixels <= 0 || known.byKey.get(key) === pixels) return false;
      const before = heightOf(index);
      if (known.byKey.size === 0) known.usual = pixels;
      known.byKey.set(key, pixels);
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
