import { describe, expect, it } from "vitest";
import { leastWidths, type TableColumn } from "./table-column.tsx";

const column = (key: string, more: Partial<TableColumn<null>>): TableColumn<null> => ({
  key,
  header: key,
  cell: () => null,
  ...more,
});

describe("leastWidths", () => {
  it("leaves columns out step by step, so that a narrow place scrolls only when it must", () => {
    const columns = [
      column("part", { width: 160 }),
      column("text", { minWidth: 160 }),
      column("bin", { width: 80, hideBelow: "medium" }),
      column("brand", { width: 160, hideBelow: "wide" }),
    ];
    expect(leastWidths(columns, 32)).toEqual({
      "--least-full": "37rem",
      "--least-wide": "27rem",
      "--least-medium": "22rem",
      "--least-narrow": "22rem",
    });
  });
});
