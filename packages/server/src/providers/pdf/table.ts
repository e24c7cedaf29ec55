import type { Face } from "./fonts.ts";
import { ink, type Sheet } from "./sheet.ts";
import type { Word, Writer } from "./writer.ts";

/** A column of a table and what stands in it. */
export interface Column<Row> {
  /** What stands over it; nothing over a column that explains itself. */
  readonly title?: Word;
  /** What its figures are in: `USD`. */
  readonly unit?: string | null | undefined;
  /** Its part of the width, against the other columns'. */
  readonly share: number;
  readonly text: (row: Row, writer: Writer) => string;
  readonly align?: "left" | "right";
  readonly face?: Face;
}

/** How rows look. */
export interface TableStyle<Row> {
  /** In points. */
  readonly size: number;
  readonly padding: number;
  /** Draws into a row beside its texts; the least height it needs. */
  /** What the last row stays on a page with: the height of the sums below it. */
  readonly below?: number;
  /** Draws into a row beside its texts; the least height it needs. */
  readonly decoration?: { readonly height: number; readonly draw: (row: Row, y: number) => void };
}

const gap = 8;

/** Prints a table. Rows are never parted; the titles stand again on every page. */
export function printTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  style: TableStyle<Row>,
): void {
  const places = placesOf(sheet, columns);
  printTitles(sheet, columns, places, style);
  for (const [index, row] of rows.entries()) {
    const height = rowHeight(sheet, columns, places, row, style);
    const below = index === rows.length - 1 ? (style.below ?? 0) : 0;
    if (sheet.ensure(height + below)) printTitles(sheet, columns, places, style);
    columns.forEach((column, index) => {
      const { x = 0, width = 0 } = places[index] ?? {};
      const { align = "left", face = "text" } = column;
      sheet.put(column.text(row, sheet.writer), x, sheet.y + style.padding, width, { size: style.size, face, align });
    });
    style.decoration?.draw(row, sheet.y);
    sheet.y += height;
    separate(sheet);
  }
}

interface ColumnPlace {
  readonly x: number;
  readonly width: number;
}

function placesOf<Row>(sheet: Sheet, columns: readonly Column<Row>[]): ColumnPlace[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = sheet.width - gap * (columns.length - 1);
  let x = sheet.left;
  return columns.map(({ share }) => {
    const place = { x, width: (free * share) / shares };
    x += place.width + gap;
    return place;
  });
}

function rowHeight<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  places: readonly ColumnPlace[],
  row: Row,
  { size, padding, decoration }: TableStyle<Row>,
): number {
  const heights = columns.map(({ text, face = "text" }, index) =>
    sheet.heightOf(text(row, sheet.writer), places[index]?.width ?? 0, { size, face }),
  );
  return Math.max(...heights, (decoration?.height ?? 0) - 2 * padding) + 2 * padding;
}

function printTitles<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  places: readonly ColumnPlace[],
  { size, padding }: TableStyle<Row>,
): void {
  const style = { size: size - 1, face: "bold" } as const;
  const heights = columns.map((column, index) =>
    sheet.heightOf(titleOf(sheet, column), places[index]?.width ?? 0, style),
  );
  const height = Math.max(...heights) + 2 * padding;
  sheet.ensure(height * 2);
  sheet.document.rect(sheet.left, sheet.y, sheet.width, height).fill(ink.shade);
  columns.forEach((column, index) => {
    const { x = 0, width = 0 } = places[index] ?? {};
    const { align = "left" } = column;
    sheet.put(titleOf(sheet, column), x, sheet.y + padding, width, { ...style, align });
  });
  sheet.y += height;
}

function titleOf<Row>({ writer }: Sheet, { title, unit }: Column<Row>): string {
  return [title && writer.say(title), unit].filter(Boolean).join(" ");
}

function separate(sheet: Sheet): void {
  const { document, left, width, y } = sheet;
  document
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.4)
    .strokeColor(ink.line)
    .stroke();
}
