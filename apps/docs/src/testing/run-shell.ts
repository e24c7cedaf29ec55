import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildCommand } from "../../../../packages/cli/src/testing/purvey.ts";
import { movedClock } from "../../../../packages/server/src/testing/moved-clock.ts";

/** Runs lines of a shell in an empty folder of their own, with today's `purvey`; answers what they wrote. */
export async function runShell(code: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "purvey-shell-"));
  const purvey = `purvey() { '${process.execPath}' '${await buildCommand()}' "$@"; }`;
  try {
    const env = { ...movedClock, PATH: process.env.PATH, HOME: folder, ...environment };
    const { stdout } = await promisify(execFile)("sh", ["-c", `set -e\n${purvey}\n${code}`], { cwd: folder, env });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
