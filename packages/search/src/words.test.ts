import { expect, test } from "vitest";
import { readWords } from "./words.ts";

/** Each row: as people write it, and the words by which it is found, worked out by hand. */
const rows: readonly (readonly [written: string, words: string])[] = [
  ['1/2"', "0.5 in"],
  ["1/2 in", "0.5 in"],
  ["1/2 inch", "0.5 in"],
  ["½", "0.5"],
  ["½ Zoll", "0.5 in"],
  ['½"', "0.5 in"],
  ["0.5 in", "0.5 in"],
  [".5 in", "0.5 in"],
  ["0,5 Zoll", "0.5 in"],
  ["2/4 in", "0.5 in"],
  ['1 1/2"', "1.5 in"],
  ["1-1/2 in", "1.5 in"],
  ["1½ inches", "1.5 in"],
  ["1 ½ inch", "1.5 in"],
  ["1.50 in", "1.5 in"],
  ["1,5 in", "1.5 in"],
  ["3/8-in", "0.375 in"],
  ["5/16", "0.3125"],
  ["2 3/4 gal", "2.75 gal"],
  ["2¾ gallons", "2.75 gal"],
  ["1/3 hp", "1 3 hp"],
  ["12 mm", "12 mm"],
  ["12mm", "12 mm"],
  ["12 Millimeter", "12 mm"],
  ["12 millimetres", "12 mm"],
  ["12.0 mm", "12 mm"],
  ["5,5", "5.5"],
  ["5.5", "5.5"],
  ["5,50 mm", "5.5 mm"],
  ["05.5mm", "5.5 mm"],
  ["0,75 kW", "0.75 kw"],
  ["750 watts", "750 w"],
  ["24 Volt", "24 v"],
  ["24V", "24 v"],
  ["M8x40", "m8 40"],
  ["M8 x 40", "m8 40"],
  ["m8×40", "m8 40"],
  ["M 8", "m 8"],
  ["M8X40 mm", "m8 40 mm"],
  ["1/4-20 x 1 1/2", "0.25 20 1.5"],
  ["10/2", "10 2"],
  ["12-24 V", "12 24 v"],
  ["1,000 pieces", "1 000 pc"],
  ["100 pcs", "100 pc"],
  ["2 lbs", "2 lb"],
  ["2 pounds", "2 lb"],
  ["6 feet", "6 ft"],
  ["6ft", "6 ft"],
  ["in stock", "in stock"],
  ["wrenches and boxes", "wrench and box"],
  ["brushes, glasses", "brush glass"],
  ["hoses, valves, bodies, bus, brass", "hose valve body bus brass"],
  ["3.5.1", "3.5.1"],
];

test.each(rows)("%s is found by %s", (written, words) => {
  expect(
    readWords(written)
      .map(({ word }) => word)
      .join(" "),
  ).toBe(words);
});
