/** What the mistakes cost that make one text another; signs are UTF-16 codes. */
export interface Costs {
  readonly change: (typed: number, meant: number) => number;
  /** A sign that was not typed; in a run it stands beside its like. */
  readonly missing: (sign: number, inRun: boolean) => number;
  readonly superfluous: (inRun: boolean) => number;
  /** Two neighbors the wrong way round. */
  readonly swap: number;
  /** The least that a sign too many or too few costs. */
  readonly least: number;
}

/** One for each sign to change, add, leave out or swap. */
export const plainCosts: Costs = {
  change: (typed, meant) => (typed === meant ? 0 : 1),
  missing: () => 1,
  superfluous: () => 1,
  swap: 1,
  least: 1,
};

/** Room that is kept from one call to the next: rows of the table. */
let rows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)];

/**
 * How far a text as typed is from one that is meant, which stands in `chars` from `begin` to `end`.
 *
 * @returns infinity above the limit
 */
export function editDistance(
  typed: Uint16Array,
  chars: Uint16Array,
  begin: number,
  end: number,
  limit: number,
  costs: Costs,
): number {
  const length = end - begin;
  if (rows.some((row) => row.length < length + 2)) rows = rows.map(() => new Float64Array(2 * length + 2));
  let [older, previous, row] = rows as [Float64Array, Float64Array, Float64Array];
  /** Further from the diagonal no path is cheap enough. */
  const band = Math.floor(limit / costs.least + 1e-9);
  const missing = (j: number) => {
    const sign = chars[begin + j] as number;
    const inRun = (j > 0 && sign === chars[begin + j - 1]) || (j + 1 < length && sign === chars[begin + j + 1]);
    return costs.missing(sign, inRun);
  };
  previous[0] = 0;
  for (let j = 0; j < length; j++) previous[j + 1] = j < band ? (previous[j] as number) + missing(j) : Infinity;
  for (let i = 0; i < typed.length; i++) {
    const sign = typed[i] as number;
    const before = typed[i - 1];
    const extra = costs.superfluous(sign === before || sign === typed[i + 1]);
    const [from, to] = [Math.max(0, i - band), Math.min(length, i + band + 1)];
    row[from] = from === 0 ? (previous[0] as number) + extra : Infinity;
    let best = row[from] as number;
    for (let j = from; j < to; j++) {
      const meant = chars[begin + j] as number;
      let cost = (previous[j] as number) + costs.change(sign, meant);
      const added = j === i + band ? Infinity : (previous[j + 1] as number) + extra;
      if (added < cost) cost = added;
      const left = (row[j] as number) + missing(j);
      if (left < cost) cost = left;
      if (i > 0 && j > from && sign === chars[begin + j - 1] && meant === before) {
        const swapped = (older[j - 1] as number) + costs.swap;
        if (swapped < cost) cost = swapped;
      }
      row[j + 1] = cost;
      if (cost < best) best = cost;
    }
    if (to < length) row[to + 1] = Infinity;
    if (best > limit) return Infinity;
    [older, previous, row] = [previous, row, older];
  }
  const distance = previous[length] as number;
  return distance <= limit ? distance : Infinity;
}
