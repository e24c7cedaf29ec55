import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import type { CellEdit } from "@purvey/ui/cell-edits";
import { useFormat } from "@purvey/ui/data/format-provider";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { TwoWays } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { boardMessages } from "../board-messages.ts";
import { orderColumn, storedQuantity } from "../level-changes.ts";
import type { Board } from "../use-board.ts";
import { useSaveLevels } from "../use-save-levels.ts";

export interface LevelBarProps {
  readonly invProfileHdrUid: number;
  readonly items: readonly ReplenishmentItem[];
  readonly board: Board;
}

/** The bar that stores edited minimums and maximums. */
export function LevelBar({ invProfileHdrUid, items, board }: LevelBarProps) {
  const text = useText(boardMessages);
  const { locale } = useFormat();
  const denial = useDenial("stockroom.manage");
  const { save, outcome, forget } = useSaveLevels(invProfileHdrUid, items, board);
  const keepTheirs = (line: CellEdit["row"]) =>
    board.setEdits(new Map([...board.edits].filter(([, { row, column }]) => row !== line || column === orderColumn)));
  const edits = [...board.edits.values()].filter(({ column }) => column !== orderColumn);
  const changes = edits.flatMap(({ row, column, text: after, problem }) => {
    const item = items.find(({ invProfileLineUid }) => invProfileLineUid === row);
    if (!item) return [];
    const refused = problem ?? outcome?.problems.get(item.invProfileLineUid);
    const change = {
      key: `${row} ${column}`,
      label: text(column === "minQty" ? "minimumOf" : "maximumOf", { item: item.itemId }),
      before: `${formatNumber(storedQuantity(item, column), locale)} ${item.unitOfMeasure}`,
      after: `${after} ${item.unitOfMeasure}`,
    };
    const now = outcome?.overtaken.get(item.invProfileLineUid);
    const actions = now !== undefined && (
      <TwoWays onKeepTheirs={() => keepTheirs(row)} onKeepMine={() => save(new Map([[item.invProfileLineUid, now]]))} />
    );
    return [refused === undefined ? change : { ...change, problem: refused, actions }];
  });
  const discard = () => {
    forget();
    board.setEdits(new Map([...board.edits].filter(([, { column }]) => column === orderColumn)));
  };
  const result = outcome && text("storedSome", { done: outcome.stored, all: outcome.tried });
  const words = { title: text("unsaved", { count: changes.length }), show: text("showChanges"), save: text("save") };
  return (
    <SaveBar
      words={{ ...words, discard: text("discard"), result }}
      changes={changes}
      onSave={() => save()}
      onDiscard={discard}
      disabledReason={denial}
    />
  );
}
