import { type RefObject, useEffect, useRef } from "react";
import { type Hotkey, registerHotkeys } from "../hotkeys.ts";
import { useUiText } from "../primitives/ui-text-provider.tsx";
import type { SayUiText } from "../ui-texts.ts";

/** What the keys of a table do with the row they stand on, by its position. */
export interface RowKeyActions {
  /** `x`; undefined when rows cannot be selected. */
  toggle?: ((index: number) => void) | undefined;
  /** `Shift+x`: from the last toggled row to this one. */
  toggleRange?: ((index: number) => void) | undefined;
  /** `a`: all rows of the page, or none. */
  toggleAll?: (() => void) | undefined;
  /** Of a table that draws only the rows in sight: how many there are, and how one of them comes into sight. */
  rowCount?: number | undefined;
  reveal?: ((index: number) => void) | undefined;
}

/**
 * Gives a table its keys: `j` and `k` move the focus to the link of the next and the previous row, where Enter opens
 * it as a link does; `x` selects.
 *
 * @param reach `page`: the keys work wherever the focus is; `table`: only inside it
 */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  reach: "page" | "table",
  actions: RowKeyActions,
): void {
  const say = useUiText();
  const latest = useRef(actions);
  latest.current = actions;
  const selectable = actions.toggle !== undefined;
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const scope = { name: say("rows"), hotkeys: rowHotkeys(element, latest, selectable, say) };
    return registerHotkeys(reach === "table" ? { ...scope, within: element } : scope);
  }, [table, reach, selectable, say]);
}

function rowHotkeys(
  table: HTMLTableElement,
  actions: RefObject<RowKeyActions>,
  selectable: boolean,
  say: SayUiText,
): Hotkey[] {
  const moving: Hotkey[] = [
    { keys: "j", description: say("nextRow"), run: () => focusRow(table, 1, actions.current) },
    { keys: "k", description: say("previousRow"), run: () => focusRow(table, -1, actions.current) },
  ];
  if (!selectable) return moving;
  const onRow = (act: "toggle" | "toggleRange") => () => {
    const index = currentRow(table);
    if (index !== -1) actions.current[act]?.(index);
  };
  return [
    ...moving,
    { keys: "x", description: say("selectRow"), run: onRow("toggle") },
    { keys: "Shift+x", description: say("selectRange"), run: onRow("toggleRange") },
    { keys: "a", description: say("selectPageOrNone"), run: () => actions.current.toggleAll?.() },
  ];
}

function rowsOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("tbody > tr[data-row]")];
}

function rowAt(table: HTMLTableElement, index: number): HTMLElement | undefined {
  return table.querySelector<HTMLElement>(`tbody > tr[data-row="${index}"]`) ?? undefined;
}

/** The position of the row that has the focus; -1 when none has. */
export function currentRow(table: HTMLTableElement): number {
  const row = rowsOf(table).find((each) => each.contains(document.activeElement));
  return row ? Number(row.dataset.row) : -1;
}

function focusRow(table: HTMLTableElement, direction: 1 | -1, { rowCount, reveal }: RowKeyActions): void {
  const last = (rowCount ?? rowsOf(table).length) - 1;
  const current = currentRow(table);
  const next = current === -1 ? (direction === 1 ? 0 : last) : current + direction;
  const index = Math.min(Math.max(next, 0), last);
  if (!rowAt(table, index)) reveal?.(index);
  const row = rowAt(table, index);
  (rowLink(row) ?? row)?.focus();
}

/** The link that opens a row: the first one in it. */
export function rowLink(row: Element | undefined): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>("a[href]") ?? undefined;
}
