import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { PartNumber } from "@purvey/ui/data/part-number";
import { IconButton } from "@purvey/ui/icon-button";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Fragment, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { boardMessages } from "../board-messages.ts";
import { useArithmetic } from "../use-arithmetic.ts";
import type { Board } from "../use-board.ts";
import { BoardGauge } from "./board-columns.tsx";
import { GroupLabel } from "./group-label.tsx";
import { LevelDialog } from "./level-dialog.tsx";

/** What `BoardList` takes. */
export interface BoardListProps {
  readonly rows: readonly ReplenishmentItem[];
  readonly board: Board;
  readonly onAbout: (item: ReplenishmentItem) => void;
}

/** The board for one hand: each part with its gauge, its suggestion in words, and what is ordered of it. */
export function BoardList({ rows, board, onAbout }: BoardListProps) {
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
