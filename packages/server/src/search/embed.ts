import { tokenize } from "./tokenize.ts";

/** How many numbers an embedding has. */
export const dimensions = 128;

/** FNV-1a: a quick hash with an even spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

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
  return Array.from(vector, (value) => Math.fround(value / length));
}
