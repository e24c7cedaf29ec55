import type { Table } from "@purvey/tables/read-table";
import { type CsvCell, formatCsv } from "../../shared/csv/format-csv.ts";
import type { RowVerdict } from "./check-rows.ts";
import type { RowResults } from "./import-draft.ts";

/** Why a row is not stored, in one line; undefined when nothing speaks against it. */
export function reasonOf({ row, faults }: RowVerdict, results: RowResults): string | undefined {
  const refusal = results[row.lineNo];
  if (refusal !== undefined && refusal !== true) return refusal;
  if (faults.length === 0) return undefined;
  return faults.map(({ column, value, rule }) => [column, value, rule].filter(Boolean).join(": ")).join(" | ");
}

/**
 * The rows that could not be stored with their own columns and the reason behind them: to be corrected and read again.
 * What a row has behind the last heading stands behind its reason.
 */
export function refusedRows(table: Table, verdicts: readonly RowVerdict[], results: RowResults, heading: string) {
  const headings = table.rows[0]?.cells ?? [];
  // A file of refused rows that is refused again keeps one column of reasons.
  const own = headings.at(-1) === heading ? headings.slice(0, -1) : headings;
  const rows = verdicts.flatMap((verdict) => {
    const reason = reasonOf(verdict, results);
    if (reason === undefined) return [];
    const { cells } = verdict.row;
    return [[...own.map((_, index) => cells[index] ?? ""), reason, ...cells.slice(headings.length)]];
  });
  return formatCsv([[...own, heading], ...rows], table.delimiter);
}

/** Records as a table whose headings are their fields; fields that hold lists or records are left out. */
export function recordsCsv(records: readonly Readonly<Record<string, unknown>>[]): string {
  const fields = [...new Set(records.flatMap(Object.keys))].filter((field) =>
    records.every((record) => typeof record[field] !== "object" || record[field] === null),
  );
  return formatCsv([fields, ...records.map((record) => fields.map((field) => record[field] as CsvCell))]);
}
