import type { Costs } from "./edit-distance.ts";
import { signatureClass } from "./signature.ts";

/**
 * The forms by which a part number is found: letters and digits in upper case, and the same without the zeros that lead
 * its runs of digits.
 *
 * @example
 * codeForms("hb m8-0040") // ["HBM80040", "HBM840"]
 */
export function codeForms(code: string): string[] {
  const spaced = code.normalize("NFKC").toUpperCase();
  const whole = compact(spaced);
  if (whole === "") return [];
  const bare = spaced.includes("0") ? compact(spaced.replace(/(?<!\d)0+(?=\d)/g, "")) : whole;
  return bare === whole ? [whole] : [whole, bare];
}

function compact(code: string): string {
  return code.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Signs that are mistaken for one another by the hand or the ear. */
const near = pairs("UV VW MN PR EF 17 38 69", 0.9);
for (const [pair, cost] of pairs("0Q 0D OQ OD", 0.6)) near.set(pair, cost);

function pairs(list: string, cost: number): Map<string, number> {
  return new Map(list.split(" ").flatMap(([a, b]) => [[`${a}${b}`, cost] as const, [`${b}${a}`, cost] as const]));
}

const [zero, nine, letterZ] = [48, 57, 90];
const signs = letterZ + 1;
const changes = Float64Array.from({ length: signs * signs }, (_, i) => changeOf(Math.floor(i / signs), i % signs));

function changeOf(typed: number, meant: number): number {
  if (typed === meant) return 0;
  if (signatureClass(typed) === signatureClass(meant)) return 0.25;
  return near.get(String.fromCharCode(typed, meant)) ?? (typed <= nine === meant <= nine ? 1 : 1.4);
}

/** What mistakes in part numbers cost: look-alikes, swaps and lost zeros are cheap. */
export const numberCosts: Costs = {
  change: (typed, meant) =>
    typed < signs && meant < signs ? (changes[typed * signs + meant] as number) : typed === meant ? 0 : 1,
  missing: (sign, inRun) => (inRun ? 0.7 : sign === zero ? 0.75 : 0.9),
  superfluous: (inRun) => (inRun ? 0.65 : 1.3),
  swap: 0.85,
  least: 0.65,
};
