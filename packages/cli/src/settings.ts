import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MaintenanceWindow } from "@purvey/server/platform/maintenance";
import { type Given, type Terminal, textOption, UsageError } from "./command.ts";

/** Where the server's data is; the same for every command. */
export interface Settings {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly secret: string | undefined;
  /** The file of the server's keys; in the data folder without it, or the secret alone. */
  readonly keysFile: string | undefined;
  /** The address that callers reach the server by; without it that of each request. */
  readonly publicUrl: string | undefined;
  /** Whether a proxy in front of the server says in `x-forwarded-for` where calls come from. */
  readonly trustProxy: boolean;
  /** When no site of the server is to be used. */
  readonly maintenance: MaintenanceWindow | undefined;
  /** Ranges of private networks that the server may connect to for its users. */
  readonly privateAddresses: readonly string[];
}

/**
 * The settings from the environment (`PURVEY_DATA_DIR`, `DATABASE_URL`, `PURVEY_KEYS_FILE`, `PURVEY_JWT_SECRET`,
 * `PURVEY_PUBLIC_URL`, `PURVEY_TRUST_PROXY`, `PURVEY_MAINTENANCE`, `PURVEY_PRIVATE_ADDRESSES`), options first.
 */
export function readSettings(given: Given, { environment }: Terminal): Settings {
  return {
    dataFolder: resolve(textOption(given, "data", environment.PURVEY_DATA_DIR || ".purvey") as string),
    databaseUrl: textOption(given, "database", environment.DATABASE_URL || undefined),
    secret: environment.PURVEY_JWT_SECRET || undefined,
    keysFile: environment.PURVEY_KEYS_FILE ? resolve(environment.PURVEY_KEYS_FILE) : undefined,
    publicUrl: environment.PURVEY_PUBLIC_URL || undefined,
    trustProxy: environment.PURVEY_TRUST_PROXY === "1",
    maintenance: maintenanceOf(environment.PURVEY_MAINTENANCE),
    privateAddresses: (environment.PURVEY_PRIVATE_ADDRESSES ?? "").split(/[\s,]+/).filter(Boolean),
  };
}

/** A window as `2026-03-14 02:00:00/2026-03-14 04:00:00`, in UTC. */
function maintenanceOf(text: string | undefined): MaintenanceWindow | undefined {
  if (!text) return undefined;
  const [start = "", end = "", ...more] = text.split("/").map((time) => time.trim());
  const fits = [start, end].every((time) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time));
  if (fits && start < end && more.length === 0) return { start, end };
  throw new UsageError(
    `\`PURVEY_MAINTENANCE\` must be a beginning and an end in UTC, such as 2026-03-14 02:00:00/2026-03-14 04:00:00, not \`${text}\`.`,
  );
}

/** The port of `--port` or `$PORT`; 4400 without them. */
export function readPort(given: Given, { environment }: Terminal): number {
  const text = textOption(given, "port", environment.PORT || "4400") as string;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`The port must be a whole number from 0 to 65535, not \`${text}\`.`);
}

/** Refuses a folder without a database, where a command would only look into a new one. */
export function requireDatabase(settings: Settings): void {
  if (hasDatabase(settings)) return;
  throw new Error(
    `There is no database in \`${settings.dataFolder}\`. Say where the data of the server is: --data <folder>, or --database <url>.`,
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
