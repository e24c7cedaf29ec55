// From the waiting changesets to a new version of every package.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeset, waitingTexts } from "./changesets.mjs";

/** Raises the version of a checkout, in the packages, the server, the lock file and the changelog; answers the new one. */
export function raiseVersion(checkout) {
  const texts = waitingTexts(checkout);
  changeset(checkout, "version");
  const { version } = JSON.parse(readFileSync(join(checkout, "packages", "server", "package.json"), "utf8"));
  edit(join(checkout, "packages", "server", "src", "platform", "version.ts"), (text) =>
    text.replace(/"[^"]+";/, `"${version}";`),
  );
  edit(join(checkout, "CHANGELOG.md"), (text) => told(text, version, texts));
  const words = ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", words, { cwd: checkout, shell: process.platform === "win32", stdio: "inherit" });
  return version;
}

/** What was not released yet is of this version now, the changesets' own words first. */
function told(changelog, version, texts) {
  const lines = texts.map((text) => `- ${text.replace(/\s*\n\s*/g, " ")}`);
  return changelog.replace(/^## Unreleased\n+/m, ["## Unreleased\n", `## ${version}\n`, ...lines, ""].join("\n"));
}

function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
