/** How many items stand side by side at most. */
export const mostCompared = 4;

/** The items of an address or of what was kept: each once, in order, the first four. */
export function comparedItems(given: readonly string[]): string[] {
  const items = given.map((item) => item.trim()).filter((item) => item !== "");
  return [...new Set(items)].slice(0, mostCompared);
}

/** The items with one more, or without it; a fifth is not taken. */
export function toggleCompared(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((each) => each !== item) : comparedItems([...items, item]);
}
