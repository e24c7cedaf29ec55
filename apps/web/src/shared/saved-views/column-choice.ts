import type { TableColumn } from "@purvey/ui/data/data-table";
import { numberParam, textParam } from "../url/read-param.ts";

/** How the columns of a list are arranged, as its address holds it. */
export interface ColumnArrangement {
  /** Keys of those shown besides the first, in their order; undefined for those that the list comes with. */
  readonly columns?: readonly string[] | undefined;
  /** Widths in pixels by key, of those that somebody changed. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** How narrow and how wide a column may be made, and by how much at a time, in pixels. */
export const widthLimits = { least: 64, most: 640, step: 8 } as const;

/**
 * Keys of the columns to show, out of an address, `columns=itemId,brand`, or out of a list that was read before;
 * undefined for those that a list comes with.
 */
export function columnsParam(raw: unknown): string[] | undefined {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : (textParam(raw)?.split(",") ?? []);
  const keys = parts.map(textParam).filter((key) => key !== undefined);
  return keys.length > 0 ? [...new Set(keys)] : undefined;
}

/** Widths out of an address, `widths.brand=140&widths.email=240`; undefined when there are none. */
export function widthsParam(raw: unknown): Record<string, number> | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const widths = Object.entries(raw).flatMap(([key, value]) => {
    const width = numberParam(value, widthLimits.least);
    return width === undefined ? [] : [[key, Math.min(width, widthLimits.most)] as const];
  });
  return widths.length > 0 ? Object.fromEntries(widths) : undefined;
}

/** The columns to show, in the order and of the widths that somebody chose. */
export function arrangedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { columns: chosen, widths = {} }: ColumnArrangement,
): TableColumn<Row>[] {
  return chosenColumns(columns, chosen).map((column) => {
    const width = widths[column.key];
    if (width === undefined) return column;
    if (column.width !== undefined) return { ...column, width };
    return { ...column, minWidth: width, maxWidth: Math.max(width, column.maxWidth ?? widthLimits.most) };
  });
}

/** The width of a column; of the one that takes what is left the least it may have. */
export function widthOf<Row>({ width, minWidth = 160 }: TableColumn<Row>): number {
  return width ?? minWidth;
}

/**
 * The columns to show, in the order chosen. The first one stays first, as it holds the row's link; keys that no column
 * has are passed over. Who chose columns gets them in every width.
 */
export function chosenColumns<Row>(
  columns: readonly TableColumn<Row>[],
  chosen: readonly string[] | undefined,
): TableColumn<Row>[] {
  if (!chosen) return [...columns];
  const [first, ...others] = columns;
  const shown = chosen.flatMap((key) => others.find((column) => column.key === key) ?? []);
  const all = [...(first ? [first] : []), ...shown].map(({ hideBelow: _always, ...column }) => column);
  if (all.some(({ width }) => width === undefined)) return all;
  // One column takes what is left of the table's width.
  return all.map(({ width, ...column }, index) =>
    index === all.length - 1
      ? { ...column, minWidth: width ?? 0, maxWidth: width ?? 0 }
      : { ...column, width: width ?? 0 },
  );
}

/** The choice with a column added at the end or taken away; undefined when it is what the list comes with. */
export function toggledColumn(all: readonly string[], chosen: readonly string[], key: string): string[] | undefined {
  return lasting(all, chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
}

/** The choice with a column moved by one place, to the front (-1) or to the back (1); at either end it stays. */
export function movedColumn(
  all: readonly string[],
  chosen: readonly string[],
  key: string,
  by: -1 | 1,
): string[] | undefined {
  const index = chosen.indexOf(key);
  const neighbour = chosen[index + by];
  if (index === -1 || neighbour === undefined) return lasting(all, chosen);
  const pair = by === -1 ? [key, neighbour] : [neighbour, key];
  return lasting(all, chosen.toSpliced(Math.min(index, index + by), 2, ...pair));
}

function lasting(all: readonly string[], chosen: readonly string[]): string[] | undefined {
  return chosen.join() === all.join() ? undefined : [...chosen];
}
