import type { SearchAttribute } from "@purvey/contract/generated/search";

/** A category or brand with how many items shoppers find in it. */
export interface CountedPlace {
  readonly uid: number;
  readonly name: string;
  readonly count: number;
}

/** A category with those below it. */
export interface CategoryNode extends CountedPlace {
  readonly below: readonly CategoryNode[];
}

type Attributes = readonly Pick<SearchAttribute, "attributeUid" | "attributeId" | "values">[];

interface Growing extends CountedPlace {
  readonly below: Growing[];
}

function valuesOf(attributes: Attributes, id: "category" | "brand"): SearchAttribute["values"] {
  return attributes.find(({ attributeUid, attributeId }) => attributeUid === 0 && attributeId === id)?.values ?? [];
}

/** The categories that a search counts, as a tree; one whose parent is not counted stands at the top. */
export function categoryTree(attributes: Attributes): CategoryNode[] {
  const values = valuesOf(attributes, "category");
  const nodes = new Map<string, Growing>();
  for (const { attributeValueUid: uid, attributeValue: path, count } of values)
    nodes.set(path, { uid, name: path.split(" / ").at(-1) ?? path, count, below: [] });
  const roots: Growing[] = [];
  for (const [path, node] of nodes) {
    const above = nodes.get(path.slice(0, Math.max(0, path.lastIndexOf(" / "))));
    (above ? above.below : roots).push(node);
  }
  return roots;
}

/** The brands that a search counts, by name. */
export function countedBrands(attributes: Attributes): CountedPlace[] {
  return valuesOf(attributes, "brand")
    .map(({ attributeValueUid: uid, attributeValue: name, count }) => ({ uid, name, count }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** How many items a search counts in each category, by the category's number. */
export function countsByCategory(attributes: Attributes): ReadonlyMap<number, number> {
  return new Map(valuesOf(attributes, "category").map(({ attributeValueUid, count }) => [attributeValueUid, count]));
}

/** Whether a name has the words; case does not count. */
export function hasWords(name: string, words: string): boolean {
  const lower = name.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The categories whose names have the words: with everything below where the name itself has them. */
export function categoriesWith(tree: readonly CategoryNode[], words: string): CategoryNode[] {
  return tree.flatMap((node) => {
    if (hasWords(node.name, words)) return [node];
    const below = categoriesWith(node.below, words);
    return below.length > 0 ? [{ ...node, below }] : [];
  });
}
