import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder with those above it, unless it is there. Node's own `recursive` never ends where no folder can be made at
 * all, as below `/proc`.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT")
      throw new Error(`No folder can be made at \`${folder}\`. Choose another place.`, { cause: error });
    // Another process may have been first.
    if (code !== "EEXIST" || !statSync(folder).isDirectory()) throw error;
  }
}
