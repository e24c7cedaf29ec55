import type { TableColumn } from "@purvey/ui/data/data-table";
import { useWide } from "../use-wide.ts";
import { arrangedColumns, type ColumnArrangement } from "./column-choice.ts";

/** How wide the window must be for columns that can be spared, in rem. */
const roomy = 110;

/**
 * The columns to show as `arrangedColumns` has them. A window that is not wide goes without those that can be spared, so that
 * the others can be read to their end; who chose columns gets them in every width.
 *
 * @param spared keys of the columns that can be spared
 *
 * @example
 * <DataTable columns={useArrangedColumns(columns, view, ["manufacturer", "upc"])} … />
 */
export function useArrangedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  arranged: ColumnArrangement,
  spared: readonly string[],
): TableColumn<Row>[] {
  const all = useWide(roomy) || arranged.columns !== undefined;
  return arrangedColumns(all ? columns : columns.filter(({ key }) => !spared.includes(key)), arranged);
}
