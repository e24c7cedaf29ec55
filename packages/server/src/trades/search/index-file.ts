import { randomBytes } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "../../platform/make-folder.ts";

/** What a process left behind that died while it wrote, after so many milliseconds. */
const leftBehind = 3_600_000;

/** The file of a site's index in a folder. */
export function indexFile(folder: string, site: string): string {
  return join(folder, `${encodeURIComponent(site)}.index`);
}

/** The bytes of a file; nothing where there is none. */
export async function readIndexFile(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes a file that is there as a whole or not at all, whenever the process or the power ends. Other processes may write
 * the same one: that of the last stays.
 */
export async function writeIndexFile(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const folder = dirname(file);
  makeFolder(folder, 0o700);
  await sweep(file);
  const partial = `${file}.${randomBytes(6).toString("hex")}.partial`;
  try {
    const handle = await open(partial, "wx", 0o600);
    try {
      await writeFile(handle, pieces);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function sweep(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(".partial")) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > leftBehind) await rm(join(folder, name), { force: true });
  }
}

/** The name stays after a power cut too. Windows has no such thing for folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
