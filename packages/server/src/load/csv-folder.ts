import { createReadStream, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";
import { CsvRow, RowProblem } from "./csv-row.ts";
import type { ReportWriter } from "./load-report.ts";

/** A folder of CSV tables: UTF-8, a header line with the columns' names, in any order. */
export class CsvFolder {
  readonly #folder: string;
  readonly #report: ReportWriter;

  constructor(folder: string, report: ReportWriter) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) {
      throw new Error(`There is no folder \`${folder}\` to load. Give the folder that holds the CSV files.`);
    }
    this.#folder = folder;
    this.#report = report;
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, file));
  }

  /**
   * Reads a table row by row. What `read` answers is collected; what it refuses is reported with file, line and column.
   * A table that the folder does not have is empty.
   */
  async read<T>(file: string, read: (row: CsvRow) => T | undefined): Promise<T[]> {
    const found: T[] = [];
    if (!this.has(file)) {
      this.#report.missing.push(file);
      return found;
    }
    const report = this.#report.file(file);
    for await (const { record, info } of this.#records(file)) {
      report.read += 1;
      const row = new CsvRow(info.lines, record);
      try {
        const value = read(row);
        if (value !== undefined) found.push(value);
      } catch (error) {
        if (!(error instanceof RowProblem)) throw error;
        this.#report.refuse({ file, line: row.line, column: error.column, reason: error.message });
      }
    }
    return found;
  }

  #records(file: string): AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> {
    const parser = parse({
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
    });
    const stream = createReadStream(join(this.#folder, file));
    stream.on("error", (error) => parser.destroy(error));
    return stream.pipe(parser) as unknown as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>;
  }
}
