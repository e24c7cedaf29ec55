import type { CsvError, Options } from "csv-parse";
import { cellText } from "./cell.ts";
import type { Delimiter } from "./delimiter.ts";

/** Why a row is no CSV: a quote opens a cell and never closes, or text stands behind the quote that closes one. */
export type RowFault = "openQuote" | "textBehindQuote";

/** A row of a table with the number of the line it begins on, from 1. */
export interface TableRow {
  readonly lineNo: number;
  /** The texts of its cells; of a row with a fault one, how it begins. */
  readonly cells: readonly string[];
  /** What stands behind it cannot be read: a file ends there, a text is read on from the next line. */
  readonly fault?: RowFault;
}

/** A row that is longer has lost a quote somewhere: it is not kept in memory until the end of the file. */
const longestRow = 1_000_000;

const lineBreaks = /\r\n|\r|\n/g;

/** How many lines a text goes on for. */
const breaksIn = (text: string): number => (/[\r\n]/.test(text) ? (text.match(lineBreaks)?.length ?? 0) : 0);

/**
 * Collects what the parser finds as rows with their lines. Rows without any text are passed over, and counted.
 *
 * @internal
 */
export class RowCollector {
  #lineNo: number;
  #rows: TableRow[] = [];
  #ended = false;

  /** @param lineNo the line that the text begins on */
  constructor(lineNo = 1) {
    this.#lineNo = lineNo;
  }

  /** The rows found since the last call. */
  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** How the parser has to read, and whom it tells. */
  options(delimiter: Delimiter): Options {
    return {
      bom: true,
      delimiter,
      max_record_size: longestRow,
      raw: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
      trim: true,
      on_record: (found: unknown) => this.#record(found as { record: string[] }),
      on_skip: (error: CsvError | undefined, raw: string | undefined) => this.#skipped(error, raw ?? ""),
    };
  }

  #record({ record }: { record: string[] }): null {
    if (this.#ended) return null;
    const lineNo = this.#lineNo;
    this.#lineNo += record.reduce((lines, cell) => lines + breaksIn(cell), 1);
    const cells = record.map(cellText);
    if (record.some((cell) => cell !== "")) this.#rows.push({ lineNo, cells });
    return null;
  }

  #skipped(error: CsvError | undefined, raw: string): undefined {
    if (this.#ended) return;
    const fault = error?.code === "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE" ? "textBehindQuote" : "openQuote";
    this.#ended = true;
    const [begin = ""] = raw.split(lineBreaks, 1);
    this.#rows.push({ lineNo: this.#lineNo, cells: [begin.slice(0, 80)], fault });
  }
}
