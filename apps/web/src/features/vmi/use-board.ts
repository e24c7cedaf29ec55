import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import type { CellEdit, CellEdits } from "@purvey/ui/cell-edits";
import { cellKey } from "@purvey/ui/cell-edits";
import { useFormat } from "@purvey/ui/data/format-provider";
import { type CellGrid, useCellGrid } from "@purvey/ui/data/use-cell-grid";
import { formatNumber } from "@purvey/ui/format";
import { evaluateSum } from "@purvey/ui/sum";
import { useUiText } from "@purvey/ui/ui-text-provider";
import { useMemo } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useSeen } from "../../shared/overtaken/overtaken.ts";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";
import { boardMessages } from "./board-messages.ts";
import { levelColumns, orderColumn, storedQuantity } from "./level-changes.ts";
import type { PlannedRow } from "./restock-plan.ts";

/** What was entered on a board and not sent. */
interface BoardDraft {
  readonly edits: readonly CellEdit[];
  /** Lines of the profile that are not to be ordered. */
  readonly excluded: readonly number[];
}

const noDraft: BoardDraft = { edits: [], excluded: [] };

/** The board's cells and choices. */
export interface Board {
  readonly grid: CellGrid;
  readonly edits: CellEdits;
  readonly setEdits: (edits: CellEdits) => void;
  /** The state that a part's levels were in when they were first edited. */
  readonly stateOf: (item: ReplenishmentItem) => string;
  readonly numberOf: (text: string) => number | undefined;
  readonly quantityOf: (item: ReplenishmentItem) => number;
  readonly setQuantity: (item: ReplenishmentItem, quantity: number | null) => void;
  readonly isExcluded: (item: ReplenishmentItem) => boolean;
  readonly setExcluded: (items: readonly ReplenishmentItem[], excluded: boolean) => void;
  /** Everything about these rows is done: their quantities and exclusions go. */
  readonly settle: (items: readonly ReplenishmentItem[]) => void;
  readonly planned: readonly PlannedRow[];
}

/** What is edited and chosen on the board of a stockroom; it survives a reload. */
export function useBoard(
  warehouseUid: number,
  items: readonly ReplenishmentItem[],
  rows: readonly ReplenishmentItem[],
): Board {
  const text = useText(boardMessages);
  const { locale } = useFormat();
  const say = useUiText();
  const [draft, setDraft] = useTabDraft(`board/${warehouseUid}`, noDraft);
  const edits = useMemo<CellEdits>(() => new Map(draft.edits.map((edit) => [cellKey(edit), edit])), [draft.edits]);
  const byLine = useMemo(() => new Map(items.map((item) => [item.invProfileLineUid, item])), [items]);
  const seen = useSeen(`board/${warehouseUid}`, (line) => byLine.get(Number(line))?.dateLastModified);
  const setEdits = (next: CellEdits) => {
    setDraft({ ...draft, edits: [...next.values()] });
    seen.keep([...new Set([...next.values()].map(({ row }) => String(row)))]);
  };
  const numberOf = (typed: string) => {
    const reading = evaluateSum(typed, locale);
    return "value" in reading ? reading.value : undefined;
  };
  const grid = useCellGrid({
    rows: rows.map(({ invProfileLineUid }) => invProfileLineUid),
    columns: [...levelColumns, orderColumn],
    edits,
    onEditsChange: setEdits,
    stored: ({ row, column }) => {
      const item = byLine.get(Number(row));
      return item ? formatNumber(storedQuantity(item, column), locale) : "";
    },
    check: (_place, typed) => {
      const reading = evaluateSum(typed, locale, say);
      if ("problem" in reading) return reading;
      return reading.value < 0 ? { problem: text("negative") } : { text: formatNumber(reading.value, locale) };
    },
  });
  const orderEdit = (item: ReplenishmentItem) =>
    edits.get(cellKey({ row: item.invProfileLineUid, column: orderColumn }));
  const quantityOf = (item: ReplenishmentItem) => {
    const edit = orderEdit(item);
    return edit ? (numberOf(edit.text) ?? 0) : item.suggestedOrderQty;
  };
  const isExcluded = ({ invProfileLineUid }: ReplenishmentItem) => draft.excluded.includes(invProfileLineUid);
  const lines = (given: readonly ReplenishmentItem[]) =>
    new Set(given.map(({ invProfileLineUid }) => invProfileLineUid));
  return {
    grid,
    edits,
    setEdits,
    stateOf: (item) => String(seen.of(String(item.invProfileLineUid))),
    numberOf,
    quantityOf,
    isExcluded,
    setQuantity: (item, quantity) => {
      const place = { row: item.invProfileLineUid, column: orderColumn };
      const next = new Map(edits);
      if (quantity === null || quantity === item.suggestedOrderQty) next.delete(cellKey(place));
      else next.set(cellKey(place), { ...place, text: formatNumber(quantity, locale) });
      setEdits(next);
    },
    setExcluded: (given, excluded) => {
      const changed = lines(given);
      const others = draft.excluded.filter((line) => !changed.has(line));
      setDraft({ ...draft, excluded: excluded ? [...others, ...changed] : others });
    },
    settle: (given) => {
      const done = lines(given);
      setDraft({
        edits: draft.edits.filter(({ row, column }) => column !== orderColumn || !done.has(Number(row))),
        excluded: draft.excluded.filter((line) => !done.has(line)),
      });
    },
    planned: rows
      .filter((item) => !isExcluded(item) && item.distributorUid !== null && !orderEdit(item)?.problem)
      .map((item) => ({ item, quantity: quantityOf(item) }))
      .filter(({ quantity }) => quantity > 0),
  };
}
