import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import type { CellEdit, CellEdits } from "@purvey/ui/cell-edits";

/** The columns of the board that are stored in the profile. */
export const levelColumns = ["minQty", "maxQty"] as const;

/** The column of the board that only the next order uses. */
export const orderColumn = "qtyToOrder";

/** One of the columns that can be edited. */
export type BoardColumn = (typeof levelColumns)[number] | typeof orderColumn;

/** The new levels of one line of the profile. */
export interface LevelChange {
  readonly item: ReplenishmentItem;
  readonly minQty?: number;
  readonly maxQty?: number;
  /** The edited cells that it stores. */
  readonly cells: readonly CellEdit[];
  /** Whether its minimum would be above its maximum. */
  readonly crossed: boolean;
}

/** The stored value of a cell of the board. */
export function storedQuantity(item: ReplenishmentItem, column: string): number {
  if (column === orderColumn) return item.suggestedOrderQty;
  return column === "minQty" ? item.minQty : item.maxQty;
}

/** Edited minimums and maximums by line of the profile, in the order of the rows; what cannot be read is left out. */
export function levelChanges(
  items: readonly ReplenishmentItem[],
  edits: CellEdits,
  numberOf: (text: string) => number | undefined,
): LevelChange[] {
  const all = [...edits.values()].filter(({ column, problem }) => column !== orderColumn && problem === undefined);
  return items.flatMap((item) => {
    const cells = all.filter(({ row }) => row === item.invProfileLineUid);
    if (cells.length === 0) return [];
    const values = Object.fromEntries(cells.map(({ column, text }) => [column, numberOf(text)]));
    const levels = values as Partial<Record<"minQty" | "maxQty", number>>;
    const crossed = (levels.minQty ?? item.minQty) > (levels.maxQty ?? item.maxQty);
    return [{ item, ...levels, cells, crossed }];
  });
}
