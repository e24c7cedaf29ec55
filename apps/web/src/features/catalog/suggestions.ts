import type { SearchItem } from "@purvey/contract/generated/search";

/** How many suggestions the search box shows. */
export const suggestionCount = 6;

/** Whether the first hit is a number that equals what was typed: Enter then opens it at once. */
export function firstIsExact(found: readonly Pick<SearchItem, "matchedCodeType">[]): boolean {
  return found[0] !== undefined && found[0].matchedCodeType !== null;
}

/** The words to look up; nothing when there is too little to look for. */
export function wordsToLookUp(typed: string): string | undefined {
  const words = typed.trim().slice(0, 500);
  return words.length >= 2 ? words : undefined;
}
