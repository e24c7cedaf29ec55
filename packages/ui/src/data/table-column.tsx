import type { CSSProperties, ReactNode } from "react";

/** What identifies a row. */
export type RowKey = string | number;

/** Which column the rows are sorted by. */
export interface TableSort {
  key: string;
  direction: "ascending" | "descending";
}

/** Widths of the table's place below which a column is left out: 480, 720 and 1040 px. */
export type HideBelow = "narrow" | "medium" | "wide";

/** One column of a `DataTable`. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** Draws the cell. In the first column it should hold the row's link. */
  cell: (row: Row, index: number) => ReactNode;
  /** Width in pixels at the normal text size. Exactly one column goes without and takes what is left. */
  width?: number;
  /** The least width of the column that takes what is left; 160 when absent. */
  minWidth?: number;
  /** Its greatest width; 480 when absent. What is left then goes to all columns, so that eyes need not travel. */
  maxWidth?: number;
  /** Figures stand at the end. */
  align?: "start" | "end";
  sortable?: boolean;
  hideBelow?: HideBelow;
  /** Numbers and codes stand in the face whose letters are all as wide. */
  mono?: boolean;
  /** Let long texts break into lines instead of ending in "…". */
  wrap?: boolean;
  /** The cell holds something to operate: nothing of it is cut off. */
  control?: boolean;
  /** Width of the bar that stands in while rows are on their way: any CSS length; 60 % when absent. */
  skeleton?: string;
}

const leastFlexible = 160;
const mostFlexible = 480;

/** The width of a column as CSS: its own, or the limits of the one that takes what is left. */
export function columnWidth<Row>({ width, minWidth, maxWidth }: TableColumn<Row>): CSSProperties {
  if (width !== undefined) return { inlineSize: `${width / 16}rem` };
  const limits = {
    "--flexible-least": `${(minWidth ?? leastFlexible) / 16}rem`,
    "--flexible-most": `${(maxWidth ?? mostFlexible) / 16}rem`,
  };
  return limits as CSSProperties;
}

const widest: HideBelow[] = ["wide", "medium", "narrow"];

/**
 * The least width of the table for each width of its place, as CSS custom properties in rem: it scrolls sideways
 * only when the columns that are left really do not fit.
 */
export function leastWidths<Row>(columns: readonly TableColumn<Row>[], extra: number): Record<string, string> {
  const sum = (shown: readonly TableColumn<Row>[]) =>
    shown.reduce((total, column) => total + (column.width ?? column.minWidth ?? leastFlexible), extra) / 16;
  const result: Record<string, string> = { "--least-full": `${sum(columns)}rem` };
  widest.forEach((_, index) => {
    const hidden = new Set<HideBelow | undefined>(widest.slice(0, index + 1));
    result[`--least-${widest[index]}`] = `${sum(columns.filter((column) => !hidden.has(column.hideBelow)))}rem`;
  });
  return result;
}
