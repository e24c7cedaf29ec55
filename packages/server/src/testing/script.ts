import { programOf } from "./program-of.ts";
import { type RunningScript, runScript } from "./running-script.ts";

/**
 * Starts a TypeScript file in a process of its own, for tests that need one to kill or to compete with.
 *
 * @param file the file, of which a program is made first
 * @param arguments_ what the script finds in `process.argv.slice(2)`
 */
export async function startScript(file: URL, arguments_: readonly string[] = []): Promise<RunningScript> {
  return runScript(await programOf(file), arguments_);
}
