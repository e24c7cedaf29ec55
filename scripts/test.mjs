// `npm test`: from a fresh clone to a green suite. Ends with a line `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { run, runTool } from "./lib/run.mjs";

requireNode();
install();

let passed = 0;
let failed = 0;

/** One step of the suite that counts as one test. */
async function step(title, work) {
  const started = performance.now();
  const status = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} ${title} (${seconds} s)`);
  if (status === 0) passed += 1;
  else failed += 1;
  return status === 0;
}

/** A run of vitest whose tests count one by one. */
async function vitest(title, config, env = {}) {
  const report = join(root, ".cache", `${title.replaceAll(" ", "-")}.json`);
  rmSync(report, { force: true });
  const started = performance.now();
  const status = await runTool(
    "vitest/vitest.mjs",
    ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      env: { ...process.env, ...env },
    },
  );
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const brokenFiles = counts.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  ).length;
  passed += counts.numPassedTests;
  failed += counts.numFailedTests + brokenFiles + (status !== 0 && counts.numFailedTests + brokenFiles === 0 ? 1 : 0);
  console.log(`${status === 0 ? "✓" : "✗"} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

await step("generated files are fresh", () => run(process.execPath, ["scripts/generate.mjs", "--check"]));
await step("lint and format", () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]));
await step("imports between packages", () => run(process.execPath, ["scripts/check-imports.mjs"]));
const built = await step("build", build);
if (built) {
  await step("types of the tests", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.test.json"]));
  const called = join(root, ".cache", "called");
  rmSync(called, { recursive: true, force: true });
  await vitest("unit and server tests", "vitest.config.ts", { PURVEY_CALLED_FOLDER: called });
  await step("coverage of the specification", () => run(process.execPath, ["scripts/coverage-spec.mjs", called]));
  await step("packages as they are published", () => run(process.execPath, ["scripts/check-packages.mjs", "--light"]));
  const chromium = await findChromium();
  await vitest("browser journeys", "e2e/vitest.config.ts", { PURVEY_CHROMIUM: chromium });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
