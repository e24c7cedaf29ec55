/**
 * The names most like a word, for "did you mean", at most three: those that share the most pairs of letters with it.
 *
 * @param least how alike they must be: 0 anything, 1 the same
 * @example nearest("items.brand.list", operations); // ["items.brands.list", …]
 */
export function nearest(word: string, names: readonly string[], least = 0): string[] {
  const given = pairsOf(word);
  const scored = names.map((name) => ({ name, score: likeness(given, pairsOf(name)) }));
  return scored
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** " Did you mean …?", or nothing where no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = nearest(word, names, 0.5).map((name) => `\`${name}\``);
  if (near.length === 0) return "";
  const last = near.pop();
  return ` Did you mean ${near.length > 0 ? `${near.join(", ")} or ${last}` : last}?`;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1);
}

function pairsOf(text: string): Set<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
