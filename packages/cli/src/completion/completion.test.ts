import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { services } from "@purvey/contract/services/index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../commands/index.ts";
import { runPurvey } from "../testing/run-purvey.ts";

const folder = mkdtempSync(join(tmpdir(), "purvey-completion-"));
const scripts = { bash: join(folder, "purvey.bash"), zsh: join(folder, "_purvey"), fish: join(folder, "purvey.fish") };

beforeAll(async () => {
  for (const [shell, file] of Object.entries(scripts)) {
    const { status, out } = await runPurvey(["completion", shell]);
    expect(status).toBe(0);
    writeFileSync(file, out);
  }
  writeFileSync(join(folder, "input.json"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds after which a shell hangs. */
const timeout = 10_000;

function installed(shell: string): boolean {
  return spawnSync(shell, ["-c", "exit 0"]).status === 0;
}

/** What bash itself answers for a command line whose words it has taken apart, the last one unfinished. */
function bashAnswers(...words: readonly string[]): string[] {
  const program = `source "$1"; shift
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _purvey; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync("bash", ["--norc", "-c", program, "bash", scripts.bash, "purvey", ...words], {
    cwd: folder,
    encoding: "utf8",
    timeout,
  });
  return out.split("\n").filter(Boolean);
}

/** What fish itself answers for a command line, without the explanations behind the words. */
function fishAnswers(line: string): string[] {
  const program = `source $argv[1]; complete -C $argv[2]`;
  const out = execFileSync("fish", ["--no-config", "-c", program, scripts.fish, `purvey ${line}`], {
    cwd: folder,
    encoding: "utf8",
    timeout,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return out
    .split("\n")
    .filter(Boolean)
    .map((found) => found.split("\t")[0] as string);
}

/** What the script tells zsh to offer for words, the last one unfinished; zsh itself leaves out what does not begin so. */
function zshAnswers(...words: readonly string[]): string[] {
  const program = `compdef() { : }
    source "$1"; shift
    compadd() { print -rl -- \${@:#--} }
    _files() { print -rl -- *(N) }
    _describe() { print -rl -- \${\${(P)@[-1]}%%:*} }
    compset() { : }
    words=("$@"); CURRENT=$#; _purvey`;
  const out = execFileSync("zsh", ["-f", "-c", program, "zsh", scripts.zsh, "purvey", ...words], {
    cwd: folder,
    encoding: "utf8",
    timeout,
  });
  const wanted = words.at(-1)?.replace(/^--[\w-]+=/, "") ?? "";
  return out.split("\n").filter((line) => line !== "" && line.startsWith(wanted));
}

const operations = services.flatMap(({ endpoints }) => Object.values(endpoints)).map(({ id }) => id);

describe("purvey completion", () => {
  it("has scripts for three shells, and says so for others", async () => {
    expect(await runPurvey(["completion"])).toMatchObject({
      status: 2,
      error: expect.stringContaining("bash, zsh or"),
    });
    const { status, error } = await runPurvey(["completion", "fissh"]);
    expect(status).toBe(2);
    expect(error).toContain("There is no script for `fissh`. Did you mean `fish`?");
  });
});

describe.runIf(installed("bash"))("bash", () => {
  it("completes every command, and the options of each", () => {
    const names = commands.map(({ name }) => name);
    expect(bashAnswers("")).toEqual([...names, "help", "--help", "--version", "--no-color"]);
    for (const { name, options } of commands) {
      const flags = Object.keys(options).map((option) => `--${option}`);
      expect(bashAnswers(name, "--")).toEqual([...flags, "--help", "--no-color"]);
    }
  });

  it("completes operations, services and shells where they are named", () => {
    expect(bashAnswers("call", "")).toEqual(operations);
    expect(bashAnswers("describe", "items.brands.g")).toEqual(["items.brands.get"]);
    expect(bashAnswers("list", "com")).toEqual(["commerce"]);
    expect(bashAnswers("completion", "z")).toEqual(["zsh"]);
    expect(bashAnswers("help", "log")).toEqual(["login", "logout"]);
    expect(bashAnswers("start", "")).toEqual([]);
  });

  it("completes the fields of the operation, and values of options, wherever they stand", () => {
    expect(bashAnswers("call", "vmi.warehouse.list", "--cu")).toEqual(["--curl", "--customer-id"]);
    expect(bashAnswers("call", "--url", "http", ":", "//localhost", ":", "4400", "items.brands.ge")).toEqual([
      "items.brands.get",
    ]);
    expect(bashAnswers("call", "items.brands.list", "--output", "=", "js")).toEqual(["json", "jsonl"]);
    expect(bashAnswers("call", "--output", "t")).toEqual(["table"]);
    expect(bashAnswers("search", "bin", "--service", "v")).toEqual(["vmi"]);
    expect(bashAnswers("openapi", "--output", "in")).toEqual(["input.json"]);
    expect(bashAnswers("--no-color", "des")).toEqual(["describe"]);
  });
});

describe.runIf(installed("fish"))("fish", () => {
  it("completes commands, operations with their fields, services, values and files", () => {
    expect(fishAnswers("lo").toSorted()).toEqual(["load", "login", "logout"]);
    expect(fishAnswers("call items.brands.g")).toEqual(["items.brands.get"]);
    expect(fishAnswers("call vmi.warehouse.list --customer")).toEqual(["--customer-id"]);
    expect(fishAnswers("call --output t")).toEqual(["table"]);
    expect(fishAnswers("list comm")).toEqual(["commerce"]);
    expect(fishAnswers("search bin --service vm")).toEqual(["vmi"]);
    expect(fishAnswers("openapi --output inp")).toEqual(["input.json"]);
  });
});

describe.runIf(installed("zsh"))("zsh", () => {
  it("completes commands, operations with their fields, services, values and files", () => {
    expect(zshAnswers("lo").toSorted()).toEqual(["load", "login", "logout"]);
    expect(zshAnswers("call", "items.brands.g")).toEqual(["items.brands.get"]);
    expect(zshAnswers("call", "vmi.warehouse.list", "--customer")).toEqual(["--customer-id"]);
    expect(zshAnswers("logout", "--a")).toEqual(["--all"]);
    expect(zshAnswers("call", "--output=t")).toEqual(["table"]);
    expect(zshAnswers("list", "comm")).toEqual(["commerce"]);
    expect(zshAnswers("search", "bin", "--service", "vm")).toEqual(["vmi"]);
    expect(zshAnswers("openapi", "--output", "inp")).toEqual(["input.json"]);
  });
});
