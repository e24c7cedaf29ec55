/** How long loading the installed client takes: all services, and one of them, each in fresh processes; medians. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packAll } from "../scripts/lib/pack.mjs";
import { root } from "../scripts/lib/root.mjs";
import { median } from "./lib/compare.ts";

const packages = join(root, ".cache", "packages");
await packAll(packages);
const folder = join(packages, "stage", "client", "dist", "/");

function milliseconds(module) {
  const code = `import "${folder}wire.js"; const started = performance.now(); await import("${folder}${module}"); console.log(performance.now() - started);`;
  const runs = Array.from({ length: 15 }, () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" })),
  );
  return median(runs);
}

console.log("Loading, in a fresh process");
console.log(`  every service      ${milliseconds("services/index.js").toFixed(1)} ms`);
console.log(`  pricing alone      ${milliseconds("services/pricing.js").toFixed(1)} ms`);
console.log(`  items alone        ${milliseconds("services/items.js").toFixed(1)} ms`);
