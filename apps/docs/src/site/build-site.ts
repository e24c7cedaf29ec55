import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageAssets } from "./layout.ts";
import { siteFiles } from "./site-files.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
const guides = fileURLToPath(new URL("../../../../docs", import.meta.url));

interface Manifest {
  readonly [input: string]: {
    readonly file: string;
    readonly css?: readonly string[];
    readonly assets?: readonly string[];
  };
}

/** The names of the built script, style and faces, which carry a hash. Faces of extended Latin come where a text needs them. */
function readAssets(): PageAssets {
  const manifest = JSON.parse(readFileSync(join(dist, "assets.json"), "utf8")) as Manifest;
  const entry = manifest["src/browser/main.ts"];
  if (!entry) throw new Error("`dist/assets.json` does not name `src/browser/main.ts`. Run `vite build` first.");
  const faces = (entry.assets ?? []).filter((file) => /-latin-wght-.*\.woff2$/.test(file));
  if (faces.length !== 2)
    throw new Error(`\`dist/assets.json\` names ${faces.length} faces of Latin, where text and code have one each.`);
  return { script: entry.file, styles: entry.css ?? [], faces };
}

const started = performance.now();
const files = siteFiles(guides, readAssets());
for (const [name, text] of files) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}
console.log(`${files.size} files of documentation in ${((performance.now() - started) / 1000).toFixed(1)} s`);
