import { describe, expect, it } from "vitest";
import { leastWidths, leftOut, type TableColumn } from "./table-column.tsx";

const column = (key: string, more: Partial<TableColumn<null>>): TableColumn<null> => ({
  key,
  header: key,
  cell: () => null,
  ...more,
});

const columns = [
  column("part", { width: 160 }),
  column("text", { minWidth: 160 }),
  column("bin", { width: 80, hideBelow: "medium" }),
  column("brand", { width: 160, hideBelow: "wide" }),
];

describe("leastWidths", () => {
  it("leaves columns out step by step, so that a narrow place scrolls only when it must", () => {
    expect(leastWidths(columns, 32)).toEqual({ full: 37, wide: 27, medium: 22, narrow: 22 });
  });
});

describe("leftOut", () => {
  const fewColumns = leastWidths(columns, 32);
  const manyColumns = { full: 100, wide: 70, medium: 50, narrow: 28 };
  const chosenColumns = { full: 100, wide: 100, medium: 100, narrow: 100 };

  it.each([
    [65, fewColumns, []],
    [64.9, fewColumns, ["wide"]],
    [44.9, fewColumns, ["wide", "medium"]],
    [29.9, fewColumns, ["wide", "medium", "narrow"]],
    [100, manyColumns, []],
    [99.9, manyColumns, ["wide"]],
    [69.9, manyColumns, ["wide", "medium"]],
    [49.9, manyColumns, ["wide", "medium", "narrow"]],
    [99.9, chosenColumns, []],
  ])(
    "leaves out of a place of %d rem what its width does not allow, and what has no room",
    (width, least, expected) => {
      expect(leftOut(least, width)).toEqual(expected);
    },
  );
});
