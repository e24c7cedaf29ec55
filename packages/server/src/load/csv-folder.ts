import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type RowFault, readTableFile, type TableRow, WideCharactersError } from "@purvey/tables/read-file";
import { CsvHeader, CsvRow, RowProblem } from "./csv-row.ts";
import type { FileReport, ReportWriter } from "./load-report.ts";

/** The tables that are read, in the order of the documentation. All are optional. */
export const layoutFiles = [
  "StateProvince.csv",
  "Location.csv",
  "ShipMethod.csv",
  "ProductCategory.csv",
  "ProductSubcategory.csv",
  "ProductDescription.csv",
  "ProductModelProductDescriptionCulture.csv",
  "Product.csv",
  "ProductAttribute.csv",
  "ProductUnitMeasure.csv",
  "ProductPrice.csv",
  "SpecialOffer.csv",
  "SpecialOfferProduct.csv",
  "SalesTaxRate.csv",
  "BillOfMaterials.csv",
  "ProductInventory.csv",
  "Store.csv",
  "Person.csv",
  "EmailAddress.csv",
  "PersonPhone.csv",
  "Address.csv",
  "BusinessEntityAddress.csv",
  "Customer.csv",
  "BusinessEntityContact.csv",
  "CustomerPrice.csv",
  "CustomerContract.csv",
  "SalesOrderDetail.csv",
  "SalesOrderHeader.csv",
  "SalesQuoteDetail.csv",
  "SalesQuoteHeader.csv",
  "SalesInvoiceDetail.csv",
  "SalesInvoiceHeader.csv",
  "Vendor.csv",
  "ProductVendor.csv",
  "PurchaseOrderDetail.csv",
  "PurchaseOrderHeader.csv",
] as const;

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
          if (!(error instanceof RowProblem)) throw unreadRow(file, row.line, error);
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
    for await (const rows of this.#tableRows(file)) {
      const fault = rows.find((row) => row.fault);
      if (fault) throw readError(file, fault.lineNo, faultWords[fault.fault as RowFault]);
      header ??= headerOf(file, rows);
      if (!header) continue;
      const known = header;
      report.read += rows.length;
      yield rows.map(({ lineNo, cells }) => new CsvRow(lineNo, known, cells));
    }
  }

  async *#tableRows(file: string): AsyncGenerator<TableRow[]> {
    try {
      yield* readTableFile(join(this.#folder, file));
    } catch (error) {
      if (error instanceof WideCharactersError)
        throw readError(file, 1, "begins a file in UTF-16. Save it as UTF-8.", error);
      if (error instanceof Error && "syscall" in error)
        throw new Error(`\`${file}\` cannot be read: ${error.message}.`, { cause: error });
      throw error;
    }
  }
}

/** Takes the header from the first rows. */
function headerOf(file: string, rows: TableRow[]): CsvHeader | undefined {
  const first = rows.shift();
  return first && new CsvHeader(file, first.cells);
}

const faultWords: Readonly<Record<RowFault, string>> = {
  openQuote: "has a quote that is never closed.",
  textBehindQuote: 'has text behind a closing quote. A quote inside a quoted cell is written twice: "5"" pipe".',
};

/** The file cannot be read on from a line. */
function readError(file: string, line: number, reason: string, cause?: unknown): Error {
  return new Error(`\`${file}\`, line ${line} ${reason} Mend the file and load again; what was stored before stays.`, {
    cause,
  });
}

/** What fails while a row is read says at least which row it was. */
function unreadRow(file: string, line: number, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return readError(file, line, `cannot be read: ${reason.replace(/\.?$/, ".")}`, cause);
}

/** Whether a file is one of the tables that are read. */
function isLayoutFile(file: string): boolean {
  return (layoutFiles as readonly string[]).includes(file);
}
