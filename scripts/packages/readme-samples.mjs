// The samples of the packages' READMEs, as programs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.mjs";

/** Each JavaScript sample of a package's README, made to call the given server. */
export function readmeSamples(name, server) {
  const text = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) =>
    code.replaceAll("http://localhost:4400", server),
  );
}
