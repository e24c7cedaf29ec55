import type { Endpoint } from "@purvey/contract/endpoint";
import type { Schema } from "@purvey/contract/schema";
import type { Terminal } from "../command.ts";
import { displayWidth } from "../text/display-width.ts";
import { styleOf } from "../text/style.ts";
import { type Column, oneLine, textTable } from "../text/text-table.ts";

/** The narrowest a column of text gets before columns are left out. */
const narrowest = 8;

/** An answer as a table: a line a record, or a line a field where it is one record. */
export function recordTable(endpoint: Endpoint, data: unknown, terminal: Terminal): string {
  const style = styleOf(terminal);
  const records = recordsOf(data);
  if (records.length === 0) return "No records.\n";
  if (!listIn(data)) {
    const [record = {}] = records;
    const rows = fieldNames(endpoint, records).map((name) => [name, cellText(record[name])]);
    const columns = [
      { title: "Field", paint: style.cyan },
      { title: "Value", narrow: "wrap" },
    ] as const;
    return textTable(columns, rows, { width: terminal.columns, style });
  }
  const filled = fieldNames(endpoint, records).filter((name) =>
    records.some((record) => cellText(record[name]) !== ""),
  );
  const columns = filled.map((name) => columnOf(name, records));
  const shown = filled.slice(0, room(columns, filled, records, terminal.columns));
  const table = textTable(
    columns.slice(0, shown.length),
    records.map((record) => shown.map((name) => cellText(record[name]))),
    { width: terminal.columns, style },
  );
  return table + leftOut(filled.slice(shown.length));
}

/** How many columns there is room for; one at least. Text may be cut, figures may not. */
function room(
  columns: readonly Column[],
  names: readonly string[],
  records: readonly Row[],
  width: number | undefined,
): number {
  if (width === undefined) return columns.length;
  let used = 0;
  const found = columns.findIndex(({ title, narrow }, index) => {
    const cells = records.map((record) => displayWidth(cellText(record[names[index] as string])));
    const whole = Math.max(displayWidth(title), ...cells);
    used += (narrow ? Math.min(narrowest, whole) : whole) + (index > 0 ? 2 : 0);
    return used > width;
  });
  return found < 0 ? columns.length : Math.max(1, found);
}

function columnOf(name: string, records: readonly Row[]): Column {
  const right = records.every((record) => record[name] === null || typeof record[name] === "number");
  return { title: oneLine(name), right, ...(right ? {} : { narrow: "cut" as const }) };
}

function leftOut(names: readonly string[]): string {
  if (names.length === 0) return "";
  return `Not shown: ${names.join(", ")}. A wider terminal shows more, --output json everything.\n`;
}

/** One record of a CSV file (RFC 4180), with its line break. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(",")}\r\n`;
}

/** A value in a cell: a text as it is, a record or list as JSON, nothing for `null`. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row = Readonly<Record<string, unknown>>;

/** The records of an answer: those of a list, those in its `items` (searches), else the answer itself. */
export function recordsOf(data: unknown): readonly Row[] {
  const list = listIn(data);
  return (list ?? (data === null || data === undefined ? [] : [data])).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : { value },
  );
}

/** The list that an answer is or holds. */
function listIn(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  const items = typeof data === "object" && data !== null && "items" in data ? data.items : undefined;
  return Array.isArray(items) ? items : undefined;
}

/** The fields of the records: those of the contract in its order, then whatever else the records have. */
export function fieldNames({ returns }: Endpoint, records: readonly Row[]): string[] {
  const schema = recordSchema(returns);
  const named = Object.keys(schema?.properties ?? {});
  return [...new Set([...named, ...records.flatMap((record) => Object.keys(record))])];
}

function recordSchema(returns: Schema): Schema | undefined {
  return returns.items ?? returns.properties?.items?.items ?? (returns.properties ? returns : undefined);
}
