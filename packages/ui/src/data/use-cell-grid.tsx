import type { ClipboardEvent, KeyboardEvent } from "react";
import { useId, useRef, useState } from "react";
import {
  type CellEdits,
  type CellModel,
  type CellPlace,
  type CellRange,
  cellKey,
  cellsIn,
  cellText,
  copyRange,
  editCell,
  fillDown,
  pasteRange,
  withoutEdits,
} from "../cell-edits.ts";
import { keyAhead } from "../direction.ts";

/** What `useCellGrid` needs: the cells, and the edits, which the screen keeps. */
export interface CellGridOptions extends CellModel {
  readonly edits: CellEdits;
  readonly onEditsChange: (edits: CellEdits) => void;
}

/** A cell that is being typed into. */
export interface CellTyping {
  readonly key: string;
  readonly text: string;
  /** The text is what the cell had: typing replaces it. */
  readonly whole: boolean;
}

/** What the cells of a grid share. */
export interface CellGrid {
  readonly idOf: (place: CellPlace) => string;
  readonly textOf: (place: CellPlace) => string;
  readonly edits: CellEdits;
  /** The cell that is being typed into, with its text so far. */
  readonly typing: CellTyping | undefined;
  readonly inRange: (place: CellPlace) => boolean;
  readonly type: (place: CellPlace, text: string) => void;
  readonly open: (place: CellPlace) => void;
  readonly take: (place: CellPlace) => void;
  readonly press: (place: CellPlace, event: KeyboardEvent<HTMLElement>) => void;
  readonly enter: (place: CellPlace, extend: boolean) => void;
  readonly copy: (event: ClipboardEvent) => void;
  readonly paste: (place: CellPlace, event: ClipboardEvent) => void;
}

/** Keys that begin a number: with them a chosen cell is typed over. */
const beginning = /^[\d.,+\-=(]$/;

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * Lets cells of a table be edited as in a spreadsheet: Enter or typing edits, Esc reverts, Tab and arrows move, Shift with
 * arrows chooses a range, `Ctrl+C` and `Ctrl+V` exchange it with a spreadsheet, `Ctrl+D` fills it down. What was edited is
 * not stored; a `SaveBar` says so.
 *
 * @example
 * const grid = useCellGrid({ rows, columns: ["minQty", "maxQty"], stored, check, edits, onEditsChange: setEdits });
 * <EditableCell grid={grid} place={{ row: line.uid, column: "minQty" }} label="Minimum of HB-M8-40" unit="EA" />
 */
export function useCellGrid(options: CellGridOptions): CellGrid {
  const id = useId();
  const [range, setRange] = useState<CellRange>();
  const [typing, setTyping] = useState<CellGrid["typing"]>();
  // Leaving a cell by a key takes its text over before React tells it that the focus went.
  const left = useRef<string>(undefined);
  const { edits, onEditsChange, rows, columns } = options;
  const idOf = ({ row, column }: CellPlace) => `${id}-${rows.indexOf(row)}-${columns.indexOf(column)}`;
  const focus = (place: CellPlace) => focusCell(idOf(place));
  const store = (next: CellEdits) => {
    if (next !== edits) onEditsChange(next);
  };
  const take = (place: CellPlace) => {
    if (typing?.key !== cellKey(place) || left.current === typing.key) return;
    setTyping(undefined);
    store(editCell(options, edits, place, typing.text));
  };
  const leave = (place: CellPlace, next: CellPlace | undefined) => {
    take(place);
    left.current = cellKey(place);
    focus(next ?? place);
  };
  const begin = (place: CellPlace, text: string, whole: boolean) => {
    left.current = undefined;
    setTyping({ key: cellKey(place), text, whole });
  };
  const open = (place: CellPlace) => begin(place, cellText(options, edits, place), true);
  const move = (place: CellPlace, key: string, extend: boolean) => {
    const next = neighbour(options, place, steps[key] ?? [0, 0]);
    if (!next) return;
    setRange({ from: extend ? (range?.from ?? place) : next, to: next });
    focus(next);
  };
  const choose = (place: CellPlace, event: KeyboardEvent<HTMLElement>) => {
    const key = keyAhead(event);
    const command = event.ctrlKey || event.metaKey;
    const chosen = range ?? { from: place, to: place };
    if (key in steps && !command) move(place, key, event.shiftKey);
    else if (command && key.toLowerCase() === "d") store(fillDown(options, edits, chosen));
    else if (key === "Escape" && edits.has(cellKey(place))) store(withoutEdits(edits, cellsIn(options, chosen).flat()));
    else if (key === "Enter" || key === "F2") open(place);
    else if (beginning.test(key) && !command && !event.altKey) begin(place, key, false);
    else return;
    event.preventDefault();
  };
  const write = (place: CellPlace, event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (key === "Escape") {
      left.current = cellKey(place);
      setTyping(undefined);
      focus(place);
    } else if (key === "Enter" || key === "ArrowDown" || key === "ArrowUp")
      leave(place, neighbour(options, place, [key === "ArrowUp" || (key === "Enter" && event.shiftKey) ? -1 : 1, 0]));
    else if (key === "Tab") leave(place, following(options, place, event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return {
    idOf,
    textOf: (place) => cellText(options, edits, place),
    edits,
    typing,
    inRange: (place) => isIn(options, range, place),
    type: (place, text) => begin(place, text, false),
    open,
    take,
    press: (place, event) => (typing?.key === cellKey(place) ? write(place, event) : choose(place, event)),
    enter: (place, extend) => {
      // Coming to the end of a range by Shift and an arrow must not give it up.
      if (!extend && range && cellKey(range.to) === cellKey(place)) return;
      setRange({ from: extend ? (range?.from ?? place) : place, to: place });
    },
    copy: (event) => {
      if (!range || typing) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copyRange(options, edits, range));
    },
    paste: (place, event) => {
      const clip = event.clipboardData.getData("text/plain");
      if (typing && !/[\t\n]/.test(clip.trim())) return;
      event.preventDefault();
      setTyping(undefined);
      store(pasteRange(options, edits, range && !typing ? range : { from: place, to: place }, clip));
      focus(place);
    },
  };
}

/** Focuses a cell at once; one that is typed into only after it was drawn as a cell again. */
function focusCell(id: string): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLInputElement) requestAnimationFrame(() => document.getElementById(id)?.focus());
  else element?.focus();
}

function neighbour(
  model: CellModel,
  place: CellPlace,
  [down, across]: readonly [number, number],
): CellPlace | undefined {
  const row = model.rows[model.rows.indexOf(place.row) + down];
  const column = model.columns[model.columns.indexOf(place.column) + across];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** The next cell in reading order, or the one before. */
function following({ rows, columns }: CellModel, place: CellPlace, direction: 1 | -1): CellPlace | undefined {
  const index = rows.indexOf(place.row) * columns.length + columns.indexOf(place.column) + direction;
  const row = rows[Math.floor(index / columns.length)];
  const column = columns[index % columns.length];
  return index < 0 || row === undefined || column === undefined ? undefined : { row, column };
}

function isIn(model: CellModel, range: CellRange | undefined, place: CellPlace): boolean {
  if (!range || cellKey(range.from) === cellKey(range.to)) return false;
  return cellsIn(model, range)
    .flat()
    .some((cell) => cellKey(cell) === cellKey(place));
}
