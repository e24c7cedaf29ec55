import { hash } from "../../search/hash.ts";
import { tokenize } from "../../search/tokenize.ts";

/** How many numbers an embedding has. */
export const dimensions = 128;

function add(vector: Float64Array, feature: string, weight: number): void {
  const value = hash(feature);
  // One bit decides the sign, so that features that share a place cancel out rather than add up.
  vector[value % dimensions] = (vector[value % dimensions] as number) + (value & 0x80000000 ? weight : -weight);
}

/** A text as a vector of length 1: words, and three letters at a time so that related words are near each other. Needs no model. */
export function embed(text: string): number[] {
  const vector = new Float64Array(dimensions);
  for (const { forms } of tokenize(text)) {
    for (const form of forms) {
      add(vector, `w:${form}`, 1);
      for (let index = 0; index + 3 <= form.length; index++) add(vector, `t:${form.slice(index, index + 3)}`, 0.3);
    }
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  // Six digits are as good as the `real` that it is stored as.
  return Array.from(vector, (value) => Math.round((value / length) * 1e6) / 1e6);
}
