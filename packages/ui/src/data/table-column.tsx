import type { CSSProperties, ReactNode } from "react";

/** What identifies a row. */
export type RowKey = string | number;

/** Which column the rows are sorted by. */
export interface TableSort {
  key: string;
  direction: "ascending" | "descending";
}

/**
 * Widths of the table's place below which a column is left out: 480, 720 and 1040 px; earlier where the columns that are
 * left need more room than there is.
 */
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
  const widths =
    width === undefined
      ? { "--flexible-least": rem(minWidth ?? leastFlexible), "--flexible-most": rem(maxWidth ?? mostFlexible) }
      : { "--width": rem(width) };
  return widths as CSSProperties;
}

const rem = (pixels: number) => `${pixels / 16}rem`;

const widest: readonly HideBelow[] = ["wide", "medium", "narrow"];

/** The widths of `HideBelow` in rem. They stand in `table.css` too, which leaves out without a script, on paper as well. */
const bounds: Readonly<Record<HideBelow, number>> = { wide: 65, medium: 45, narrow: 30 };

/** The least width of a table in rem: with all its columns, and without those that are left out below a width. */
export type LeastWidths = Readonly<Record<"full" | HideBelow, number>>;

/**
 * The least widths of the columns of a table.
 *
 * @param extra pixels of what stands beside the columns: boxes and actions
 */
export function leastWidths<Row>(columns: readonly TableColumn<Row>[], extra: number): LeastWidths {
  const without = (hidden: readonly HideBelow[]) =>
    columns
      .filter(({ hideBelow }) => !hideBelow || !hidden.includes(hideBelow))
      .reduce((total, column) => total + (column.width ?? column.minWidth ?? leastFlexible), extra) / 16;
  return { full: without([]), wide: without(["wide"]), medium: without(["wide", "medium"]), narrow: without(widest) };
}

/** The least widths as CSS custom properties: the table scrolls sideways only when the columns that are left do not fit. */
export function leastStyle(least: LeastWidths): CSSProperties {
  return Object.fromEntries(Object.entries(least).map(([name, width]) => [`--least-${name}`, `${width}rem`]));
}

/** Which columns a place of so many rem leaves out: step by step, until what is left fits; none where that wins nothing. */
export function leftOut(least: LeastWidths, width: number): readonly HideBelow[] {
  const needed = { wide: least.full, medium: least.wide, narrow: least.medium };
  return widest.filter((each) => width < bounds[each] || (width < needed[each] && least[each] < needed[each]));
}
