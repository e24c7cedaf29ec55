import type { LoadReport } from "@purvey/server/load/load-report";
import { type Command, type Terminal, textOption, UsageError } from "../command.ts";
import { exitStatus } from "../exit-status.ts";
import { loadReportText } from "../load-report-text.ts";
import { dataOptions, pastPooler } from "../settings/data-place.ts";

/** `purvey load`: a distributor's tables into a site. */
export const loadCommand: Command = {
  name: "load",
  usage: "<folder> --site <id>",
  words: 1,
  firstWord: "folder",
  summary: "Load a folder of CSV tables into a site",
  description:
    "Reads the CSV tables of a folder (columns by header; a table may be missing) into a site, and can be repeated: records are\nfound again by their keys. Ends with a report: rows read, stored and refused with file, line, column and reason, and control\ntotals. A record is stored whole or not at all. docs/loading-your-data.md describes the tables.\nThe exit status is 0 when the control totals are equal and no more rows were refused than --allow-refused says,\nelse 1.\nCtrl+C stops it; the same command goes on with the rest.",
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
    "allow-refused": {
      type: "string",
      value: "<percent>",
      help: "The share of all rows that may be refused without the load failing; 10 by default",
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
    const password = textOption(given, "password", undefined);
    if (password !== undefined && password.length < 8)
      throw new UsageError("--password must have at least 8 characters: shoppers sign in with it.");
    const allowed = allowedShare(textOption(given, "allow-refused", undefined) ?? "10");
    const { readSettings } = await import("../settings/read-settings.ts");
    const { databaseUrl, dataFolder } = pastPooler(await readSettings(given, terminal));
    const [{ openDatabase }, { requireTables }, { loadFolder }] = await Promise.all([
      import("@purvey/server/platform/db/open-database"),
      import("@purvey/server/load/csv-folder"),
      import("@purvey/server/load/load-folder"),
    ]);
    requireTables(folder);
    const db = await openDatabase({ databaseUrl, dataFolder });
    const hear = sayWhenStopped(terminal);
    try {
      const name = textOption(given, "name", undefined);
      const report = await loadFolder(db, folder, {
        site,
        ...(name ? { siteName: name } : {}),
        ...(password ? { password } : {}),
        onStep: (title, done, of) => terminal.error(`[${done + 1}/${of}] ${title}\n`),
      });
      if (given.options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
      else terminal.out(loadReportText(report));
      const tooMany = tooManyRefused(report, allowed);
      if (tooMany) terminal.error(`${tooMany}\n`);
      return !tooMany && report.controlTotals.every(({ equal }) => equal) ? 0 : 1;
    } finally {
      process.off("SIGINT", hear);
      await db.close();
    }
  },
};

function allowedShare(text: string): number {
  const percent = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (percent <= 100) return percent;
  throw new UsageError(`--allow-refused is \`${text}\`. Give a share in percent, from 0 to 100.`);
}

/** What is to be said of a load of which more rows were refused than allowed. */
function tooManyRefused({ files }: LoadReport, allowed: number): string | undefined {
  const read = files.reduce((sum, file) => sum + file.read, 0);
  const refused = files.reduce((sum, file) => sum + file.refused, 0);
  if (refused * 100 <= read * allowed) return undefined;
  const share = Math.round((refused / read) * 1000) / 10;
  return `${refused} of ${read} rows were refused (${share} %), more than the ${allowed} % that --allow-refused allows. Mend the files and load again; what was stored stays.`;
}

/** Ctrl+C ends a load at once, as a kill does; whoever pressed it is told what became of their data. */
function sayWhenStopped(terminal: Terminal): () => void {
  const hear = (): void => {
    terminal.error(
      "\nStopped. What is stored so far stays, each record whole; the same command goes on with the rest.\n",
    );
    process.exit(exitStatus.interrupted);
  };
  process.once("SIGINT", hear);
  return hear;
}
