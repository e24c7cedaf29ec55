import type { Delimiter } from "@purvey/tables/read-table";

/** A value of a cell; nothing is an empty cell. */
export type CsvCell = string | number | boolean | null | undefined;

/**
 * Writes a table that spreadsheets open as they should: a byte order mark, so that they read UTF-8, lines that end as
 * theirs do, and quotes where a cell needs them. Cells that a spreadsheet would run as a formula get an apostrophe, which
 * `readTable` takes away again.
 *
 * @example
 * formatCsv([["Part", "Reason"], ["ZZZ-404", "Unknown; search for it"]], ";");
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[], delimiter: Delimiter = ","): string {
  return `\uFEFF${rows.map((cells) => `${cells.map((cell) => formatCell(cell, delimiter)).join(delimiter)}\r\n`).join("")}`;
}

function formatCell(cell: CsvCell, delimiter: Delimiter): string {
  const text = typeof cell === "string" ? harmless(cell) : String(cell ?? "");
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^[\s\uFEFF]|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number may begin with a sign; any other text that begins as a formula would be run. */
function harmless(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,\s]+$/.test(text) ? `'${text}` : text;
}
