import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { codeForms, numberCosts } from "./part-number.ts";
import type { Schema } from "./schema.ts";
import { SearchIndex } from "./search-index.ts";

const schema: Schema = { fields: { name: { kind: "text", weight: 1 }, number: { kind: "partNumber" } } };

/** Look-alikes as one sign: those that the hand or the eye takes for one another. */
const folded = (text: string) =>
  text
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("S", "5")
    .replaceAll("B", "8")
    .replaceAll("Z", "2")
    .replaceAll("G", "6");

/** How far a number is from a typed one; infinity where so many mistakes do not explain it. */
function distanceOf(typed: string, code: string, mistakes: number, limit: number): number {
  if (Math.abs(code.length - typed.length) > mistakes) return Number.POSITIVE_INFINITY;
  const [one, other] = [new Set(folded(typed)), new Set(folded(code))];
  const differing =
    [...one].filter((sign) => !other.has(sign)).length + [...other].filter((sign) => !one.has(sign)).length;
  if (differing > 2 * mistakes) return Number.POSITIVE_INFINITY;
  const alike = Math.max(1, Math.floor((typed.length - 1) / (mistakes + 1)));
  const begins = folded(code).startsWith(folded(typed).slice(0, alike));
  if (!begins && !folded(code).endsWith(folded(typed).slice(-alike))) return Number.POSITIVE_INFINITY;
  const signs = (text: string) => Uint16Array.from(text, (sign) => sign.charCodeAt(0));
  return editDistance(signs(typed), signs(code), 0, code.length, limit, numberCosts);
}

/** The distances of the three nearest, by a look at every number. */
function nearest(typed: string, numbers: readonly string[]): number[] {
  const within = (mistakes: number, limit: number) =>
    numbers
      .map((number) => Math.min(...codeForms(number).map((code) => distanceOf(typed, code, mistakes, limit))))
      .filter((distance) => distance <= limit)
      .sort((a, b) => a - b)
      .slice(0, 3);
  const near = within(1, 1.65);
  return near.length > 0 ? near : within(2, 2.6);
}

const code = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(..."0O1IL5S27QKVU-"), { minLength: least, maxLength: most })
    .map((signs) => `${signs.join("")}8`);

test("suggested are the nearest numbers of all, whatever is not looked at", () => {
  fc.assert(
    fc.property(
      fc.array(code(3, 12), { minLength: 1, maxLength: 300 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), code(1, 2), code(3, 9)), { minLength: 5, maxLength: 5 }),
      (numbers, mistakes) => {
        const index = SearchIndex.build(
          schema,
          numbers.map((number, i) => ({ id: String(i), values: { name: "part", number } })),
        );
        for (const [which, at, inserted, random] of mistakes) {
          const number = numbers[which % numbers.length] as string;
          const place = at % number.length;
          for (const text of [number.slice(0, place) + inserted[0] + number.slice(place + (at % 2)), random]) {
            const [typed = ""] = codeForms(text);
            const isNumber = numbers.some((one) => codeForms(one).some((form) => codeForms(text).includes(form)));
            const isSearched = typed.length >= 3 && /\d/.test(typed) && !isNumber;
            const wanted = isSearched ? nearest(typed, numbers) : [];
            expect(index.suggest(text, 3).map(({ distance }) => distance)).toEqual(wanted);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("a number whose look-alikes were taken for one another all over is suggested before one that lacks a sign", () => {
  const numbers = ["1002-0045", "1OO2-OO4"];
  const index = SearchIndex.build(
    schema,
    numbers.map((number, i) => ({ id: String(i), values: { name: "part", number } })),
  );
  // Four times O for 0 at a quarter each; a sign too many, which is no double, at 1.3.
  expect(index.suggest("1OO2OO45", 3).map(({ id, distance }) => [id, distance])).toEqual([
    ["0", 1],
    ["1", 1.3],
  ]);
});
