function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const swap = (row[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[right.length] as number;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, "");
}

/**
 * The name that was probably meant: at most a third of its characters differ; case, `_` and `-` do not count.
 * `undefined` when none is near.
 *
 * @example
 * nearest("custmer_id", ["customerId", "itemId"]) // "customerId"
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  const wanted = plain(name.slice(0, 60));
  for (const candidate of candidates) {
    const steps = distance(wanted, plain(candidate));
    if (steps < least && steps <= candidate.length / 3) [best, least] = [candidate, steps];
  }
  return best;
}
