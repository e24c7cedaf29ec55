/** A row that was not stored, and why. */
export interface RefusedRow {
  readonly file: string;
  /** The line in the file; the header is line 1. */
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

/** What became of a file's rows: every row read is stored or refused. */
export interface FileReport {
  readonly file: string;
  read: number;
  stored: number;
  refused: number;
}

/** Sums that must be equal in the file and in the database. */
export interface ControlTotal {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
  readonly equal: boolean;
}

/** What a load did. */
export interface LoadReport {
  readonly site: string;
  readonly files: readonly FileReport[];
  /** Files of the layout that the folder does not have. */
  readonly missing: readonly string[];
  /** CSV files of the folder that are no tables of the layout, and were not read. */
  readonly ignored: readonly string[];
  /** The refused rows, the first thousand of each file. */
  readonly refused: readonly RefusedRow[];
  /** Rows that were stored, but not all that might be expected came of them. */
  readonly remarks: readonly RefusedRow[];
  readonly controlTotals: readonly ControlTotal[];
  /** Orders whose lines do not add up to their subtotal, by number. */
  readonly unequalOrders: readonly number[];
  /** Purchase orders whose lines do not add up to their subtotal, by number. */
  readonly unequalPurchaseOrders: readonly number[];
  readonly milliseconds: number;
}

/** Refused rows of one file that are kept for the report; the rest is counted. */
const keptRows = 1000;

/** Collects what becomes of rows while a load runs. */
export class ReportWriter {
  readonly files = new Map<string, FileReport>();
  readonly missing: string[] = [];
  readonly refused: RefusedRow[] = [];
  readonly remarks: RefusedRow[] = [];
  readonly controlTotals: ControlTotal[] = [];
  readonly unequalOrders: number[] = [];
  readonly unequalPurchaseOrders: number[] = [];

  file(name: string): FileReport {
    const known = this.files.get(name);
    if (known) return known;
    const report = { file: name, read: 0, stored: 0, refused: 0 };
    this.files.set(name, report);
    return report;
  }

  refuse(row: RefusedRow): void {
    const report = this.file(row.file);
    report.refused += 1;
    if (report.refused <= keptRows) this.refused.push(row);
  }

  remark(row: RefusedRow): void {
    if (this.remarks.length < keptRows) this.remarks.push(row);
  }

  /** Counts rows as stored; those of a file that the folder does not have are none. */
  stored(name: string, rows: number): void {
    if (!this.missing.includes(name)) this.file(name).stored += rows;
  }

  controlTotal(name: string, expected: string, found: string): void {
    this.controlTotals.push({ name, expected, found, equal: expected === found });
  }
}
