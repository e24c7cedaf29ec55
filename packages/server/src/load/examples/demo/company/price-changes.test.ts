import { expect, it } from "vitest";
import { priceOn, priceRises } from "./price-changes.ts";

it("a price was lower before each rise, and is today's since the last one", () => {
  const [first, second, third] = priceRises;
  expect(priceOn(third?.date ?? "", 10)).toBe(10);
  expect(priceOn("2026-01-05 04:59:59", 10)).toBe(9.73);
  expect(priceOn(second?.date ?? "", 10)).toBe(9.73);
  expect(priceOn("2025-06-30 00:00:00", 10)).toBe(9.58);
  expect(priceOn(first?.date ?? "", 10)).toBe(9.58);
  expect(priceOn("2024-11-04 00:00:00", 10)).toBe(9.26);
  expect(priceOn("2024-11-04 00:00:00", 0.05)).toBe(0.0463);
});
