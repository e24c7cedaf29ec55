// The tool that turns changesets into versions. It is fetched when it is needed: few ever release.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The last line of versions that runs on Node 20. */
const tool = "@changesets/cli@2.31.1";

/** Runs the tool in a checkout. */
export function changeset(checkout, ...words) {
  execFileSync("npx", ["--yes", tool, ...words], {
    cwd: checkout,
    shell: process.platform === "win32",
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** What the waiting changesets tell, in the order of their files. */
export function waitingTexts(checkout) {
  const folder = join(checkout, ".changeset");
  const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return files.sort().map((name) =>
    readFileSync(join(folder, name), "utf8")
      .replace(/^---.*?^---\s*/ms, "")
      .trim(),
  );
}
