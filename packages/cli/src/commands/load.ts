import { openDatabase } from "@purvey/server/db/open-database";
import { loadFolder } from "@purvey/server/load/load-folder";
import type { LoadReport } from "@purvey/server/load/load-report";
import { type Command, type Terminal, textOption, UsageError } from "../command.ts";
import { dataOptions, readSettings } from "../settings.ts";

/** `purvey load`: a distributor's tables into a site. */
export const loadCommand: Command = {
  name: "load",
  usage: "<folder> --site <id>",
  summary: "Load a folder of CSV tables into a site",
  description:
    "Reads the CSV tables of a folder (columns by header; a table may be missing) into a site, and can be repeated: records are\nfound again by their keys. Ends with a report: rows read, stored and refused with file, line, column and reason, and control\ntotals. A record is stored whole or not at all. docs/loading-your-data.md describes the tables.",
  examples: [
    "purvey load ./adventureworks --site aw",
    "purvey load ./export --site acme --password 'choose one' --json > report.json",
  ],
  options: {
    site: { type: "string", value: "<id>", help: "The site to load into; made when it does not exist (required)" },
    name: { type: "string", value: "<text>", help: "The name of a new site" },
    password: {
      type: "string",
      value: "<text>",
      help: "Give every contact with an e-mail address a sign-in with this password, and an administrator `admin`",
    },
    json: { type: "boolean", help: "Print the report as JSON" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const [folder] = given.words;
    const site = textOption(given, "site", undefined);
    if (!folder) throw new UsageError("Say which folder to load.");
    if (!site || !/^[\w.-]{1,40}$/.test(site))
      throw new UsageError("Say which site to load into: --site <id>, up to 40 letters, digits, dots and dashes.");
    const settings = readSettings(given, terminal);
    const db = await openDatabase({ databaseUrl: settings.databaseUrl, dataFolder: settings.dataFolder });
    try {
      const name = textOption(given, "name", undefined);
      const password = textOption(given, "password", undefined);
      const report = await loadFolder(db, folder, {
        site,
        ...(name ? { siteName: name } : {}),
        ...(password ? { password } : {}),
        onStep: (title, done, of) => terminal.error(`[${done + 1}/${of}] ${title}\n`),
      });
      if (given.options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
      else print(report, terminal);
      return report.controlTotals.every(({ equal }) => equal) ? 0 : 1;
    } finally {
      await db.close();
    }
  },
};

function print(report: LoadReport, terminal: Terminal): void {
  const width = Math.max(4, ...report.files.map(({ file }) => file.length));
  terminal.out(`\n${"File".padEnd(width)}      read    stored   refused\n`);
  for (const { file, read, stored, refused } of report.files) {
    terminal.out(
      `${file.padEnd(width)}  ${[read, stored, refused].map((count) => String(count).padStart(8)).join("  ")}\n`,
    );
  }
  if (report.missing.length > 0) terminal.out(`\nNot in the folder: ${[...new Set(report.missing)].join(", ")}\n`);
  printRefused(report, terminal);
  terminal.out("\nControl totals\n");
  for (const { name, expected, found, equal } of report.controlTotals) {
    terminal.out(
      `  ${equal ? "equal  " : "UNEQUAL"}  ${name}: ${equal ? found : `${found} stored, ${expected} in the files`}\n`,
    );
  }
  if (report.unequalOrders.length > 0)
    terminal.out(`  Orders whose lines do not add up: ${report.unequalOrders.slice(0, 20).join(", ")}\n`);
  terminal.out(`\nLoaded into the site \`${report.site}\` in ${(report.milliseconds / 1000).toFixed(1)} s.\n`);
}

/** Refused rows by reason with the first lines of each: a thousand rows of one kind are one thing to mend. */
function printRefused(report: LoadReport, terminal: Terminal): void {
  const kinds = new Map<string, { lines: number[]; example: string }>();
  for (const { file, line, column, reason } of report.refused) {
    const key = `${file} ${column}: ${reason.replace(/`?[\d.]+`?/, "…")}`;
    const kind = kinds.get(key) ?? { lines: [], example: `${column} ${reason}` };
    kind.lines.push(line);
    kinds.set(key, kind);
  }
  if (kinds.size > 0) terminal.out("\nRefused (--json lists every row)\n");
  for (const [key, { lines, example }] of kinds) {
    const file = key.slice(0, key.indexOf(" "));
    const more = lines.length > 3 ? ` and ${lines.length - 3} more` : "";
    terminal.out(`  ${file}, line ${lines.slice(0, 3).join(", ")}${more}: ${example}\n`);
  }
}
