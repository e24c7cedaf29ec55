import type { RowKey } from "./data/table-column.tsx";

/** Where a cell stands. */
export interface CellPlace {
  readonly row: RowKey;
  readonly column: string;
}

/** A cell that was edited and is not stored: its text, and what is wrong with it. */
export interface CellEdit extends CellPlace {
  readonly text: string;
  /** A sentence: the text cannot be stored like this. */
  readonly problem?: string;
}

/** All edited cells by {@link cellKey}. */
export type CellEdits = ReadonlyMap<string, CellEdit>;

/** What a check makes of a typed text: the text as the cell shows it, or a sentence that says what is wrong. */
export type CellReading = { readonly text: string } | { readonly problem: string };

/** The cells that can be edited: rows and columns in the order they are shown, what is stored, and what may be typed. */
export interface CellModel {
  readonly rows: readonly RowKey[];
  readonly columns: readonly string[];
  /** The stored value of a cell as it is shown. */
  stored(place: CellPlace): string;
  check(place: CellPlace, text: string): CellReading;
}

/** The two corners of a selected range; the same cell twice for one cell. */
export interface CellRange {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

/** What identifies a cell. */
export function cellKey({ row, column }: CellPlace): string {
  return `${row}\t${column}`;
}

/** The text of a cell: as edited, else as stored. */
export function cellText(model: CellModel, edits: CellEdits, place: CellPlace): string {
  return edits.get(cellKey(place))?.text ?? model.stored(place);
}

/** The edits with one more; a text that is stored already is no edit. */
export function editCell(model: CellModel, edits: CellEdits, place: CellPlace, text: string): CellEdits {
  return editCells(model, edits, [{ ...place, text }]);
}

function editCells(model: CellModel, edits: CellEdits, changes: readonly CellEdit[]): CellEdits {
  const next = new Map(edits);
  for (const { row, column, text } of changes) {
    const place = { row, column };
    const reading = model.check(place, text);
    if ("problem" in reading) next.set(cellKey(place), { ...place, text, problem: reading.problem });
    else if (reading.text === model.stored(place)) next.delete(cellKey(place));
    else next.set(cellKey(place), { ...place, text: reading.text });
  }
  return next;
}

/** The edits without some: they were stored, or are taken back. */
export function withoutEdits(edits: CellEdits, places: readonly CellPlace[]): CellEdits {
  const next = new Map(edits);
  for (const place of places) next.delete(cellKey(place));
  return next;
}

/** The cells of a range, row by row. */
export function cellsIn(model: CellModel, { from, to }: CellRange): CellPlace[][] {
  const [top, bottom] = ordered(model.rows.indexOf(from.row), model.rows.indexOf(to.row));
  const [left, right] = ordered(model.columns.indexOf(from.column), model.columns.indexOf(to.column));
  const columns = model.columns.slice(left, right + 1);
  return model.rows.slice(top, bottom + 1).map((row) => columns.map((column) => ({ row, column })));
}

function ordered(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
}

/** The texts of a range as spreadsheets exchange them: cells by TAB, rows by line. */
export function copyRange(model: CellModel, edits: CellEdits, range: CellRange): string {
  const lines = cellsIn(model, range).map((cells) => cells.map((place) => cellText(model, edits, place)).join("\t"));
  return lines.join("\n");
}

/**
 * Pastes what a spreadsheet copied, from the first cell of the range on; what reaches beyond the last row or column is
 * left out. One value over a range of several cells fills them all.
 */
export function pasteRange(model: CellModel, edits: CellEdits, range: CellRange, clip: string): CellEdits {
  const values = clip
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
  const [[single = ""] = []] = values;
  const cells = cellsIn(model, range);
  if (values.length === 1 && values[0]?.length === 1)
    return editCells(
      model,
      edits,
      cells.flat().map((place) => ({ ...place, text: single })),
    );
  const [[first] = []] = cells;
  if (!first) return edits;
  const top = model.rows.indexOf(first.row);
  const left = model.columns.indexOf(first.column);
  const changes = values.flatMap((line, down) =>
    line.flatMap((text, across) => placed(model, top + down, left + across, text)),
  );
  return editCells(model, edits, changes);
}

function placed(model: CellModel, rowIndex: number, columnIndex: number, text: string): CellEdit[] {
  const row = model.rows[rowIndex];
  const column = model.columns[columnIndex];
  return row === undefined || column === undefined ? [] : [{ row, column, text }];
}

/** Fills a range down from its first row; a single cell takes over what stands above it. */
export function fillDown(model: CellModel, edits: CellEdits, { from, to }: CellRange): CellEdits {
  const above = from.row === to.row ? model.rows[model.rows.indexOf(from.row) - 1] : undefined;
  const start = above === undefined ? from : { ...from, row: above };
  const [source = [], ...targets] = cellsIn(model, { from: start, to });
  const texts = source.map((place) => cellText(model, edits, place));
  return editCells(
    model,
    edits,
    targets.flatMap((cells) => cells.map((place, index) => ({ ...place, text: texts[index] ?? "" }))),
  );
}
