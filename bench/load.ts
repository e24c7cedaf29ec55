/** How long loading takes: the whole client's contract, and one service of it, each in fresh processes; medians. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "./lib/compare.ts";

const folder = fileURLToPath(new URL("../packages/client/dist/", import.meta.url));

function milliseconds(module: string): number {
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
