import { tradeWords } from "./trade-words.ts";
import { stemOf, wordsOf } from "./words.ts";

/** Words of a text that mean a group of {@link tradeWords}. */
export interface Concept {
  /** Stands for the group in an index. */
  readonly token: string;
  /** The first word of it, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

interface Member {
  readonly token: string;
  readonly stems: readonly string[];
}

const byFirst = new Map<string, Member[]>();
for (const [number, group] of tradeWords.entries()) {
  for (const member of group) {
    const stems = wordsOf(member).map(stemOf);
    const first = stems[0] as string;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { token: `#${number}`, stems }]);
  }
}

/** Every word that is in a group. */
export const conceptWords: readonly string[] = tradeWords.flatMap((group) => group.flatMap(wordsOf));

/** The words of a group. */
export function conceptMembers(token: string): readonly string[] {
  return tradeWords[Number(token.slice(1))] ?? [];
}

/** The groups that stems mean; of two that begin at a word the longer one counts, so that "purchase order" is no order. */
export function conceptsIn(stems: readonly string[]): Concept[] {
  const found: Concept[] = [];
  let at = 0;
  while (at < stems.length) {
    const from = at;
    const matching = (byFirst.get(stems[from] as string) ?? []).filter((member) =>
      member.stems.every((stem, offset) => stems[from + offset] === stem),
    );
    const length = Math.max(1, ...matching.map((member) => member.stems.length));
    const longest = matching.filter((member) => member.stems.length === length);
    found.push(...longest.map(({ token }) => ({ token, from, to: from + length })));
    at += length;
  }
  return found;
}
