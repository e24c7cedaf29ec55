// Which file of the repository names which: imports, re-exports, `import()`, `new URL("./x", import.meta.url)`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "./root.mjs";

const named = /["'`]((?:\.{1,2}\/|@purvey\/|\/src\/)[^"'`\n$]*)["'`]/g;

/** The files of these folders that git knows or would take in, as paths from the root. */
export function ownFiles(folders = ["packages", "apps", "e2e", "bench", "scripts"]) {
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...folders];
  const files = execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).split("\0");
  return [...new Set(files)].filter((file) => file && existsSync(join(root, file)));
}

/**
 * Who names a file, for every file.
 *
 * @returns a map from each named file to those that name it
 */
export function importers() {
  const by = new Map();
  for (const file of ownFiles().filter((name) => /\.(tsx?|mjs|css)$/.test(name)))
    for (const [, target] of readFileSync(join(root, file), "utf8").matchAll(named)) {
      const found = resolved(file, target);
      if (found) by.set(found, [...(by.get(found) ?? []), file]);
    }
  return by;
}

/** The file that an address in another stands for; nothing when there is none of ours. */
function resolved(from, target) {
  const [, name, rest] = /^@purvey\/(\w+)\/?(.*)$/.exec(target) ?? [];
  const app = /^apps\/\w+/.exec(from)?.[0];
  if (target.startsWith("/src/") && !app) return undefined;
  const path = name
    ? `packages/${name}/src/${rest || "index"}`
    : target.startsWith("/src/")
      ? `${app}${target}`
      : posix.join(posix.normalize(dirname(from)), target.replace(/[?#].*$/, ""));
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile(),
  );
}
