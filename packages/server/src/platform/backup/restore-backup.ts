import { existsSync } from "node:fs";
import { chmod, constants, copyFile, cp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import { openEmbedded } from "../db/embedded.ts";
import { type DoneStep, missingSteps, stepsAfter } from "../db/migrate.ts";
import { type DatabaseLocation, openUnchanged } from "../db/open-database.ts";
import { acrossSites } from "../db/statement-inspector.ts";
import { keysIn } from "../keys/open-keys.ts";
import { makeFolder } from "../make-folder.ts";
import { dataPlaces, keysFile, type Manifest, readManifest, requireSameRows } from "./manifest.ts";
import { rowsInDump, runPostgresTool } from "./postgres-tools.ts";

/**
 * Puts a backup where there is no database yet: a data folder without one, or an empty database of PostgreSQL. What is restored is
 * compared with what the backup says before it gets its place; a backup of an earlier version is brought up to date by the next
 * start.
 *
 * @param environment what `pg_restore` is found by
 * @throws Error when the backup is damaged, is of the other kind of database or of a newer version, or the place is taken
 */
export async function restoreBackup(
  from: string,
  location: DatabaseLocation,
  environment: NodeJS.ProcessEnv,
): Promise<Manifest> {
  const manifest = await readManifest(from);
  const { databaseUrl, dataFolder } = location;
  const target = databaseUrl ? "postgres" : "embedded";
  if (manifest.database !== target) throw otherKind(from, manifest);
  const restoresKeys = await keysToRestore(from, dataFolder);
  if (databaseUrl) await restorePostgres(from, manifest, { ...location, databaseUrl }, environment);
  else await restoreEmbedded(from, manifest, dataFolder);
  if (!restoresKeys) return manifest;
  await copyFile(join(from, keysFile), keysIn(dataFolder), constants.COPYFILE_EXCL);
  await chmod(keysIn(dataFolder), 0o600);
  return manifest;
}

function otherKind(from: string, { database }: Manifest): Error {
  const way =
    database === "postgres"
      ? "Name an empty database: --database <url>."
      : "Name a folder: --data <folder>, without --database and $DATABASE_URL.";
  return new Error(
    `The backup in \`${from}\` is of ${database === "postgres" ? "PostgreSQL" : "an embedded database"}. ${way}`,
  );
}

/** Other keys must not be lost, nor the secrets in the backup be left without theirs. */
async function keysToRestore(from: string, dataFolder: string): Promise<boolean> {
  if (!existsSync(join(from, keysFile))) return false;
  makeFolder(dataFolder);
  const place = keysIn(dataFolder);
  if (!existsSync(place)) return true;
  if ((await readFile(place)).equals(await readFile(join(from, keysFile)))) return false;
  throw new Error(
    `\`${place}\` has other keys than the backup, whose secrets they would not open. Restore into another folder.`,
  );
}

async function restoreEmbedded(from: string, manifest: Manifest, dataFolder: string): Promise<void> {
  const place = join(dataFolder, "database");
  if (existsSync(place))
    throw new Error(`There is a database in \`${dataFolder}\` already. Restore into another folder.`);
  makeFolder(dataFolder);
  const partial = join(dataFolder, "database.restoring");
  await rm(partial, { recursive: true, force: true });
  try {
    await cp(join(from, dataPlaces.embedded), join(partial, "cluster"), { recursive: true });
    const db = await openEmbedded({ folder: partial });
    try {
      await missingSteps(db);
      await requireSameRows(db, manifest);
    } finally {
      await db.close();
    }
    await rename(partial, place);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function restorePostgres(
  from: string,
  manifest: Manifest,
  location: DatabaseLocation & { readonly databaseUrl: string },
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const db = await openUnchanged(location);
  try {
    await requireEmpty(db);
    const words = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
    const file = join(from, dataPlaces.postgres);
    // Before anything is written: what this version cannot work with leaves the target empty.
    stepsAfter(await stepsInDump(file, environment));
    await runPostgresTool("pg_restore", [...words, file], location.databaseUrl, environment);
    await requireSameRows(db, manifest);
  } finally {
    await db.close();
  }
}

async function stepsInDump(file: string, environment: NodeJS.ProcessEnv): Promise<DoneStep[]> {
  const rows = await rowsInDump(file, "schema_migration", environment);
  return rows.map(({ name = "", checksum = "", contracts }) => ({ name, checksum, contracts: contracts === "t" }));
}

async function requireEmpty(db: Queryable): Promise<void> {
  const tables = sql`select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' limit 1`;
  const found = await db.first<{ name: string }>(acrossSites("a backup", tables));
  if (!found) return;
  throw new Error(
    `The database is not empty: it has the table \`${found.name}\`. Restore into a new one: createdb <name>.`,
  );
}
