import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../command.ts";
import type { Settings } from "./setting-definitions.ts";

/** Refuses a folder without a database, where a command would only look into a new one. */
export function requireDatabase(settings: Settings): void {
  if (hasDatabase(settings)) return;
  throw new Error(
    `There is no database in \`${settings.dataFolder}\`. Say where the data of the server is: --data <folder>, or --database <url>.`,
  );
}

/** The settings for a command that does its work and ends: its way to the database is past a pooler, where there is one. */
export function pastPooler(settings: Settings): Settings {
  return { ...settings, databaseUrl: settings.directUrl ?? settings.databaseUrl, directUrl: undefined };
}

/** Refuses several processes on the embedded database; `who` needs PostgreSQL, or else `wayOut`. */
export function requirePostgres({ databaseUrl }: Settings, who: string, wayOut: string): void {
  if (databaseUrl) return;
  throw new UsageError(
    `${who} need PostgreSQL: the embedded database serves one process at a time. Name a server with --database or $DATABASE_URL, or ${wayOut}.`,
  );
}

/** Whether a database is named, or lies in the folder. */
export function hasDatabase({ databaseUrl, dataFolder }: Settings): boolean {
  return Boolean(databaseUrl) || existsSync(join(dataFolder, "database"));
}

/** The options that say where the data is. */
export const dataOptions = {
  data: {
    type: "string",
    value: "<folder>",
    help: "The folder of the embedded database (default: $PURVEY_DATA_DIR or ./.purvey)",
  },
  database: { type: "string", value: "<url>", help: "A PostgreSQL server instead (default: $DATABASE_URL)" },
} as const;
