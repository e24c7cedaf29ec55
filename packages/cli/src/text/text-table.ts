import { cutTo, displayWidth, padTo, wrapTo } from "./display-width.ts";
import type { Style } from "./style.ts";

/** A column of a table. */
export interface Column {
  readonly title: string;
  /** Figures stand under each other. */
  readonly right?: boolean;
  /** What happens where the terminal is too narrow: the text is cut, goes on in further lines, or neither. */
  readonly narrow?: "cut" | "wrap";
  readonly paint?: (text: string) => string;
}

export interface TableOptions {
  /** Columns of the terminal; nothing for as wide as it takes. */
  readonly width?: number | undefined;
  readonly style: Style;
}

const gap = "  ";
const least = { cut: 6, wrap: 20 } as const;

/** A table with a line of titles, as wide as the terminal at most where its columns allow it. Ends with a line break. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { width, style }: TableOptions,
): string {
  const clean = rows.map((row) => row.map(oneLine));
  const widths = fitted(columns, naturalWidths(columns, clean), width);
  const titles = columns.map(({ title, narrow }, index) => (narrow ? cutTo(title, widths[index] as number) : title));
  const head = tableLine(columns, titles, widths, (text) => style.bold(text));
  return [head, ...clean.flatMap((row) => rowLines(columns, row, widths))].map((text) => `${text}\n`).join("");
}

/** Without line breaks and without what a terminal would obey: cells hold what others wrote. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the terminal.
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

function naturalWidths(columns: readonly Column[], rows: readonly (readonly string[])[]): number[] {
  return columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, displayWidth(row[index] ?? "")), displayWidth(title)),
  );
}

/** Takes from the widest column that may be narrower until all fit. */
function fitted(columns: readonly Column[], natural: readonly number[], width: number | undefined): number[] {
  const widths = [...natural];
  if (width === undefined) return widths;
  let excess = widths.reduce((sum, each) => sum + each, gap.length * (columns.length - 1)) - width;
  while (excess > 0) {
    const widest = columns.reduce((best, { narrow }, index) => {
      const room = narrow ? (widths[index] as number) - least[narrow] : 0;
      return room > 0 && (best < 0 || (widths[index] as number) > (widths[best] as number)) ? index : best;
    }, -1);
    if (widest < 0) break;
    widths[widest] = (widths[widest] as number) - 1;
    excess -= 1;
  }
  return widths;
}

function rowLines(columns: readonly Column[], row: readonly string[], widths: readonly number[]): string[] {
  const cells = columns.map(({ narrow }, index) => {
    const [text, width] = [row[index] ?? "", widths[index] as number];
    return narrow === "wrap" ? wrapTo(text, width) : [narrow === "cut" ? cutTo(text, width) : text];
  });
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    tableLine(
      columns,
      cells.map((lines) => lines[line] ?? ""),
      widths,
    ),
  );
}

function tableLine(
  columns: readonly Column[],
  cells: readonly string[],
  widths: readonly number[],
  paint?: (text: string) => string,
): string {
  const last = columns.length - 1;
  const padded = columns.map((column, index) => {
    const [text, width] = [cells[index] ?? "", widths[index] as number];
    const whole = index === last && !column.right ? text : padTo(text, width, column.right);
    const painted = paint ?? column.paint;
    // Blanks are not painted: an underline or background would show.
    return painted && text !== "" ? whole.replace(text, () => painted(text)) : whole;
  });
  return padded.join(gap).trimEnd();
}
