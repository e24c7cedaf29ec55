import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir, platform } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { constants, gunzip, gzip } from "node:zlib";
import { makeFolder } from "../make-folder.ts";
import { initDbStartParams, openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migrations/migration.ts";

/** How many templates are kept, of some 6 MB each. */
const MAXIMUM_KEPT = 4;

/**
 * The tar of an embedded database on which the migrations have run: a new database starts from it in half a second
 * instead of three. Made once and kept, packed to some 5 MB, in the cache folder of the user; the name of the file
 * follows from the migrations and the version of PGlite, so a changed schema never meets an old template.
 * Several processes may make it at once: the file appears whole or not at all.
 *
 * @param folder where it is kept
 */
export async function embeddedTemplate(migrations: readonly Migration[], folder = cacheFolder()): Promise<Uint8Array> {
  const file = templateFile(migrations, folder);
  return (await kept(file)) ?? (await keep(file, await make(migrations)));
}

/** The file in which the template of these migrations is kept. */
export function templateFile(migrations: readonly Migration[], folder: string): string {
  return join(folder, `embedded-${keyOf(migrations)}.tar.gz`);
}

function keyOf(migrations: readonly Migration[]): string {
  const hash = createHash("sha256").update(pgliteVersion());
  hash.update(JSON.stringify([initDbStartParams, migrations]));
  return hash.digest("hex").slice(0, 16);
}

function pgliteVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@electric-sql/pglite");
  return (require(join(dirname(entry), "..", "package.json")) as { version: string }).version;
}

async function kept(file: string): Promise<Uint8Array | undefined> {
  try {
    return await promisify(gunzip)(await readFile(file));
  } catch {
    // Missing, or spoilt (gzip carries a check sum): either way it is made anew and replaced.
    return undefined;
  }
}

async function make(migrations: readonly Migration[]): Promise<Uint8Array> {
  const database = await openEmbedded();
  try {
    await migrate(database, migrations);
    return await database.dump();
  } finally {
    await database.close();
  }
}

async function keep(file: string, tar: Uint8Array): Promise<Uint8Array> {
  const partial = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    makeFolder(dirname(file), 0o700);
    await writeFile(partial, await promisify(gzip)(tar, { level: constants.Z_BEST_SPEED }));
    await rename(partial, file);
    await removeOld(dirname(file));
  } catch {
    // A cache that cannot be written (a read-only home) costs time at the next start, nothing else.
    await rm(partial, { force: true }).catch(() => undefined);
  }
  return tar;
}

/** Every change of the schema leaves a file behind; those that were used last may still be wanted by other versions. */
async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^embedded-[0-9a-f]{16}\.tar\.gz$/.test(name));
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
  const old = aged.sort((one, other) => other.time - one.time).slice(MAXIMUM_KEPT);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}

/**
 * The folder for files that only save time and may be deleted whenever one likes. `PURVEY_CACHE` overrides it.
 * Linux: `$XDG_CACHE_HOME/purvey` or `~/.cache/purvey`; macOS: `~/Library/Caches/purvey`; Windows: `%LOCALAPPDATA%\purvey`.
 */
function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.PURVEY_CACHE) return environment.PURVEY_CACHE;
  if (platform() === "darwin") return join(homedir(), "Library", "Caches", "purvey");
  if (platform() === "win32") return join(environment.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "purvey");
  return join(environment.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "purvey");
}
