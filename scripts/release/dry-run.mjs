// `npm run release:dry`: a release from the last commit, in a copy of the repository; nothing is published or kept.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { published } from "../lib/pack.mjs";
import { root } from "../lib/root.mjs";
import { waitingTexts } from "./changesets.mjs";
import { raiseVersion } from "./raise-version.mjs";

const copy = mkdtempSync(join(tmpdir(), "purvey-release-"));
const node = (...words) => execFileSync(process.execPath, words, { cwd: copy, stdio: "inherit" });

/** What is installed here serves the copy too, and what is built here is built there in no time. */
function borrow(folder) {
  for (const name of ["node_modules", "dist"]) {
    const [from, to] = [join(root, folder, name), join(copy, folder, name)];
    if (!existsSync(from)) continue;
    if (name === "dist") cpSync(from, to, { recursive: true });
    else symlinkSync(from, to, process.platform === "win32" ? "junction" : "dir");
  }
}

try {
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, copy], { stdio: "inherit" });
  if (waitingTexts(copy).length === 0) {
    const names = published.map((name) => `"@purvey/${name}": patch\n`).join("");
    writeFileSync(join(copy, ".changeset", "dry-run.md"), `---\n${names}---\n\nA release that is only tried\n`);
  }
  const version = raiseVersion(copy);
  const packages = readdirSync(join(copy, "packages")).map((name) => join("packages", name));
  for (const folder of ["", "apps/web", "apps/docs", ...packages]) borrow(folder);
  node(
    "node_modules/typescript/bin/tsc",
    "-b",
    ...published.map((name) => `packages/${name}`),
    "packages/client/tsconfig.node.json",
  );
  node("scripts/release/publish.mjs", "--dry-run");
  console.log(`A release would be ${version}: ${published.map((name) => `@purvey/${name}`).join(", ")}.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
