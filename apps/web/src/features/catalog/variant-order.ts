import type { VariantLine } from "@purvey/contract/generated/items";

/** Clothing sizes from small to large. */
const sizes = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];

/** `1-1/2 in` is 1.5, `3/8` is 0.375, `80 Grit` is 80, `M10` is 10, `2XL` is larger than `XL`; undefined for words. */
function rankOf(value: string): number | undefined {
  const word = value
    .trim()
    .toUpperCase()
    .replace(/^([2-9])XL$/, (_, times) => `${"X".repeat(Number(times))}L`);
  if (sizes.includes(word)) return sizes.indexOf(word);
  if (/^X+L$/.test(word)) return sizes.length + word.length;
  const [, whole, part, over, plain] =
    /^[A-Z#ØÖ⌀]?\s*(?:(\d+)[-\s])?(\d+)\/(\d+)|^[A-Z#Ø⌀]?\s*(-?\d+(?:[.,]\d+)?)/u.exec(word) ?? [];
  if (plain !== undefined) return Number(plain.replace(",", "."));
  return part === undefined ? undefined : Number(whole ?? 0) + Number(part) / Number(over);
}

/**
 * The choices as a buyer looks for them: sizes from small to large, numbers by what they are worth. Where one of them is
 * neither, as with colours, the order stays that of the group.
 */
export function inVariantOrder<Line extends Pick<VariantLine, "variantValue">>(lines: readonly Line[]): Line[] {
  const ranked = lines.map((line) => ({ line, rank: rankOf(line.variantValue) }));
  if (ranked.some(({ rank }) => rank === undefined)) return [...lines];
  return ranked.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ line }) => line);
}
