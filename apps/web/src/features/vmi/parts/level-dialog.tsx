import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { cellKey } from "@purvey/ui/cell-edits";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { NumberInput } from "@purvey/ui/number-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { boardMessages } from "../board-messages.ts";
import { levelColumns, storedQuantity } from "../level-changes.ts";
import type { Board } from "../use-board.ts";

/** What `LevelDialog` takes. */
export interface LevelDialogProps {
  readonly item: ReplenishmentItem;
  readonly board: Board;
  readonly onClose: () => void;
}

/** Minimum and maximum of one part, for thumbs; as in the table they are stored by the bar. */
export function LevelDialog({ item, board, onClose }: LevelDialogProps) {
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
