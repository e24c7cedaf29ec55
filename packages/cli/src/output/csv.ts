/** One record of a CSV file (RFC 4180), with its line break. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(",")}\r\n`;
}

/** A value in a cell: a text as it is, a record or list as JSON, nothing for `null`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
