import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import { type EmbeddedDatabase, openEmbedded } from "../db/embedded.ts";
import { type DatabaseLocation, openUnchanged } from "../db/open-database.ts";
import { acrossSites } from "../db/statement-inspector.ts";
import { keysIn } from "../keys/open-keys.ts";
import { makeFolder } from "../make-folder.ts";
import { version } from "../version.ts";
import { askForCopy } from "./backup-socket.ts";
import { countRows, dataPlaces, keysFile, type Manifest, sha256Of, writeManifest } from "./manifest.ts";
import { runPostgresTool } from "./postgres-tools.ts";

/**
 * Copies a database as of one moment into a new folder, while servers go on working: the embedded one through the process that
 * has it open, PostgreSQL by `pg_dump`. The copy is checked before the folder gets its name: an embedded one is opened, and
 * the rows of every table are counted as of the same moment, for {@link restoreBackup} to compare.
 *
 * @param to the folder of the backup, which must not be there yet
 * @param environment what `pg_dump` is found by
 * @throws Error when the folder is there, the database cannot be read, or the copy does not open
 */
export async function makeBackup(
  location: DatabaseLocation,
  to: string,
  environment: NodeJS.ProcessEnv,
): Promise<Manifest> {
  if (existsSync(to)) throw new Error(`\`${to}\` is there already. Name a folder that is not there yet.`);
  makeFolder(dirname(to));
  const partial = join(dirname(to), `.${basename(to)}.${process.pid}`);
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await copy(location, partial, environment);
    await writeManifest(partial, manifest);
    await rename(partial, to);
    return manifest;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function copy(location: DatabaseLocation, folder: string, environment: NodeJS.ProcessEnv): Promise<Manifest> {
  const { databaseUrl, dataFolder } = location;
  const database = databaseUrl ? "postgres" : "embedded";
  const place = join(folder, dataPlaces[database]);
  const rows = databaseUrl
    ? await dumpPostgres(location, databaseUrl, place, environment)
    : await copyEmbedded(location, folder, place);
  if (existsSync(keysIn(dataFolder))) await copyFile(keysIn(dataFolder), join(folder, keysFile));
  return {
    format: 1,
    purvey: version,
    database,
    madeAt: new Date().toISOString(),
    sha256: await sha256Of(place),
    rows,
  };
}

async function copyEmbedded(
  location: DatabaseLocation,
  folder: string,
  place: string,
): Promise<Record<string, number>> {
  if (!(await askForCopy(location.dataFolder, place))) await copyClosed(location, place);
  const check = join(folder, "check");
  await cp(place, join(check, "cluster"), { recursive: true });
  const copied = await openEmbedded({ folder: check });
  try {
    return await countRows(copied);
  } finally {
    await copied.close();
    await rm(check, { recursive: true, force: true });
  }
}

async function copyClosed(location: DatabaseLocation, place: string): Promise<void> {
  const db = (await openUnchanged(location)) as EmbeddedDatabase;
  try {
    await db.copyTo(place);
  } finally {
    await db.close();
  }
}

/** Counts and dumps what one snapshot shows. */
async function dumpPostgres(
  location: DatabaseLocation,
  url: string,
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, number>> {
  const db: Database = await openUnchanged(location);
  try {
    return await db.transaction(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read read only`);
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const exported = sql`select pg_export_snapshot() as snapshot`;
      const { snapshot = "" } =
        (await transaction.first<{ snapshot: string }>(acrossSites("a backup", exported))) ?? {};
      const words = ["--format=custom", "--no-owner", "--no-privileges", `--snapshot=${snapshot}`, `--file=${file}`];
      const [rows] = await Promise.all([countRows(transaction), runPostgresTool("pg_dump", words, url, environment)]);
      return rows;
    });
  } finally {
    await db.close();
  }
}
