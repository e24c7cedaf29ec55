// `npm run test:changed [-- <commit>]`: what a change needs within a minute: types, lint, and the tests nearest to what changed
// against main (or the given commit). Says what it leaves to `npm test`. `--list` only names what it would run.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { importers, ownFiles } from "./lib/import-graph.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { run, runTool } from "./lib/run.mjs";

requireNode();
install();

/** Seconds of tests that are begun, by the figures kept of `npm test`: two processes share them. */
const budgets = { tests: 40, journeys: 45 };

/** What puts a package together names all of it, and leads from each of its parts to each test: no way goes through. */
const together = [
  /^packages\/server\/src\/(app|services|jobs|owned-records|start-server|testing)\.ts$/,
  /^packages\/contract\/src\/(services\/index\.ts|generated\/)/,
  /^packages\/(client|react|mcp|cli|ui)\/src\/(index|services\/index)\.tsx?$/,
  /^apps\/web\/src\/(main\.tsx|routes\/)/,
];

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.includes(".e2e.");
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: "boolean" } } });
const changed = changedFiles(positionals[0] ?? "main");
if (changed.length === 0) {
  console.log("Nothing has changed.");
  process.exit(0);
}

const namedBy = importers();
const files = ownFiles();
const near = distances(changed);
const figures = existsSync(join(root, "scripts/test-figures.json"))
  ? (JSON.parse(readFileSync(join(root, "scripts/test-figures.json"), "utf8")).test?.files ?? {})
  : {};
const serverChanged = changed.some((file) => /^packages\/server\/src\/.*\.ts$/.test(file) && !isTest(file));
// What the server says is asked for in German by a test that no import leads to.
if (serverChanged) near.set("apps/web/src/shared/sentences/sentences.test.ts", 0);
const tests = chosen(
  [...near].filter(([file]) => isTest(file)),
  budgets.tests,
);
const journeys = chosen(journeysOf(screensOf(near)), budgets.journeys);

if (options.list) {
  console.log([...tests.taken, ...journeys.taken].join("\n"));
  tellLeft();
  process.exit(0);
}
let status = await run(process.execPath, ["scripts/check-imports.mjs"]);
const formatted = changed.filter((file) => /\.(tsx?|mjs|json|css)$/.test(file) && existsSync(join(root, file)));
if (status === 0 && formatted.length > 0)
  status = await runTool("@biomejs/biome/bin/biome", [
    "check",
    "--error-on-warnings",
    "--no-errors-on-unmatched",
    ...formatted,
  ]);
if (status === 0) status = await runTool("typescript/bin/tsc", ["-b"]);
if (status === 0)
  status = await runTool("typescript/bin/tsc", [
    ...["-p", "tsconfig.test.json", "--incremental", "--tsBuildInfoFile", ".cache/tests.tsbuildinfo"],
  ]);
if (status === 0 && tests.taken.length > 0) {
  const called = join(root, ".cache/called-changed");
  rmSync(called, { recursive: true, force: true });
  const env = { ...process.env, PURVEY_CALLED_FOLDER: called };
  status = await runTool("vitest/vitest.mjs", ["run", ...tests.taken], { env });
  if (status === 0 && serverChanged) status = await run(process.execPath, ["scripts/check-rows.mjs", called, "--some"]);
}
if (status === 0 && journeys.taken.length > 0) {
  status = await build();
  const env = { ...process.env, PURVEY_CHROMIUM: await findChromium() };
  if (status === 0)
    status = await runTool("vitest/vitest.mjs", ["run", "--config", "e2e/vitest.config.ts", ...journeys.taken], {
      env,
    });
}
console.log(`\n${changed.length} changed, ${tests.taken.length} test files and ${journeys.taken.length} journeys run.`);
tellLeft();
process.exitCode = status;

function tellLeft() {
  const left = [...tests.left, ...journeys.left];
  if (left.length > 0) console.log(`Left to \`npm test\`, besides what no import leads to:\n  ${left.join("\n  ")}`);
}

/** What differs from a commit, in the work tree too. */
function changedFiles(base) {
  const git = (...words) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const [start] = git("merge-base", base, "HEAD");
  return [...new Set([...git("diff", "--name-only", start), ...git("ls-files", "--others", "--exclude-standard")])];
}

/** How many imports lie between a change and each file that it reaches. What stands beside a changed file is near to it. */
function distances(starts) {
  const found = new Map(starts.map((file) => [file, 0]));
  for (const [file, steps] of found)
    for (const next of together.some((pattern) => steps > 0 && pattern.test(file)) ? [] : (namedBy.get(file) ?? []))
      if (!found.has(next)) found.set(next, steps + 1);
  for (const room of new Set(starts.flatMap(roomsOf)))
    for (const file of files)
      if (isTest(file) && file.startsWith(room) && (found.get(file) ?? 9) > 1) found.set(file, 1.5);
  return found;
}

/** The folders whose tests go through the front door, and so name no file that they test. */
function roomsOf(file) {
  const [, trade] = /^packages\/server\/src\/trades\/(\w+)\//.exec(file) ?? [];
  if (trade) return [`packages/server/src/trades/${trade}/`];
  const [, service] = /^packages\/contract\/src\/services\/([\w-]+)\//.exec(file) ?? [];
  if (!service) return [];
  return files
    .map((name) => /^packages\/server\/src\/trades\/\w+\/endpoints\/([\w-]+)\//.exec(name))
    .filter((match) => match?.[1] === service)
    .map(([room]) => room);
}

/** The addresses of the screens that changed files are part of, as patterns. */
function screensOf(reached) {
  return files
    .filter((file) => /^apps\/web\/src\/routes\/\w+\/[\w-]*screens\.ts$/.test(file))
    .flatMap((file) => {
      const [, area] = /routes\/(\w+)\//.exec(file);
      const routes = readFileSync(join(root, file), "utf8").split("createRoute(").slice(1);
      return routes.flatMap((text) => {
        const [, path] = /path: "([^"]+)"/.exec(text) ?? [];
        const [, module] = /import\("([^"]+)"\)/.exec(text) ?? [];
        if (!path || !module || !reached.has(join(file, "..", module))) return [];
        const steps = `/${area}${path === "/" ? "" : path}`.replace(/\$\w+/g, '[^/?"`]+');
        return [new RegExp(`["\`}]${steps}(?=["\`?#])`)];
      });
    });
}

/** The journeys that open one of these screens, themselves or by the steps that they share. */
function journeysOf(screens) {
  const textOf = (file) => readFileSync(join(root, file), "utf8");
  const opening = new Set(
    files.filter(
      (file) => /^e2e\/(journeys|budgets)\//.test(file) && screens.some((screen) => screen.test(textOf(file))),
    ),
  );
  const found = new Map(changed.filter((file) => file.includes(".e2e.")).map((file) => [file, 0]));
  for (const file of opening) {
    if (file.includes(".e2e.")) found.set(file, found.get(file) ?? 1);
    else for (const user of namedBy.get(file) ?? []) opening.add(user);
  }
  return [...found].filter(([file]) => existsSync(join(root, file)));
}

/** The nearest first, of equally near ones the quick ones first, as long as there is time. */
function chosen(candidates, budget) {
  const seconds = (file) => figures[file] ?? 2;
  const ordered = candidates
    .filter(([file]) => existsSync(join(root, file)))
    .sort(([one, near], [other, far]) => near - far || seconds(one) - seconds(other))
    .map(([file]) => file);
  let spent = 0;
  const taken = [];
  const left = [];
  for (const file of ordered) {
    spent += seconds(file);
    if (spent <= budget || taken.length === 0) taken.push(file);
    else left.push(file);
  }
  return { taken, left };
}
