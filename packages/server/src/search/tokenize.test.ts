import { expect, it } from "vitest";
import { tokenize } from "./tokenize.ts";
import { spellingsOf } from "./units.ts";

const formsOf = (text: string) => tokenize(text).map(({ forms }) => forms);

it.each([
  ["10mm", [["10mm", "10", "mm"]]],
  ["10 mm", [["10"], ["mm"]]],
  ["1.5mm", [["1.5mm", "1.5", "mm"]]],
  ["1-1/2in", [["1-1/2in", "1-1/2", "in"]]],
  ["M8x40mm", [["m8x40mm", "m8", "40", "mm"]]],
  ["12-24V", [["1224v", "12", "24", "v"]]],
  ["6204-2RS", [["62042rs", "6204", "2rs"]]],
  ["8inches", [["8inches", "8", "inch"]]],
  ["8ms", [["8ms"]]],
  ["M8", [["m8"]]],
])("takes a number and the unit behind it together and apart: %s", (text, forms) => {
  expect(formsOf(text)).toEqual(forms);
});

it.each([
  ["inch", "1/4", ["in"]],
  ["in", "8", ["inch"]],
  ["feet", "1.5", ["ft", "foot"]],
  ["lbs", "40", ["lb", "pound"]],
  ["in", "bolt", []],
  ["in", undefined, []],
  ["in", "m8", []],
  ["bolt", "8", []],
] as const)("knows how else a unit is written behind a number: %s after %s", (word, before, other) => {
  expect(spellingsOf(word, before)).toEqual(other);
});
