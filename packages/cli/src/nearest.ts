/**
 * The three names most like a word, for "did you mean": those that share the most pairs of letters with it.
 *
 * @example nearest("items.brand.list", operations); // ["items.brands.list", …]
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const likeness = (name: string): number => {
    const [a, b] = [pairsOf(word), pairsOf(name)];
    return [...a].filter((pair) => b.has(pair)).length / (a.size + b.size || 1);
  };
  const scored = names.map((name) => ({ name, score: likeness(name) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
}

function pairsOf(text: string): Set<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}
