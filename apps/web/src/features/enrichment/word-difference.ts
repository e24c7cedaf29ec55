/** A run of words that two texts share, or that only one of them has. */
export interface DifferencePart {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** How one text became another, word by word; blanks belong to the word before them. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const old = before.match(/\S+\s*/g) ?? [];
  const fresh = after.match(/\S+\s*/g) ?? [];
  const shared = sharedLengths(old, fresh);
  const parts: DifferencePart[] = [];
  const add = (kind: DifferencePart["kind"], text = "") => {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  let from = 0;
  let to = 0;
  while (from < old.length || to < fresh.length) {
    if (from < old.length && to < fresh.length && same(old[from], fresh[to])) {
      add("same", fresh[to]);
      from++;
      to++;
    } else if (from < old.length && (to === fresh.length || at(shared, from + 1, to) >= at(shared, from, to + 1)))
      add("gone", old[from++]);
    else add("new", fresh[to++]);
  }
  return parts;
}

const same = (one = "", other = "") => one.trim() === other.trim();
const at = (table: readonly (readonly number[])[], row: number, column: number) => table[row]?.[column] ?? 0;

/** For every pair of positions how many words the rests have in common, in order. */
function sharedLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--) {
      const line = table[row];
      if (!line) continue;
      line[column] = same(old[row], fresh[column])
        ? at(table, row + 1, column + 1) + 1
        : Math.max(at(table, row + 1, column), at(table, row, column + 1));
    }
  return table;
}
