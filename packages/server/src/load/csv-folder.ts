import { createReadStream, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { CsvHeader } from "./csv-header.ts";
import { CsvReader, type CsvRecord, CsvSyntaxError } from "./csv-reader.ts";
import { CsvRow, RowProblem } from "./csv-row.ts";
import { isLayoutFile } from "./layout-files.ts";
import type { FileReport, ReportWriter } from "./load-report.ts";

/** @throws Error when there is no such folder, or none of the tables in it. */
export function requireTables(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder \`${folder}\` to load. Give the folder that holds the CSV files.`);
  if (readdirSync(folder).some(isLayoutFile)) return;
  throw new Error(
    `The folder \`${folder}\` has none of the tables. It needs files such as \`Product.csv\` and \`Customer.csv\`, spelled like that.`,
  );
}

type ReadRow<T> = (row: CsvRow) => T | undefined;

/** A folder of CSV tables: UTF-8, a header line with the columns' names, in any order. */
export class CsvFolder {
  readonly #folder: string;
  readonly #report: ReportWriter;
  readonly #files: ReadonlySet<string>;

  /** @throws Error when there is no such folder, or none of the tables in it. */
  constructor(folder: string, report: ReportWriter) {
    requireTables(folder);
    this.#folder = folder;
    this.#report = report;
    this.#files = new Set(readdirSync(folder));
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** CSV files that no step reads: other tables, or misspelled names. */
  others(): string[] {
    return [...this.#files].filter((file) => /\.csv$/i.test(file) && !isLayoutFile(file)).sort();
  }

  /**
   * Reads a table row by row. What `read` answers is collected; what it refuses is reported with file, line and column.
   * A table that the folder does not have is empty.
   *
   * @param onRefused hears of a row that was refused, for what else has to be refused with it
   * @throws Error with file and line when the file cannot be read or is no CSV from there on.
   */
  async read<T>(file: string, read: ReadRow<T>, onRefused?: (row: CsvRow, problem: RowProblem) => void): Promise<T[]> {
    const found: T[] = [];
    if (!this.has(file)) {
      this.#report.missing.push(file);
      return found;
    }
    const report = this.#report.file(file);
    for await (const rows of this.#rows(file, report)) {
      for (const row of rows) {
        try {
          row.requireCells();
          const value = read(row);
          if (value !== undefined) found.push(value);
        } catch (error) {
          if (!(error instanceof RowProblem)) throw error;
          this.#report.refuse({ file, line: row.line, column: error.column, reason: error.message });
          onRefused?.(row, error);
        }
      }
    }
    return found;
  }

  /** Reads a table whose rows have a key each; a row whose key an earlier one had is refused. */
  async readByKey<T>(
    file: string,
    column: string,
    read: (row: CsvRow, key: number) => T | undefined,
  ): Promise<Map<number, T>> {
    const seen = new Map<number, number>();
    const found = await this.read(file, (row) => {
      const key = row.key(column);
      row.requireFirst(column, key, seen);
      const value = read(row, key);
      return value === undefined ? undefined : ([key, value] as const);
    });
    return new Map(found);
  }

  async *#rows(file: string, report: FileReport): AsyncGenerator<CsvRow[]> {
    let header: CsvHeader | undefined;
    for await (const records of this.#records(file)) {
      header ??= headerOf(file, records);
      if (!header) continue;
      const known = header;
      report.read += records.length;
      yield records.map(({ line, cells }) => new CsvRow(line, known, cells));
    }
  }

  async *#records(file: string): AsyncGenerator<CsvRecord[]> {
    const reader = new CsvReader();
    const decoder = new TextDecoder();
    try {
      let first = true;
      for await (const bytes of createReadStream(join(this.#folder, file), { highWaterMark: 262_144 })) {
        if (first) refuseWideCharacters(bytes);
        first = false;
        yield reader.push(decoder.decode(bytes, { stream: true }));
      }
      yield reader.push(decoder.decode());
      yield reader.end();
    } catch (error) {
      throw readError(file, error);
    }
  }
}

/** Takes the header from the first rows. */
function headerOf(file: string, records: CsvRecord[]): CsvHeader | undefined {
  const first = records.shift();
  return first && new CsvHeader(file, first.cells);
}

function refuseWideCharacters([first, second]: Uint8Array): void {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new CsvSyntaxError(1, "begins a file in UTF-16. Save it as UTF-8.");
}

function readError(file: string, error: unknown): unknown {
  if (error instanceof CsvSyntaxError) {
    return new Error(
      `\`${file}\`, line ${error.line} ${error.message} Mend the file and load again; what was stored before stays.`,
      { cause: error },
    );
  }
  if (error instanceof Error && "syscall" in error)
    return new Error(`\`${file}\` cannot be read: ${error.message}.`, { cause: error });
  return error;
}
