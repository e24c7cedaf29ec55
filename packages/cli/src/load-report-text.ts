import type { LoadReport, RefusedRow } from "@purvey/server/load/load-report";

/** The report of a load for a person: files, what was refused by kind, and the control totals. */
export function loadReportText(report: LoadReport): string {
  const seconds = (report.milliseconds / 1000).toFixed(1);
  return [
    `\n${fileTable(report)}`,
    namesOf("Not in the folder", report.missing),
    namesOf("In the folder, but no table of the layout", report.ignored),
    rowsByKind("Refused (--json has the rows)", report.refused),
    rowsByKind("Remarks", report.remarks),
    controlTotals(report),
    `Loaded into the site \`${report.site}\` in ${seconds} s.\n`,
  ]
    .filter(Boolean)
    .join("\n");
}

function fileTable({ files }: LoadReport): string {
  const width = Math.max(4, ...files.map(({ file }) => file.length));
  const rows = files.map(({ file, read, stored, refused }) => line(file, width, [read, stored, refused]));
  return [line("File", width, ["read", "stored", "refused"]), ...rows].join("");
}

function line(name: string, width: number, cells: readonly (string | number)[]): string {
  return `${name.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(8)).join("  ")}\n`;
}

function namesOf(title: string, names: readonly string[]): string {
  return names.length > 0 ? `${title}: ${names.join(", ")}\n` : "";
}

/** Rows by reason with the first lines of each: a thousand rows of one kind are one thing to mend. */
function rowsByKind(title: string, rows: readonly RefusedRow[]): string {
  if (rows.length === 0) return "";
  const kinds = new Map<string, RefusedRow[]>();
  for (const row of rows) {
    const kind = `${row.file} ${row.column} ${row.reason.replace(/`[^`]*`|\d[\d.]*/g, "…")}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  return `${title}\n${[...kinds.values()].map(kindText).join("")}`;
}

function kindText(rows: readonly RefusedRow[]): string {
  const [first] = rows;
  const lines = rows.slice(0, 3).map((row) => row.line);
  const more = rows.length > lines.length ? ` and ${rows.length - lines.length} more` : "";
  const name = lines.length > 1 ? "lines" : "line";
  return `  ${first?.file}, ${name} ${lines.join(", ")}${more}: ${first?.column} ${first?.reason}\n`;
}

function controlTotals({ controlTotals: totals, unequalOrders, unequalPurchaseOrders }: LoadReport): string {
  const rows = totals.map(({ name, expected, found, equal }) =>
    equal ? `  equal    ${name}: ${found}\n` : `  UNEQUAL  ${name}: ${found} stored, ${expected} in the files\n`,
  );
  return `Control totals\n${rows.join("")}${unequal("Orders", unequalOrders)}${unequal("Purchase orders", unequalPurchaseOrders)}`;
}

function unequal(documents: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return "";
  const more = numbers.length > 20 ? ` and ${numbers.length - 20} more` : "";
  return `  ${documents} whose lines do not add up to their subtotal: ${numbers.slice(0, 20).join(", ")}${more}\n`;
}
