import { expect, test } from "vitest";
import { Recent } from "./match.ts";
import type { Schema } from "./schema.ts";
import { Segment } from "./segment.ts";
import { SegmentWriter } from "./segment-writer.ts";

const schema: Schema = { fields: { name: { kind: "text", weight: 1 } } };

test("what was asked for last is kept up to a bound, and what was dropped is put together again", () => {
  // In a segment of one block the occurrences of a word take 76 bytes: 431 fit into 32 KiB.
  const words = Array.from({ length: 600 }, (_, i) => `${letters(i)}x`);
  const writer = new SegmentWriter(schema);
  for (const [order, word] of words.entries()) writer.add({ id: word, values: { name: word } }, order);
  const recent = new Recent(new Segment(writer.done(), schema));
  const of = (word: string) => recent.of({ words: new Map([[word, 1]]), phrases: [], codes: [] });
  const [touched = "", left = "", ...others] = words;
  const before = { touched: of(touched), left: of(left) };
  for (const word of others.slice(0, 300)) of(word);
  expect(of(touched) === before.touched).toBe(true);
  for (const word of others.slice(300, 440)) of(word);
  expect(of(touched) === before.touched).toBe(true);
  const again = of(left);
  expect(again === before.left).toBe(false);
  expect([again.count, again.weightOf(1)]).toEqual([1, before.left.weightOf(1)]);
});

/** A number in letters, so that no two are forms of one word. */
function letters(number: number): string {
  return [Math.floor(number / 26), number % 26].map((digit) => String.fromCharCode(97 + digit)).join("");
}
