// `npm run steady -- <files> [--runs 20] [--load]`: runs test files again and again, with `--load` beside a busy loop on each
// core, and says how often each test failed, and how. Files are shuffled, each time by a seed that is told.
// `--zone Pacific/Kiritimati` runs them on a machine of that zone, `--at 2028-02-29T23:59:30Z` begins each run at that moment.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./lib/chromium.mjs";
import { root } from "./lib/root.mjs";
import { failedTests } from "./lib/suite.mjs";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "20" },
    load: { type: "boolean", default: false },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    zone: { type: "string" },
    at: { type: "string" },
  },
});
const runs = Number(values.runs);
const at = values.at === undefined ? undefined : Date.parse(values.at);
if (files.length === 0 || !Number.isInteger(runs) || runs < 1 || Number.isNaN(at))
  refuse("Usage: npm run steady -- <test files or folders> [--runs 20] [--load] [--seed 1] [--zone Z] [--at TIME]");
const journeys = files.filter((file) => file.includes(".e2e."));
if (journeys.length > 0 && journeys.length < files.length)
  refuse("Journeys have a configuration of their own: give either journeys or other tests.");
if (journeys.length > 0 && at !== undefined) refuse("A browser keeps the machine's clock: `--at` is for other tests.");
const config = journeys.length > 0 ? "e2e/vitest.config.ts" : "vitest.config.ts";
const env = {
  ...process.env,
  ...(values.zone && { TZ: values.zone }),
  ...(journeys.length > 0 && { PURVEY_CHROMIUM: await findChromium() }),
};
const clock = at === undefined ? undefined : clockOf();

const loops = values.load ? Array.from({ length: availableParallelism() }, startLoop) : [];
process.on("exit", () => {
  for (const loop of loops) loop.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
const folder = join(root, ".cache", "steady");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** How often each test failed, and what it said the first time. */
const failed = new Map();
let red = 0;
for (let number = 0; number < runs; number++) {
  const seed = Number(values.seed) + number;
  const started = performance.now();
  const report = join(folder, `${number + 1}.json`);
  const { status, said } = await vitest(report, seed);
  const problems = status === 0 ? [] : problemsOf(report, said);
  for (const { name, message } of problems) {
    const known = failed.get(name) ?? failed.set(name, { times: 0, message, seed }).get(name);
    known.times += 1;
  }
  if (status !== 0) red += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} run ${number + 1} of ${runs}, seed ${seed} (${seconds} s)`);
}
for (const [name, { times, message, seed }] of failed)
  console.log(`\n${name}\n  failed ${times} of ${runs} times, first with seed ${seed}:\n${message}`);
console.log(`\n${runs - red} of ${runs} runs green${values.load ? ", beside a busy loop on each core" : ""}`);
// Loops would keep this process from ending.
process.exit(red === 0 ? 0 : 1);

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** What gives the programs of a run another time of day: a library that Linux loads into each of them. */
function clockOf() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((folder) => join("/usr/lib", folder)) : [];
  const library = folders.map((folder) => join(folder, "faketime/libfaketimeMT.so.1")).find(existsSync);
  return library ?? refuse("`--at` needs libfaketime: `apt-get install faketime` on Debian and Ubuntu.");
}

/** The time of day moves, at its own speed; how long something takes does not. */
function movedClock() {
  const seconds = Math.round((at - Date.now()) / 1000);
  return { LD_PRELOAD: clock, FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}`, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}

function startLoop() {
  return spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" });
}

function vitest(report, seed) {
  const words = ["run", "--config", config, "--reporter=json", `--outputFile.json=${report}`, ...files];
  const shuffled = ["--sequence.shuffle.files", `--sequence.seed=${seed}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...words, ...shuffled], {
      cwd: root,
      env: clock ? { ...env, ...movedClock() } : env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, said }));
  });
}

/** The failed tests of a run; what the run itself said when no test failed. */
function problemsOf(report, said) {
  const { testResults = [] } = readReport(report) ?? {};
  const problems = testResults.flatMap(failedTests);
  return problems.length > 0 ? problems : [{ name: "the run itself", message: said.slice(-4000) }];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
