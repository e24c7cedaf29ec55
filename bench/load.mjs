/**
 * How long loading the installed client takes: all services, and one of them, each in fresh processes by turns; medians.
 * An empty module is what Node takes for opening any file. `npm run load -w @purvey/bench`.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packAll } from "../scripts/lib/pack.mjs";
import { root } from "../scripts/lib/root.mjs";
import { median } from "./lib/compare.ts";

const packages = join(root, ".cache", "packages");
await packAll(packages, ["contract", "client"]);
const folder = join(packages, "stage", "client", "dist", "/");
writeFileSync(join(folder, "empty.js"), "export {};\n");

function milliseconds(module) {
  const code = `import "${folder}wire.js"; const started = performance.now(); await import("${folder}${module}"); console.log(performance.now() - started);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }));
}

const modules = {
  "every service": "services/index.js",
  "pricing alone": "services/pricing.js",
  "items alone": "services/items.js",
  "an empty module": "empty.js",
};
const times = Object.fromEntries(Object.keys(modules).map((name) => [name, []]));
for (let round = 0; round < 25; round++)
  for (const [name, module] of Object.entries(modules)) times[name].push(milliseconds(module));

console.log("Loading, in a fresh process");
for (const [name, own] of Object.entries(times)) console.log(`  ${name.padEnd(16)} ${median(own).toFixed(1)} ms`);
