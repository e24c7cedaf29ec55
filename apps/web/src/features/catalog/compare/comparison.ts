import type { SpecificationLine } from "../specification.ts";

/** What an item is, for a comparison. */
export interface ComparedItem {
  readonly itemId: string;
  readonly lines: readonly SpecificationLine[];
}

/** One property of all items. */
export interface ComparedRow {
  readonly name: string;
  /** In the order of the items; null where an item does not have it. */
  readonly values: readonly (string | null)[];
  /** Whether not all items have the same. */
  readonly differs: boolean;
}

/** The properties of all items, in the order in which they come up, with whether the items differ. */
export function compareItems(items: readonly ComparedItem[]): ComparedRow[] {
  const names = [...new Set(items.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  return names.map((name) => {
    const values = items.map(({ lines }) => written(lines.find((line) => line.name === name)));
    return { name, values, differs: new Set(values).size > 1 };
  });
}

function written(line: SpecificationLine | undefined): string | null {
  return line ? [line.value, line.unit].filter(Boolean).join(" ") : null;
}

/** The comparison as text with tabs: pasted into a sheet it becomes a table. */
export function comparisonText(
  items: readonly Pick<ComparedItem, "itemId">[],
  rows: readonly Pick<ComparedRow, "name" | "values">[],
): string {
  const cells = [["", ...items.map(({ itemId }) => itemId)], ...rows.map(({ name, values }) => [name, ...values])];
  return cells.map((row) => row.map((cell) => (cell ?? "").replaceAll(/[\t\r\n]+/g, " ")).join("\t")).join("\n");
}
