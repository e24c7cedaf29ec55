// `npm run release:publish`: publishes each package whose version is not there yet, with provenance, and tags it.
// With `--dry-run` npm only says what it would do.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packAll } from "../lib/pack.mjs";
import { root } from "../lib/root.mjs";

const dry = process.argv.includes("--dry-run");
const shell = process.platform === "win32";

function isPublished({ name, version }) {
  try {
    const found = execFileSync("npm", ["view", `${name}@${version}`, "version"], {
      encoding: "utf8",
      shell,
      stdio: "pipe",
    });
    return found.trim() === version;
  } catch (error) {
    // A package that nobody has published yet.
    if (String(error.stderr).includes("E404")) return false;
    throw error;
  }
}

/** Lets npm check and pack for publishing, and says what it would send. */
function tryPublish(file) {
  const words = ["publish", file, "--access", "public", "--dry-run", "--json", "--loglevel=error"];
  const told = JSON.parse(
    execFileSync("npm", words, { encoding: "utf8", shell, stdio: ["ignore", "pipe", "inherit"] }),
  );
  const { id, size, entryCount } = told.id ? told : Object.values(told)[0];
  console.log(`Would publish ${id}: ${entryCount} files, ${Math.round(size / 1000)} kB packed.`);
}

function publish({ name, version, file }) {
  execFileSync("npm", ["publish", file, "--access", "public", "--provenance"], { shell, stdio: "inherit" });
  execFileSync("git", ["tag", `${name}@${version}`], { stdio: "inherit" });
  // The release workflow makes a release of each line like this.
  console.log(`New tag: ${name}@${version}`);
}

for (const packed of await packAll(join(root, ".cache", "packages"))) {
  if (dry) tryPublish(packed.file);
  else if (!isPublished(packed)) publish(packed);
}
