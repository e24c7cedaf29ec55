import { version } from "@purvey/server/version";
import { type Command, type Terminal, UsageError } from "./command.ts";
import { commands } from "./commands/index.ts";
import { exitStatus } from "./exit-status.ts";
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
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`);
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
  return print(commandHelp(command, await helpOptions(command, words), style), terminal);
}

/** The options to explain; where the words are not understood, those that the command always has. */
async function helpOptions(command: Command, words: readonly string[]): Promise<Command["options"]> {
  try {
    return await optionsOf(
      command,
      words.filter((word) => word !== "--help" && word !== "-h"),
    );
  } catch (error) {
    if (error instanceof UsageError) return command.options;
    throw error;
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
