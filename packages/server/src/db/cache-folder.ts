import { homedir, platform } from "node:os";
import { join } from "node:path";

/**
 * The folder for files that only save time and may be deleted whenever one likes. `PURVEY_CACHE` overrides it.
 * Linux: `$XDG_CACHE_HOME/purvey` or `~/.cache/purvey`; macOS: `~/Library/Caches/purvey`; Windows: `%LOCALAPPDATA%\purvey`.
 */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.PURVEY_CACHE) return environment.PURVEY_CACHE;
  if (platform() === "darwin") return join(homedir(), "Library", "Caches", "purvey");
  if (platform() === "win32") return join(environment.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "purvey");
  return join(environment.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "purvey");
}
