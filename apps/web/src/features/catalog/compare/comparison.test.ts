import { describe, expect, it } from "vitest";
import { compareItems, comparisonText } from "./comparison.ts";

const items = [
  {
    itemId: "A",
    lines: [
      { name: "Thread", value: "M8" },
      { name: "Length", value: "40", unit: "mm" },
    ],
  },
  {
    itemId: "B",
    lines: [
      { name: "Finish", value: "Zinc" },
      { name: "Thread", value: "M8" },
      { name: "Length", value: "60", unit: "mm" },
    ],
  },
];

describe("a comparison", () => {
  it("has every property of any item, with whether the items differ; what one lacks is a difference", () => {
    expect(compareItems(items)).toEqual([
      { name: "Thread", values: ["M8", "M8"], differs: false },
      { name: "Length", values: ["40 mm", "60 mm"], differs: true },
      { name: "Finish", values: [null, "Zinc"], differs: true },
    ]);
  });

  it("of one item has no differences", () => {
    expect(compareItems(items.slice(0, 1)).every(({ differs }) => !differs)).toBe(true);
  });

  it("is pasted into a sheet as a table, one cell a value", () => {
    const rows = [{ name: "About", values: ["two\n\tlines", null] }];
    expect(comparisonText(items, rows)).toBe("\tA\tB\nAbout\ttwo lines\t");
  });
});
