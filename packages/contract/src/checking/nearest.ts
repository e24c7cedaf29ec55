function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, "");
}

/** How many characters two names share at their beginnings and their ends. */
function shared(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return start + end;
}

/**
 * The name that was probably meant: one that differs in one place, by a third of its characters at most.
 * Case, `_` and `-` do not count. `undefined` when none is near.
 *
 * @example
 * nearest("custmer_id", ["customerId", "itemId"]) // "customerId"
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = 1 / 3;
  for (const candidate of candidates) {
    const [left, right] = [plain(name), plain(candidate)];
    const difference = 1 - shared(left, right) / Math.max(left.length, right.length);
    if (difference < least) [best, least] = [candidate, difference];
  }
  return best;
}
