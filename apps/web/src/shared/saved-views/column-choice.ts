import type { TableColumn } from "@purvey/ui/data/data-table";
import { textParam } from "../url/read-param.ts";

/**
 * Keys of the columns to show, out of an address, `columns=itemId,brand`, or out of a list that was read before;
 * undefined for those that a list comes with.
 */
export function columnsParam(raw: unknown): string[] | undefined {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : (textParam(raw)?.split(",") ?? []);
  const keys = parts.map(textParam).filter((key) => key !== undefined);
  return keys.length > 0 ? [...new Set(keys)] : undefined;
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

/** The choice with a column moved one place to the front. */
export function earlierColumn(all: readonly string[], chosen: readonly string[], key: string): string[] | undefined {
  const index = chosen.indexOf(key);
  if (index <= 0) return lasting(all, chosen);
  return lasting(all, chosen.toSpliced(index - 1, 2, key, chosen[index - 1] as string));
}

function lasting(all: readonly string[], chosen: readonly string[]): string[] | undefined {
  return chosen.join() === all.join() ? undefined : [...chosen];
}
