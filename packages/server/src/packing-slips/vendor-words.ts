import { almostSame, editDistance } from "../trades/purchasing/packing-slips/read-characters.ts";

/** Words that many vendors' names have; they tell nobody apart. */
const common = new Set(
  "the and inc llc ltd corp corporation company supply group products industries industrial international sales".split(
    " ",
  ),
);

/** The words of a vendor's name that tell him apart; all of them where every one is common. */
export function tellingWords(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const telling = words.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** True when two words are the same but for what typing and scanning do: one letter, two in long words. */
export function sameWord(one: string, other: string): boolean {
  const [a, b] = [readAlike(one), readAlike(other)];
  if (a === b) return true;
  const shortest = Math.min(a.length, b.length);
  if (shortest < 4) return false;
  return shortest < 8 ? almostSame(a, b) : editDistance(a, b, 2) <= 2;
}

/** Figures that a scanner takes for letters as those letters. */
function readAlike(word: string): string {
  return word
    .toLowerCase()
    .replace(/[015]/g, (figure) => (figure === "0" ? "o" : figure === "1" ? "l" : "s"))
    .replace(/i/g, "l");
}

/**
 * How much of a vendor's name stands among words, from 0 to 1, longer words counting for more. Part of the name, as people
 * say it, is enough: every word that was said must be the vendor's.
 */
export function vendorLikeness(vendorName: string, said: readonly string[], wholeNameIsSaid: boolean): number {
  const own = tellingWords(vendorName);
  const asked = wholeNameIsSaid ? tellingWords(said.join(" ")) : own;
  const among = wholeNameIsSaid ? [...own, ...(vendorName.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])] : said;
  const total = asked.reduce((sum, word) => sum + word.length, 0);
  const found = asked.filter((word) => among.some((other) => sameWord(word, other)));
  return total === 0 ? 0 : found.reduce((sum, word) => sum + word.length, 0) / total;
}
