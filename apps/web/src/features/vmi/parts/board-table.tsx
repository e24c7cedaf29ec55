import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { DataTable, type RowKey } from "@purvey/ui/data/data-table";
import { IconButton } from "@purvey/ui/icon-button";
import { type ReactNode, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { boardMessages } from "../board-messages.ts";
import type { Board } from "../use-board.ts";
import { useBoardColumns } from "./board-columns.tsx";
import { BoardList } from "./board-list.tsx";
import { GroupLabel } from "./group-label.tsx";
import { PartDialog } from "./part-dialog.tsx";

/** What `BoardTable` takes. */
export interface BoardTableProps {
  readonly warehouseUid: number;
  readonly rows: readonly ReplenishmentItem[] | undefined;
  readonly board: Board;
  readonly refreshing: boolean;
  readonly empty: ReactNode;
}

/** The rows of the board by distributor: a table with cells to edit, or a list for one hand on a phone. */
export function BoardTable({ warehouseUid, rows, board, refreshing, empty }: BoardTableProps) {
  const text = useText(boardMessages);
  const columns = useBoardColumns(board);
  const wide = useWide(40);
  const [about, setAbout] = useState<ReplenishmentItem>();
  const all = rows ?? [];
  const chosen = new Set<RowKey>(all.filter((item) => !board.isExcluded(item)).map((item) => item.invProfileLineUid));
  const choose = (next: ReadonlySet<RowKey>) => {
    const changed = all.filter((item) => next.has(item.invProfileLineUid) === board.isExcluded(item));
    const [first] = changed;
    if (first) board.setExcluded(changed, !board.isExcluded(first));
  };
  const dialog = about && <PartDialog warehouseUid={warehouseUid} part={about} onClose={() => setAbout(undefined)} />;
  if (!wide && rows) {
    return rows.length === 0 ? (
      empty
    ) : (
      <>
        <BoardList rows={rows} board={board} onAbout={setAbout} />
        {dialog}
      </>
    );
  }
  return (
    <>
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
        rowActions={(item) => (
          <IconButton icon="info" label={text("aboutPart", { item: item.itemId })} onClick={() => setAbout(item)} />
        )}
        rowActionsWidth={48}
        keyboard="page"
        refreshing={refreshing}
        empty={empty}
      />
      {dialog}
    </>
  );
}
