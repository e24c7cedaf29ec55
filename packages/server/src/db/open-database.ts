import { join } from "node:path";
import type { Database } from "../platform/db/database.ts";
import { openEmbedded } from "../platform/db/embedded.ts";
import { embeddedTemplate } from "../platform/db/embedded-template.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

/** Which database the server uses. */
export interface DatabaseLocation {
  /** The URL of a PostgreSQL server; without it (or with an empty one) the embedded database is used. */
  readonly databaseUrl?: string;
  /** The folder of the server's data; the embedded database lives in its subfolder `database`. */
  readonly dataFolder: string;
}

/**
 * Opens the database of the server and brings its schema up to date.
 *
 * @throws Error when it cannot be reached, is held by another process, or a migration fails.
 *
 * @example
 * const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: ".purvey" });
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const db = await openUnchanged(location);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Without the guard of transactions: the tests run the same code with it, on this kind of database too. */
function openServer(url: string): Promise<Database> {
  return openPostgres({ url, guardTransactions: false });
}

function openInFolder(dataFolder: string): Promise<Database> {
  return openEmbedded({ folder: join(dataFolder, "database"), template: () => embeddedTemplate(migrations) });
}

/**
 * Opens the database as it is, to look into it: its schema stays that of the version that used it last.
 *
 * @throws Error when it cannot be reached or is held by another process.
 */
export function openUnchanged({ databaseUrl, dataFolder }: DatabaseLocation): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl) : openInFolder(dataFolder);
}
