import { type Command, UsageError } from "../command.ts";
import { dataOptions, pastPooler, requireDatabase } from "../settings/data-place.ts";

/** `purvey backup`: a checked copy of the database while servers go on working. */
export const backupCommand: Command = {
  name: "backup",
  usage: "<folder>",
  words: 1,
  firstWord: "folder",
  summary: "Copy the database as of one moment into a new folder, and check the copy",
  description:
    "Copies everything that the database has at one moment; servers go on working. The embedded database is copied by the server\nthat has it open, and the copy is opened to check it; PostgreSQL is copied by pg_dump, which must be installed in the server's\nversion or a later one. The rows of every table are counted for `purvey restore` to compare.\nThe keys of the data folder are copied too: whoever has the backup can read its secrets. Keys of $PURVEY_KEYS_FILE are not.",
  examples: [
    "purvey backup backups/monday",
    "purvey backup --database postgres://localhost/purvey /var/backups/purvey",
  ],
  options: dataOptions,
  async run(given, terminal) {
    const [folder] = given.words;
    if (!folder) throw new UsageError("Say where the backup goes: a folder that is not there yet.");
    const { resolve } = await import("node:path");
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    requireDatabase(settings);
    const { makeBackup } = await import("@purvey/server/platform/backup/make-backup");
    const { rows } = await makeBackup(pastPooler(settings), resolve(folder), terminal.environment);
    const { rowsText } = await import("../rows-text.ts");
    terminal.out(`Backed up ${rowsText(rows)} into ${folder}.\n`);
    return 0;
  },
};
