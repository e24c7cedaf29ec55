import fc from "fast-check";
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
  ["⅓ hp", "1 3 hp"],
  ["⅜ hex nut", "0.375 hex nut"],
  ["⅞ socket", "0.875 socket"],
  ["1⅜", "1.375"],
  ["１/２ in", "0.5 in"],
  ["１２ mm", "12 mm"],
  ["1–1/2 in", "1.5 in"],
  ["1‑1/2 in", "1.5 in"],
  ["1−1/2 in", "1.5 in"],
  ["½″", "0.5 in"],
  ["½”", "0.5 in"],
  ["1/2'' ball valve", "0.5 in ball valve"],
  ["1/2’’ pipe", "0.5 in pipe"],
  ['1/2" x 3/4"', "0.5 0.75 in"],
  ["6' ladder", "6 ft ladder"],
  ["5′ 6″", "5 ft 6 in"],
  ["1990's", "1990 s"],
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

/** A size in eighths: how it is written as a decimal, and in every spelling of the trade. */
function spellings(whole: number, eighths: number): { readonly size: string; readonly written: readonly string[] } {
  const size = String(whole + eighths / 8);
  const sign = ["⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"][eighths - 1] ?? "";
  const fractions = [1, 2, 4].flatMap((common) =>
    eighths % common === 0 ? [`${eighths / common}/${8 / common}`] : [],
  );
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const mixed = fractions.flatMap((fraction) =>
    whole === 0 ? [fraction] : [" ", "-", " - ", "–", "‑"].map((between) => `${whole}${between}${fraction}`),
  );
  const signed = whole === 0 ? [sign] : [`${whole}${sign}`, `${whole} ${sign}`];
  const decimals = [size, `${size}0`, size.replace(".", ",")].filter((text) => !/,\d{3}$/.test(text) || whole === 0);
  return { size, written: [...mixed, ...mixed.map(wide), ...signed, ...decimals] };
}

test("a size is one word, however it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 1, max: 7 }), (whole, eighths) => {
      const { size, written } = spellings(whole, eighths);
      for (const [spelling, unit] of written.flatMap((text) =>
        ['"', "″", "''", " in", " inch"].map((unit) => [text, unit]),
      ))
        expect([spelling, readWords(`${spelling}${unit} valve`).map(({ word }) => word)]).toEqual([
          spelling,
          [size, "in", "valve"],
        ]);
    }),
  );
});
