// What a run of the tests is made of: phases, each with its time and its failures, and the closing lines.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./root.mjs";
import { runTool } from "./run.mjs";

/** The figures of an earlier run, in the repository, by the name of the run. */
const figuresFile = join(root, "scripts", "test-figures.json");

/** Seconds of processor time of all programs that were started and have ended; undefined where no system tells. */
function processorSeconds() {
  if (process.platform !== "linux") return undefined;
  // Behind the name, which may hold blanks, the 14th and 15th are the times of ended children, in hundredths.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** One run of `npm test` or of its bigger sister. */
export class Suite {
  #name;
  #passed = 0;
  /** What failed, told once more at the end: the runs' own words stand thousands of lines above. */
  #failures = [];
  #phases = [];
  #files = [];

  constructor(name) {
    this.#name = name;
  }

  get isGreen() {
    return this.#failures.length === 0;
  }

  /**
   * Steps side by side, each of commands one after the other. The words of each stand together: of those that failed, and of
   * those that `tells` of what it found.
   */
  async sideBySide(title, steps) {
    await this.#phase(title, () => Promise.all(steps.map((one) => this.#told(one))));
  }

  /** One step that counts as one test; answers whether it passed. */
  async step(title, work) {
    return this.#count(title, await this.#phase(title, work));
  }

  /** A run of vitest, whose tests count one by one. */
  async vitest(title, config, env) {
    const report = join(root, ".cache", `${title.replaceAll(" ", "-")}.json`);
    rmSync(report, { force: true });
    const reporters = ["default", "json", join(root, "scripts/lib/failure-reporter.mjs")];
    const words = ["run", "--config", config, ...reporters.map((name) => `--reporter=${name}`)];
    words.push(`--outputFile.json=${report}`);
    const status = await this.#phase(title, () =>
      runTool("vitest/vitest.mjs", words, { env: { ...process.env, ...env } }),
    );
    const said = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { numPassedTests: 0, testResults: [] };
    const failures = said.testResults.flatMap(failedTests).map(({ name, message }) => `${name}\n${head(message)}`);
    if (status !== 0 && failures.length === 0) failures.push(`${title}: ended with ${status}`);
    this.#passed += said.numPassedTests;
    this.#failures.push(...failures);
    for (const { name, startTime, endTime } of said.testResults)
      this.#files.push({ file: relative(root, name), seconds: rounded((endTime - startTime) / 1000) });
  }

  /** Tells the phases, the slowest files and the failures, and ends with the line that counts. */
  end({ keep }) {
    for (const failure of this.#failures) console.log(`\n✗ ${failure}`);
    const figures = { phases: this.#phases, files: Object.fromEntries(this.#files.map(asEntry)) };
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(
      join(root, ".cache", "test-run.json"),
      `${JSON.stringify({ run: this.#name, ...figures }, null, 2)}\n`,
    );
    console.log(`\n${this.#phases.map(told).join("\n")}`);
    console.log(told({ title: "all", ...sumOf(this.#phases) }));
    const slowest = this.#files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
    if (slowest.length > 0) console.log(`\nSlowest files:\n${slowest.map(told).join("\n")}`);
    const kept = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, "utf8")) : {};
    for (const line of grown(this.#phases, kept[this.#name]?.phases ?? [])) console.log(line);
    if (keep && this.isGreen)
      writeFileSync(figuresFile, `${JSON.stringify({ ...kept, [this.#name]: figures }, null, 2)}\n`);
    console.log(`\n${this.#passed} passed, ${this.#failures.length} failed`);
    process.exitCode = this.isGreen ? 0 : 1;
  }

  async #phase(title, work) {
    const [started, before] = [performance.now(), processorSeconds()];
    const result = await work();
    const processor = before === undefined ? {} : { processor: rounded(processorSeconds() - before) };
    this.#phases.push({ title, seconds: rounded((performance.now() - started) / 1000), ...processor });
    return result;
  }

  async #told({ title, commands, tells = false }) {
    let said = "";
    let status = 0;
    for (const [program, words] of commands) {
      if (status === 0) ({ status, said } = await heard(program, words, said));
    }
    if (status !== 0 || tells) process.stdout.write(said);
    this.#count(title, status);
  }

  #count(title, status) {
    const { seconds } = this.#phases.findLast((phase) => phase.title === title) ?? {};
    console.log(`${status === 0 ? "✓" : "✗"} ${title}${seconds === undefined ? "" : ` (${seconds} s)`}`);
    if (status === 0) this.#passed += 1;
    else this.#failures.push(`${title}: ended with ${status}`);
    return status === 0;
  }
}

/** Runs a program and keeps what it says, behind what was said before. */
function heard(program, words, before) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let said = before;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    child.on("error", reject);
    child.on("close", (code) => resolve({ status: code ?? 1, said }));
  });
}

/** The failed tests of a file in vitest's report, or the file itself when it did not come to its tests. */
export function failedTests({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && tests.length === 0) return [{ name: file, message }];
  return tests.map(({ fullName, failureMessages }) => ({
    name: `${file} > ${fullName}`,
    message: stripVTControlCharacters(failureMessages.join("\n")),
  }));
}

/** The phases that take a quarter more than they did, and five seconds: by processor time where both runs know it. */
function grown(phases, before) {
  return phases.flatMap(({ title, seconds, processor }) => {
    const old = before.find((phase) => phase.title === title);
    if (!old) return [];
    const byProcessor = processor !== undefined && old.processor !== undefined;
    const [now, then] = byProcessor ? [processor, old.processor] : [seconds, old.seconds];
    if (now < then * 1.25 || now - then < 5) return [];
    return [
      `“${title}” has grown: ${now} s${byProcessor ? " of processor time" : ""}, and ${then} s in the figures kept.`,
    ];
  });
}

function sumOf(phases) {
  const sum = (field) => rounded(phases.reduce((total, phase) => total + (phase[field] ?? 0), 0));
  return { seconds: sum("seconds"), processor: sum("processor") };
}

function told({ title, file, seconds, processor }) {
  const time = processor === undefined ? "" : `, ${minutes(processor)} of processor time`;
  return `  ${title ?? file}: ${minutes(seconds)}${time}`;
}

const minutes = (seconds) => (seconds < 60 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`);
const head = (text) => text.split("\n").slice(0, 40).join("\n");
const rounded = (seconds) => Math.round(seconds * 10) / 10;
const asEntry = ({ file, seconds }) => [file, seconds];
