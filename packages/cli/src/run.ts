import { version } from "@purvey/server/platform/version";
import { type Command, type Terminal, UsageError } from "./command.ts";
import { commands } from "./commands/index.ts";
import { exitStatus } from "./exit-status.ts";
import { fileProblem } from "./file-problem.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { didYouMean } from "./nearest.ts";
import { optionsOf, readCommandLine } from "./read-command-line.ts";
import { styleOf } from "./text/style.ts";

/** Runs one command line and answers the exit status: see {@link exitStatus}. */
export async function run(given: readonly string[], outer: Terminal): Promise<number> {
  const { words, terminal } = colourless(given, outer);
  const [name, ...rest] = words;
  if (name === undefined) return help(undefined, [], terminal);
  if (["help", "--help", "-h"].includes(name)) return help(rest[0], rest.slice(1), terminal);
  if (["version", "--version", "-v"].includes(name)) return print(`${version}\n`, terminal);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) return unknownCommand(name, terminal);
  if (rest.includes("--help") || rest.includes("-h")) return help(name, rest, terminal);
  try {
    return await command.run(await readCommandLine(command, rest), terminal);
  } catch (error) {
    terminal.error(`${fileProblem(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
    if (!(error instanceof UsageError)) return exitStatus.failed;
    terminal.error(`Usage: purvey ${command.name} ${command.usage}\n`);
    return exitStatus.usage;
  }
}

/** `--no-color` is good for every command, wherever it stands. */
function colourless(words: readonly string[], terminal: Terminal): { words: string[]; terminal: Terminal } {
  const kept = words.filter((word) => word !== "--no-color");
  const environment = kept.length === words.length ? terminal.environment : { ...terminal.environment, NO_COLOR: "1" };
  return { words: kept, terminal: { ...terminal, environment } };
}

async function help(name: string | undefined, words: readonly string[], terminal: Terminal): Promise<number> {
  const style = styleOf(terminal);
  if (name === undefined) return print(generalHelp(commands, style), terminal);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) return unknownCommand(name, terminal);
  const { options, problem } = await helpOptions(command, words);
  print(commandHelp(command, options, style), terminal);
  if (problem === undefined) return exitStatus.done;
  terminal.error(`${problem}\n`);
  return exitStatus.usage;
}

/** The options to explain; where the words are not understood, those that the command always has, and what is wrong. */
async function helpOptions(
  command: Command,
  words: readonly string[],
): Promise<{ options: Command["options"]; problem?: string }> {
  const named = words.filter((word) => word !== "--help" && word !== "-h");
  try {
    return { options: await optionsOf(command, named) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { options: command.options, ...(named.length > 0 ? { problem: error.message } : {}) };
  }
}

function print(text: string, terminal: Terminal): number {
  terminal.out(text);
  return exitStatus.done;
}

function unknownCommand(name: string, terminal: Terminal): number {
  const names = commands.map((command) => command.name);
  const near = didYouMean(name, names) || ` It has ${names.join(", ")}.`;
  terminal.error(`purvey has no command \`${name}\`.${near} \`purvey help\` explains them.\n`);
  return exitStatus.usage;
}
