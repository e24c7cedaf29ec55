import type { Endpoint } from "@purvey/contract/endpoint";
import type { Terminal } from "../command.ts";
import { displayWidth } from "../text/display-width.ts";
import { styleOf } from "../text/style.ts";
import { type Column, oneLine, textTable } from "../text/text-table.ts";
import { cellText } from "./csv.ts";
import { fieldNames, listIn, type Row, recordsOf } from "./records.ts";

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
