import { expect, it } from "vitest";
import { tokenize } from "./tokenize.ts";

const formsOf = (text: string) => tokenize(text).map(({ forms }) => forms);

it.each([
  ["10mm", [["10mm", "10", "mm"]]],
  ["10 mm", [["10"], ["mm"]]],
  ["1.5mm", [["1.5mm", "1.5", "mm"]]],
  ["1-1/2in", [["1-1/2in", "1-1/2", "in"]]],
  ["M8x40mm", [["m8x40mm", "m8", "40", "mm"]]],
  ["12-24V", [["1224v", "12", "24", "v"]]],
  ["6204-2RS", [["62042rs", "6204", "2rs"]]],
  ["M8", [["m8"]]],
])("takes a number and the unit behind it together and apart: %s", (text, forms) => {
  expect(formsOf(text)).toEqual(forms);
});
