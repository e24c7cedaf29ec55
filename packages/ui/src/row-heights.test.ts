import { describe, expect, it } from "vitest";
import { createRowHeights, nothingMeasured } from "./row-heights.ts";

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);
const heightsOf = (count: number, guess: number) => createRowHeights(keysOf(count), nothingMeasured(guess));

describe("the heights of a long table's rows", () => {
  it("are guessed from the first that is measured, until each is measured", () => {
    const heights = heightsOf(1000, 28);
    expect(heights.top(1000)).toBe(28_000);
    expect(heights.measure(0, 30)).toBe(true);
    expect(heights.top(1000)).toBe(30_000);
    expect(heights.measure(2, 50)).toBe(true);
    expect([heights.top(2), heights.top(3), heights.top(1000)]).toEqual([60, 110, 30_020]);
  });

  it("tell the row at a distance, also before the first and behind the last", () => {
    const heights = heightsOf(100, 10);
    heights.measure(0, 10);
    heights.measure(1, 40);
    expect([-5, 0, 9, 10, 49, 50, 99_999].map(heights.indexAt)).toEqual([0, 0, 0, 1, 1, 2, 99]);
  });

  it("do not move anything when a row is measured again, or not at all", () => {
    const heights = heightsOf(3, 28);
    expect(heights.measure(1, 28)).toBe(false);
    expect(heights.measure(1, 0)).toBe(false);
  });

  it("stay with their rows when the list is another one", () => {
    const known = nothingMeasured(28);
    const all = createRowHeights(["a", "b", "c"], known);
    all.measure(0, 30);
    all.measure(2, 90);
    const turned = createRowHeights(["c", "b", "a"], known);
    expect([turned.top(1), turned.top(2), turned.top(3)]).toEqual([90, 120, 150]);
    expect(createRowHeights(["b", "d"], known).top(2)).toBe(60);
  });
});
