import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { DataTable, type RowKey } from "@purvey/ui/data/data-table";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { boardMessages } from "../board-messages.ts";
import type { Board } from "../use-board.ts";
import { useBoardColumns } from "./board-columns.tsx";
import { BoardList } from "./board-list.tsx";
import { GroupLabel } from "./group-label.tsx";

/** What `BoardTable` takes. */
export interface BoardTableProps {
  readonly rows: readonly ReplenishmentItem[] | undefined;
  readonly board: Board;
  readonly refreshing: boolean;
  readonly empty: ReactNode;
}

/** The rows of the board by distributor: a table with cells to edit, or a list for one hand on a phone. */
export function BoardTable({ rows, board, refreshing, empty }: BoardTableProps) {
  const text = useText(boardMessages);
  const columns = useBoardColumns(board);
  const wide = useWide(40);
  const all = rows ?? [];
  const chosen = new Set<RowKey>(all.filter((item) => !board.isExcluded(item)).map((item) => item.invProfileLineUid));
  const choose = (next: ReadonlySet<RowKey>) => {
    const changed = all.filter((item) => next.has(item.invProfileLineUid) === board.isExcluded(item));
    const [first] = changed;
    if (first) board.setExcluded(changed, !board.isExcluded(first));
  };
  if (!wide && rows) return rows.length === 0 ? empty : <BoardList rows={rows} board={board} />;
  return (
    <DataTable<ReplenishmentItem>
      caption={text("board")}
      className="table-inclusive"
      columns={columns}
      rows={rows}
      rowKey={(item) => item.invProfileLineUid}
      rowLabel={({ itemId }) => itemId}
      rowTone={({ qtyOnHand, belowMinimum }) => (qtyOnHand <= 0 ? "out" : belowMinimum ? "low" : undefined)}
      groupOf={(item) => ({ key: String(item.distributorUid), label: <GroupLabel item={item} rows={all} /> })}
      selected={chosen}
      onSelectedChange={choose}
      keyboard="page"
      refreshing={refreshing}
      empty={empty}
    />
  );
}
