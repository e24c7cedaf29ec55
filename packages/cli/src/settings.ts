import { resolve } from "node:path";
import { type Given, type Terminal, textOption, UsageError } from "./command.ts";

/** Where the server's data is; the same for every command. */
export interface Settings {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly secret: string | undefined;
  readonly jwksUrl: string | undefined;
  readonly port: number;
}

/** The settings from the environment (`PORT`, `PURVEY_DATA_DIR`, `DATABASE_URL`, `PURVEY_JWT_SECRET`), options first. */
export function readSettings(given: Given, { environment }: Terminal): Settings {
  const portText = textOption(given, "port", environment.PORT || "4400") as string;
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`The port must be a whole number from 0 to 65535, not \`${portText}\`.`);
  return {
    dataFolder: resolve(textOption(given, "data", environment.PURVEY_DATA_DIR || ".purvey") as string),
    databaseUrl: textOption(given, "database", environment.DATABASE_URL || undefined),
    secret: environment.PURVEY_JWT_SECRET || undefined,
    jwksUrl: environment.PURVEY_JWKS_URL || undefined,
    port,
  };
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
