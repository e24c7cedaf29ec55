import { parseArgs } from "node:util";
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
  if (name === undefined || name === "help" || name === "--help" || name === "-h") return help(rest[0], terminal);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    terminal.error(
      `purvey has no command \`${name}\`. It has ${commands.map((known) => known.name).join(", ")}; \`purvey help\` explains them.\n`,
    );
    return 2;
  }
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
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { help: _help, value: _value, ...option }]) => [name, option]),
  );
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return { words: positionals, options: values as Given["options"] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function help(name: string | undefined, terminal: Terminal): number {
  const command = commands.find((candidate) => candidate.name === name);
  terminal.out(command ? commandHelp(command) : generalHelp(commands));
  return name !== undefined && !command ? 2 : 0;
}
