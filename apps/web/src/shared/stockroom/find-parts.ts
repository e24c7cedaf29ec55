/** What a part is found by. */
export interface FindablePart {
  readonly itemId: string;
  readonly description: string;
  readonly upcOrEanId?: string | null;
}

/** A number without what scanners and people write differently: case, blanks, dashes, leading zeros. */
export function plainNumber(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^0+(?=.)/, "");
}

/** The part whose number or bar code a scanned or typed text is; undefined when it is none of these. */
export function partOfCode<Part extends FindablePart>(parts: readonly Part[], code: string): Part | undefined {
  const plain = plainNumber(code);
  if (plain === "") return undefined;
  return parts.find(
    ({ itemId, upcOrEanId }) => plainNumber(itemId) === plain || plainNumber(upcOrEanId ?? "") === plain,
  );
}

/** The parts that a typed text may mean: an exact number first, then numbers that begin with it, then words. */
export function findParts<Part extends FindablePart>(parts: readonly Part[], typed: string, most = 8): Part[] {
  const plain = plainNumber(typed);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (part: Part): number => {
    const number = plainNumber(part.itemId);
    if (partOfCode([part], typed)) return 0;
    if (plain !== "" && number.startsWith(plain)) return 1;
    const text = `${part.itemId} ${part.description}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? 2 : 3;
  };
  return parts
    .map((part) => ({ part, place: rank(part) }))
    .filter(({ place }) => place < 3)
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ part }) => part);
}
