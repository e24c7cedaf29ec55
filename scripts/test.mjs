// `npm test`: from a fresh clone to a green suite. `npm run test:all` adds what is exhaustive.
// Ends with a line `N passed, N failed`. `--keep-figures` stores this run's figures as those to compare with.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { Suite } from "./lib/suite.mjs";

requireNode();
install();

const all = process.argv.includes("--all");
const suite = new Suite(all ? "test:all" : "test");
const node = (...words) => [process.execPath, words];
const tool = (name, ...words) => node(`${root}node_modules/${name}`, ...words);

// What a compiler or a linter sees takes a minute, and the rest many: nothing of that begins before this is mended.
await suite.sideBySide("what fails early", [
  { title: "generated files are fresh", commands: [node("scripts/generate.mjs", "--check")] },
  { title: "lint and format", commands: [tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")] },
  { title: "lock file for every platform", commands: [node("scripts/check-lock.mjs")] },
  { title: "imports between packages", commands: [node("scripts/check-imports.mjs")] },
  {
    title: "types",
    commands: [tool("typescript/bin/tsc", "-b"), tool("typescript/bin/tsc", "-p", "tsconfig.test.json")],
  },
]);
if (suite.isGreen && (await suite.step("build", build))) {
  const env = all ? { PURVEY_TEST_ALL: "1" } : {};
  const called = join(root, ".cache", "called");
  rmSync(called, { recursive: true, force: true });
  await suite.vitest("unit and server tests", "vitest.config.ts", { ...env, PURVEY_CALLED_FOLDER: called });
  // Each is work for one core.
  await suite.sideBySide("coverage, rows and packages", [
    {
      title: "coverage of the specification",
      commands: [node("scripts/coverage-spec.mjs", called, ...(all ? ["--all"] : []))],
      tells: true,
    },
    { title: "rows typed as the schema says", commands: [node("scripts/check-rows.mjs", called)], tells: true },
    { title: "packages as they are published", commands: [node("scripts/check-packages.mjs", "--light")], tells: true },
  ]);
  await suite.vitest("browser journeys", "e2e/vitest.config.ts", { ...env, PURVEY_CHROMIUM: await findChromium() });
}
suite.end({ keep: process.argv.includes("--keep-figures") });
