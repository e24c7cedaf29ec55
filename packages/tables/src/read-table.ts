import { parse } from "csv-parse/browser/esm/sync";
import { type Delimiter, delimiterHint, guessDelimiter } from "./delimiter.ts";
import { RowCollector, type TableRow } from "./rows.ts";

export type { Delimiter } from "./delimiter.ts";
export type { RowFault, TableRow } from "./rows.ts";

/** What reading a table gives. */
export interface Table {
  readonly delimiter: Delimiter;
  /** Rows that hold something; empty lines between them are left out. */
  readonly rows: readonly TableRow[];
}

/** After so many rows that are no CSV the text is none, and its rest is not read. */
const mostFaults = 20;

/**
 * Reads a table as it comes out of a spreadsheet, by paste or as a file: with a byte order mark or without, with any ending
 * of lines, with cells in quotes that may hold delimiters, quotes (doubled) and line breaks. A quote inside an unquoted
 * cell is a plain character (`1/2" bolt`). Cells lose the blanks around them, quoted ones keep theirs.
 *
 * @param delimiter what separates cells; guessed from the text when left out
 *
 * @example
 * readTable("Part;Qty\r\nHB-M8-40;1,5").rows[1]; // { lineNo: 2, cells: ["HB-M8-40", "1,5"] }
 */
export function readTable(text: string, delimiter: Delimiter = guessDelimiter(text)): Table {
  const rows: TableRow[] = [];
  let rest = text;
  let lineNo = 1;
  for (let faults = 0; faults <= mostFaults; faults++) {
    const collector = new RowCollector(lineNo);
    parse(rest, collector.options(delimiter));
    for (const row of collector.take()) rows.push(row);
    const last = rows.at(-1);
    if (!last?.fault) break;
    rest = afterLines(rest, last.lineNo + 1 - lineNo);
    lineNo = last.lineNo + 1;
  }
  return { delimiter, rows: delimiterHint(text) ? rows.slice(1) : rows };
}

/** The text behind its first lines. */
function afterLines(text: string, count: number): string {
  const lineEnd = /\r\n|\r|\n/g;
  for (let line = 0; line < count; line++) if (!lineEnd.exec(text)) return "";
  return text.slice(lineEnd.lastIndex);
}
