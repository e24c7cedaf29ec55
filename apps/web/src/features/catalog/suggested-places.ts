import type { SearchAttribute } from "@purvey/contract/generated/search";

/** A category or brand that what is typed may mean. */
export interface SuggestedPlace {
  readonly kind: "category" | "brand";
  readonly uid: number;
  readonly name: string;
  /** What stands above a category: "Fasteners / Bolts"; empty for a root and for a brand. */
  readonly above: string;
  /** How many of the found items it holds. */
  readonly count: number;
}

/** How many are suggested of each kind. */
const most = { category: 3, brand: 2 } as const;

/** The shortest word that can mean a category or brand. */
const shortestWord = 3;

type Facets = readonly Pick<SearchAttribute, "attributeUid" | "attributeId" | "values">[];

/** Categories, then brands, of the found items whose names begin words that are typed: most words first, then most items. */
export function suggestedPlaces(words: string, facets: Facets): SuggestedPlace[] {
  const typed = wordsOf(words).filter((word) => word.length >= shortestWord);
  return (["category", "brand"] as const).flatMap((kind) =>
    placesOf(kind, facets)
      .map((place) => ({ place, fit: fitOf(place.name, typed) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || other.place.count - one.place.count)
      .slice(0, most[kind])
      .map(({ place }) => place),
  );
}

function placesOf(kind: SuggestedPlace["kind"], facets: Facets): SuggestedPlace[] {
  const facet = facets.find(({ attributeUid, attributeId }) => attributeUid === 0 && attributeId === kind);
  return (facet?.values ?? []).map(({ attributeValueUid: uid, attributeValue, count }) => {
    const steps = kind === "category" ? attributeValue.split(" / ") : [attributeValue];
    return { kind, uid, name: steps.at(-1) ?? attributeValue, above: steps.slice(0, -1).join(" / "), count };
  });
}

/** How many of the typed words begin a word of the name; the plural does not count. */
function fitOf(name: string, typed: readonly string[]): number {
  const words = wordsOf(name);
  return typed.filter((word) => words.some((part) => part.startsWith(singular(word)))).length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;
}
