import { compactCode } from "../values/compact-code.ts";
import { unitSpellings } from "./units.ts";

/** A word as people write it and what it is found by. */
export interface Token {
  /** As written, in lower case. */
  readonly word: string;
  /** The forms that stand in the index; every one of them means this word. */
  readonly forms: readonly string[];
}

const joined = /[\p{L}\p{N}]+(?:[./\-+][\p{L}\p{N}]+)*/gu;

/**
 * Splits a text into words. What is joined by dashes, dots or slashes stays together (`6204-2RS`, `1-1/2`), and can be
 * found by its parts too; `M8x40` is `m8` and `40`, `10mm` is `10` and `mm`. Accents and quotation marks do not count, nor does the plural.
 *
 * @example
 * tokenize("Hex bolts M8x40").map((token) => token.forms[0]) // ["hex", "bolt", "m8x40"]
 */
export function tokenize(text: string): Token[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...plain.matchAll(joined)]
    .map(([word]) => ({ word, forms: formsOf(word) }))
    .filter(({ forms }) => forms.length > 0);
}

/** Units that have one spelling, beside those that have several. */
const furtherUnits = "km|mil|cl|mg|psi|bar|kpa|mpa|vac|vdc|kv|ma|hz|khz|mhz|rpm|nm|ply|ga|awg|grit|tpi";
/** A number with a unit right behind it. */
const measure = new RegExp(`^(\\d+(?:-\\d+/\\d+|[./]\\d+)?)(${furtherUnits}|${unitSpellings.join("|")})$`);

/** The forms of one word: the whole first, then its parts. */
function formsOf(word: string): string[] {
  const measured = partsOfMeasure(word);
  if (measured) return [word, ...measured];
  const parts = word.split(/[./\-+]|(?<=\d)x(?=\d)/).filter(Boolean);
  if (parts.length === 1) return [stem(word)];
  const fraction = /^[\d/\-.]+$/.test(word);
  const whole = fraction ? word : compactCode(word).toLowerCase();
  const rest = fraction ? [] : parts.flatMap((part) => partsOfMeasure(part) ?? [stem(part)]);
  return [...new Set([whole, ...rest])];
}

/** A number and the unit that is glued to it: `10mm` is also `10 mm`. */
function partsOfMeasure(word: string): [string, string] | undefined {
  const [, number, unit] = measure.exec(word) ?? [];
  return number === undefined || unit === undefined ? undefined : [number, stem(unit)];
}

/** The word without the ending of the plural. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
