// Installs what the lock file names, when it is not there yet.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);

/** Ends the process with a sentence when this Node is too old. */
export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Purvey needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}

/** Installs the versions of the lock file, unless they are there: a checkout of another branch makes the same file look newer. */
export function install() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const lock = join(root, "package-lock.json");
  const stamp = join(root, "node_modules", ".purvey-installed");
  const hash = createHash("sha256").update(readFileSync(lock)).digest("hex");
  const isNoted = existsSync(installed) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (isNoted) return;
  const isNewer = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs - 1000;
  if (!isNewer) {
    console.log("Installing packages …");
    execFileSync("npm", ["ci", "--include=dev", "--no-fund", "--no-audit", "--loglevel=error"], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
  }
  writeFileSync(stamp, hash);
}
