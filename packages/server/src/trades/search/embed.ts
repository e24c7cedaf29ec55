import { readWords } from "@purvey/search/words";
import type { EmbeddingProvider } from "../../platform/ports/language-model.ts";

/** How many numbers an embedding has. */
const dimensions = 128;

function add(vector: Float64Array, feature: string, weight: number): void {
  const value = hash(feature);
  // One bit decides the sign, so that features that share a place cancel out rather than add up.
  vector[value % dimensions] = (vector[value % dimensions] as number) + (value & 0x80000000 ? weight : -weight);
}

/** A text as a vector of length 1: words, and three letters at a time so that related words are near each other. Needs no model. */
export function embed(text: string): number[] {
  const vector = new Float64Array(dimensions);
  for (const { word } of readWords(text)) {
    add(vector, `w:${word}`, 1);
    for (let index = 0; index + 3 <= word.length; index++) add(vector, `t:${word.slice(index, index + 3)}`, 0.3);
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  // More than six digits say nothing new.
  return Array.from(vector, (value) => Math.round((value / length) * 1e6) / 1e6);
}

/** FNV-1a: a quick hash of 32 bits with an even spread, the same in every version. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** The vectors that the search of similar items compares, by words and their parts; needs no model. */
export const embeddedEmbeddings: EmbeddingProvider = {
  embed: async (text) => ({ vector: embed(text), model: `purvey-hash-${dimensions}`, source: "embedded" }),
};
