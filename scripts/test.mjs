// `npm test`: from a fresh clone to a green suite. Ends with a line `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { run, runTool } from "./lib/run.mjs";

requireNode();
install();

let passed = 0;
let failed = 0;
/** What failed, told once more at the end: the runs' own words stand thousands of lines above. */
const failures = [];

/** One step of the suite that counts as one test. */
async function step(title, work) {
  const started = performance.now();
  const status = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} ${title} (${seconds} s)`);
  if (status === 0) passed += 1;
  else {
    failed += 1;
    failures.push(`${title}: ended with ${status}`);
  }
  return status === 0;
}

/** The failed tests of vitest's report, each with its file and the first 40 lines of what it says. */
function failuresOf(report) {
  return report.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === "failed");
    if (file.status === "failed" && tests.length === 0) return [`${name}: ${file.message}`];
    return tests.map((test) => {
      const said = stripVTControlCharacters(test.failureMessages.join("\n")).split("\n").slice(0, 40).join("\n");
      return `${name} > ${test.fullName}\n${said}`;
    });
  });
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
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { numPassedTests: 0, testResults: [] };
  const told = failuresOf(counts);
  if (status !== 0 && told.length === 0) told.push(`${title}: ended with ${status}`);
  passed += counts.numPassedTests;
  failed += told.length;
  failures.push(...told);
  console.log(`${status === 0 ? "✓" : "✗"} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

await step("generated files are fresh", () => run(process.execPath, ["scripts/generate.mjs", "--check"]));
await step("lint and format", () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]));
await step("lock file for every platform", () => run(process.execPath, ["scripts/check-lock.mjs"]));
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

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
