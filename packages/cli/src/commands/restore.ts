import { type Command, UsageError } from "../command.ts";
import { dataOptions, pastPooler } from "../settings/data-place.ts";

/** `purvey restore`: a backup in a new place. */
export const restoreCommand: Command = {
  name: "restore",
  usage: "<folder> [--data <folder> | --database <url>]",
  words: 1,
  firstWord: "folder",
  summary: "Put a backup where there is no database yet, and compare it",
  description:
    "Restores what `purvey backup` made into a data folder that has no database, or into an empty database of PostgreSQL, and\ncompares the rows of every table before it is used. A backup that is damaged, or of a later version that this one cannot work\nwith, is refused, and nothing is changed. One of an earlier version is brought up to date by the next start.",
  examples: [
    "purvey restore backups/monday --data restored",
    "purvey restore /var/backups/purvey --database postgres://localhost/restored",
  ],
  options: dataOptions,
  async run(given, terminal) {
    const [folder] = given.words;
    if (!folder) throw new UsageError("Say which backup: the folder that `purvey backup` made.");
    const { resolve } = await import("node:path");
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    const { restoreBackup } = await import("@purvey/server/platform/backup/restore-backup");
    const { rows, madeAt } = await restoreBackup(resolve(folder), pastPooler(settings), terminal.environment);
    const { rowsText } = await import("../rows-text.ts");
    terminal.out(`Restored ${rowsText(rows)} of ${madeAt}.\n`);
    return 0;
  },
};
