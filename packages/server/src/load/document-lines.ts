import { type Decimal, decimal, roundMoney } from "../values/decimal.ts";
import type { CsvFolder } from "./csv-folder.ts";
import type { CsvRow } from "./csv-row.ts";
import type { ReportWriter } from "./load-report.ts";

/** A line of an order or a purchase order, and the line of the file that says so. */
export interface DocumentLine {
  readonly line: number;
  readonly orderNo: number;
  readonly detail: number;
}

/** A table of lines, and its columns with the number of the order and of the line. */
export interface LinesTable {
  readonly file: string;
  /** What its lines make up: `an order`. */
  readonly noun: string;
  readonly orderColumn: string;
  readonly detailColumn: string;
}

/** The lines of a table by order, and orders of which one was refused with the reason. */
export interface DocumentLines<T extends DocumentLine> {
  readonly table: LinesTable;
  readonly byOrder: ReadonlyMap<number, T[]>;
  readonly refused: ReadonlyMap<number, string>;
}

/** Reads the lines of a table; the number of a line must be the only one in the file. */
export async function readDocumentLines<T extends DocumentLine>(
  folder: CsvFolder,
  table: LinesTable,
  read: (row: CsvRow) => T,
): Promise<DocumentLines<T>> {
  const byOrder = new Map<number, T[]>();
  const refused = new Map<number, string>();
  const seen = new Map<number, number>();
  await folder.read(
    table.file,
    (row) => {
      const line = read(row);
      row.requireFirst(table.detailColumn, line.detail, seen);
      const group = byOrder.get(line.orderNo);
      if (group) group.push(line);
      else byOrder.set(line.orderNo, [line]);
    },
    (row, { column, message }) => {
      const orderNo = Number(row.raw(table.orderColumn));
      if (!refused.has(orderNo)) refused.set(orderNo, `line ${row.line}, ${column} ${message}`);
    },
  );
  return { table, byOrder, refused };
}

/** The lines of an order by their numbers. Refuses an order without lines, and one of which a line was refused. */
export function linesOf<T extends DocumentLine>(row: CsvRow, orderNo: number, lines: DocumentLines<T>): T[] {
  const { file, noun, orderColumn } = lines.table;
  const problem = lines.refused.get(orderNo);
  if (problem) return row.refuse(orderColumn, `is ${orderNo}, ${noun} of which ${file}, ${problem}`);
  const own = lines.byOrder.get(orderNo);
  if (!own) return row.refuse(orderColumn, `is ${orderNo}, which has no lines`);
  return own.toSorted((a, b) => a.detail - b.detail);
}

/** Counts the lines of the stored orders, and refuses those of others. */
export function reportLines<T extends DocumentLine>(
  report: ReportWriter,
  { table: { file, noun, orderColumn: column }, byOrder }: DocumentLines<T>,
  stored: readonly { readonly orderNo: number }[],
): void {
  const known = new Set(stored.map(({ orderNo }) => orderNo));
  let count = 0;
  for (const [orderNo, lines] of byOrder) {
    if (known.has(orderNo)) count += lines.length;
    else
      for (const { line } of lines)
        report.refuse({ file, line, column, reason: `is ${orderNo}, ${noun} that was not stored` });
  }
  report.stored(file, count);
}

/** What the file says an order comes to, and the sum of its lines as they are stored. */
export interface DocumentSums {
  readonly orderNo: number;
  readonly subtotal: Decimal | string;
  readonly lines: string;
  /** What it is in. */
  readonly currency: string;
}

/** The numbers of orders whose lines do not add up to their subtotal, to the cent, or what their currency has. */
export function unequalDocuments(sums: readonly DocumentSums[]): number[] {
  return sums
    .filter(
      ({ subtotal, lines, currency }) =>
        !roundMoney(decimal(lines), currency).eq(roundMoney(decimal(subtotal), currency)),
    )
    .map(({ orderNo }) => orderNo);
}
