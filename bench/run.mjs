// Runs a bench as the server is published: bundled by rolldown, of the sources of this workspace.
// `node run.mjs server.ts postgres search`
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const [entry = "", ...words] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const name = basename(entry, ".ts");
const dir = join(import.meta.dirname, "node_modules", ".cache", name);
mkdirSync(dir, { recursive: true });
const bundle = await rolldown({
  input: {
    [name]: join(import.meta.dirname, entry),
    "load-generator": join(import.meta.dirname, "lib/load-generator.ts"),
    "index-worker": join(root, "packages/server/src/trades/search/index-worker.ts"),
  },
  platform: "node",
  resolve: { conditionNames: ["source", "node", "import"] },
  external: /^(?!@purvey\/)[@a-z]/,
});
await bundle.write({ dir, sourcemap: true });
await bundle.close();
process.argv.splice(1, process.argv.length, join(dir, `${name}.js`), ...words);
await import(pathToFileURL(join(dir, `${name}.js`)).href);
