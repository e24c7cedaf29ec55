import { expect, it } from "vitest";
import { wholeQuantity } from "./whole-quantity.ts";

const cases = { unitOfMeasure: "CS", unitSize: 10, baseUnit: "BX" };

it("says a part of a line in its unit where it is whole there, else in base units", () => {
  expect(wholeQuantity(2, cases, "en")).toBe("2 CS");
  expect(wholeQuantity(0.6, cases, "en")).toBe("6 BX");
  expect(wholeQuantity(0.1 + 0.2, cases, "en")).toBe("3 BX");
  expect(wholeQuantity(1200.5, { unitOfMeasure: "FT", unitSize: 1, baseUnit: "FT" }, "de")).toBe("1.200,5 FT");
});
