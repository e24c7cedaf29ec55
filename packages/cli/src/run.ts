import { parseArgs } from "node:util";
import { version } from "@purvey/server/version";
import { type Command, type Given, type Terminal, UsageError } from "./command.ts";
import { callCommand } from "./commands/call.ts";
import { listCommand } from "./commands/list.ts";
import { loadCommand } from "./commands/load.ts";
import { startCommand } from "./commands/start.ts";
import { tokenCommand } from "./commands/token.ts";
import { commandHelp, generalHelp } from "./help.ts";

/** The commands in the order of the help. */
export const commands: readonly Command[] = [startCommand, loadCommand, tokenCommand, callCommand, listCommand];

/** Runs one command line and answers the exit status: 0 done, 1 failed, 2 not understood. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) return help(undefined, terminal);
  if (["help", "--help", "-h"].includes(name)) return help(rest[0], terminal);
  if (["version", "--version", "-v"].includes(name)) return print(`${version}\n`, terminal);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) return unknownCommand(name, terminal);
  if (rest.includes("--help") || rest.includes("-h")) return help(name, terminal);
  try {
    return await command.run(read(command, rest), terminal);
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) terminal.error(`Usage: purvey ${command.name} ${command.usage}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function read(command: Command, words: readonly string[]): Given {
  const { tokens, positionals, values } = parse(command, words);
  for (const token of tokens) if (token.kind === "option") checkOption(command, token);
  const excess = positionals[command.words];
  if (excess !== undefined)
    throw new UsageError(`\`purvey ${command.name}\` does not know what to do with \`${excess}\`.`);
  return { words: positionals, options: values as Given["options"] };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Not strict, because the sentences of `parseArgs` speak of other things than the command. */
function parse(command: Command, words: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { help: _help, value: _value, ...option }]) => [name, option]),
  );
  return parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
}

function checkOption(command: Command, { name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (!option) {
    const known = Object.keys(command.options).map((key) => `--${key}`);
    throw new UsageError(`\`purvey ${command.name}\` has no option \`${rawName}\`. It has ${known.join(", ")}.`);
  }
  if (option.type === "boolean" && value !== undefined)
    throw new UsageError(`\`${rawName}\` takes no value, so \`${value}\` is too much.`);
  if (option.type === "string" && (value === undefined || (!inlineValue && /^--?\w/.test(value))))
    throw new UsageError(`\`${rawName}\` needs a value: ${rawName} ${option.value ?? "<value>"}.`);
}

function help(name: string | undefined, terminal: Terminal): number {
  if (name === undefined) return print(generalHelp(commands), terminal);
  const command = commands.find((candidate) => candidate.name === name);
  return command ? print(commandHelp(command), terminal) : unknownCommand(name, terminal);
}

function print(text: string, terminal: Terminal): number {
  terminal.out(text);
  return 0;
}

function unknownCommand(name: string, terminal: Terminal): number {
  const known = commands.map((command) => command.name).join(", ");
  terminal.error(`purvey has no command \`${name}\`. It has ${known}; \`purvey help\` explains them.\n`);
  return 2;
}
