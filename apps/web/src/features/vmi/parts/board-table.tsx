import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { cellKey } from "@purvey/ui/cell-edits";
import { Checkbox } from "@purvey/ui/checkbox";
import { DataTable, type RowKey } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Fragment, type ReactNode, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import { boardMessages } from "../board-messages.ts";
import { levelColumns, storedQuantity } from "../level-changes.ts";
import type { Board } from "../use-board.ts";
import { BoardGauge, useArithmetic, useBoardColumns } from "./board-columns.tsx";
import { PartDialog } from "./part-dialog.tsx";

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

interface BoardListProps {
  readonly rows: readonly ReplenishmentItem[];
  readonly board: Board;
  readonly onAbout: (item: ReplenishmentItem) => void;
}

/** The board for one hand: each part with its gauge, its suggestion in words, and what is ordered of it. */
function BoardList({ rows, board, onAbout }: BoardListProps) {
  const [edited, setEdited] = useState<ReplenishmentItem>();
  return (
    <>
      {rows.map((item, index) => (
        <Fragment key={item.invProfileLineUid}>
          {rows[index - 1]?.distributorUid !== item.distributorUid && (
            <h2 className="section-head mt-4 font-bold">
              <GroupLabel item={item} rows={rows} />
            </h2>
          )}
          <BoardCard item={item} board={board} onEdit={() => setEdited(item)} onAbout={() => onAbout(item)} />
        </Fragment>
      ))}
      {edited && <LevelDialog item={edited} board={board} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface BoardCardProps {
  readonly item: ReplenishmentItem;
  readonly board: Board;
  readonly onEdit: () => void;
  readonly onAbout: () => void;
}

function BoardCard({ item, board, onEdit, onAbout }: BoardCardProps) {
  const text = useText(boardMessages);
  const arithmetic = useArithmetic();
  const noLevels = useDenial("stockroom.manage");
  const { itemId, description, unitOfMeasure, sellingUnit, sellingUnitSize } = item;
  const excluded = board.isExcluded(item);
  return (
    <article className="flex flex-col gap-2 border-b border-rule py-3" data-row="">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <PartNumber value={itemId} link={(look) => <PartName part={item} {...look} />} plain />
        <BoardGauge item={item} />
      </div>
      <p className="truncate text-soft">{description}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-soft">{item.distributorUid === null ? text("noDistributor") : arithmetic(item)}</p>
        <span className="flex shrink-0 gap-1">
          <IconButton icon="info" label={text("aboutPart", { item: itemId })} onClick={onAbout} />
          <Button variant="quiet" disabledReason={noLevels} onClick={onEdit}>
            {text("levels")}
          </Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          label={text("toOrder")}
          aria-label={text("include", { item: itemId })}
          checked={!excluded && item.distributorUid !== null}
          disabled={item.distributorUid === null}
          onChange={() => board.setExcluded([item], !excluded)}
        />
        <QuantityStepper
          compact
          label={text("toOrderOf", { item: itemId })}
          unit={unitOfMeasure}
          multiple={sellingUnitSize}
          pack={{ unit: sellingUnit, size: sellingUnitSize }}
          value={board.quantityOf(item)}
          onValueChange={(quantity) => board.setQuantity(item, quantity)}
        />
      </div>
    </article>
  );
}

/** The distributor of a group and how many parts come from there. */
function GroupLabel({ item, rows }: { item: ReplenishmentItem; rows: readonly ReplenishmentItem[] }) {
  const text = useText(boardMessages);
  const count = rows.filter(({ distributorUid }) => distributorUid === item.distributorUid).length;
  return (
    <>
      {item.distributorsName ?? text("noDistributorGroup")}{" "}
      <span className="font-normal text-faint">{text("groupLines", { count })}</span>
    </>
  );
}

interface LevelDialogProps {
  readonly item: ReplenishmentItem;
  readonly board: Board;
  readonly onClose: () => void;
}

/** Minimum and maximum of one part, for thumbs; as in the table they are stored by the bar. */
function LevelDialog({ item, board, onClose }: LevelDialogProps) {
  const text = useText(boardMessages);
  const { locale } = useFormat();
  const set = (column: (typeof levelColumns)[number], value: number | null) => {
    const place = { row: item.invProfileLineUid, column };
    const next = new Map(board.edits);
    if (value === null || value === storedQuantity(item, column)) next.delete(cellKey(place));
    else if (value < 0)
      next.set(cellKey(place), { ...place, text: formatNumber(value, locale), problem: text("negative") });
    else next.set(cellKey(place), { ...place, text: formatNumber(value, locale) });
    board.setEdits(next);
  };
  return (
    <Dialog
      open
      title={text("levelsOf", { item: item.itemId })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text("close")}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        {levelColumns.map((column) => (
          <Field key={column} label={text(column === "minQty" ? "minimum" : "maximum")}>
            <NumberInput
              unit={item.unitOfMeasure}
              value={board.numberOf(board.grid.textOf({ row: item.invProfileLineUid, column })) ?? null}
              onValueChange={(value) => set(column, value)}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
