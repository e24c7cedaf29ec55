import { expect, it } from "vitest";
import { isCountable, wholeQuantity } from "./whole-quantity.ts";

const cases = { unitOfMeasure: "CS", unitSize: 10, baseUnit: "BX" };

it("says a part of a line in its unit where it is whole there, else in base units", () => {
  expect(wholeQuantity(2, cases, "en")).toBe("2 CS");
  expect(wholeQuantity(0.6, cases, "en")).toBe("6 BX");
  expect(wholeQuantity(0.1 + 0.2, cases, "en")).toBe("3 BX");
  expect(wholeQuantity(11.083333, { unitOfMeasure: "CS", unitSize: 12, baseUnit: "EA" }, "en")).toBe("133 EA");
  expect(wholeQuantity(1200.5, { unitOfMeasure: "FT", unitSize: 1, baseUnit: "FT" }, "de")).toBe("1.200,5 FT");
});

it("takes whole pieces in any unit, and any part of what is measured", () => {
  expect([0.6, 2, 0.1 + 0.2].map((quantity) => isCountable(quantity, cases))).toEqual([true, true, true]);
  expect([0.25, 2.05].map((quantity) => isCountable(quantity, cases))).toEqual([false, false]);
  expect([0.083333, 11.916667].map((quantity) => isCountable(quantity, { unitSize: 12, baseUnit: "EA" }))).toEqual([
    true,
    true,
  ]);
  // 30,897 pieces: a half in the seventh decimal, rounded either way.
  expect([48.276562, 48.276563].map((quantity) => isCountable(quantity, { unitSize: 640, baseUnit: "EA" }))).toEqual([
    true,
    true,
  ]);
  expect(isCountable(2.5, { unitSize: 1, baseUnit: "FT" })).toBe(true);
  expect(isCountable(2.5, { unitSize: 1, baseUnit: undefined })).toBe(true);
});
