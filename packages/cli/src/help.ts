import type { Command, OptionDefinitions } from "./command.ts";
import { exitStatusWords } from "./exit-status.ts";
import type { Style } from "./text/style.ts";

/** What people come for, and the commands that serve it, in the order of a first day. */
const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["Find the right call", ["services", "search", "describe", "docs", "openapi", "list"]],
  ["Use it", ["login", "logout", "call", "doctor", "mcp"]],
  ["Run a server", ["start", "worker", "config", "load", "backup", "restore", "migrate", "token", "keys"]],
  ["Your shell", ["completion"]],
];

/** The help of `purvey` itself. */
export function generalHelp(commands: readonly Command[], style: Style): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const sections = groups.map(([title, names]) => {
    const lines = names
      .map((name) => commands.find((command) => command.name === name))
      .filter((command) => command !== undefined)
      .map(({ name, summary }) => `  ${style.cyan(name)}${" ".repeat(width - name.length)}  ${summary}\n`);
    return `${style.bold(`${title}:`)}\n${lines.join("")}`;
  });
  return [
    "purvey: the services of a distribution business, from your terminal\n",
    "Usage: purvey <command> [options]\n",
    ...sections,
    "`purvey help <command>` explains one, `purvey help call <operation>` the fields of a call.",
    "Everywhere: --help, --version, --no-color (or $NO_COLOR).\n",
  ].join("\n");
}

/** The help of one command; `options` are its own and those that follow from further words. */
export function commandHelp(command: Command, options: OptionDefinitions, style: Style): string {
  const own = Object.entries(options).filter(([name]) => Object.hasOwn(command.options, name));
  const fields = Object.entries(options).filter(([name]) => !Object.hasOwn(command.options, name));
  const sections = [
    `Usage: purvey ${command.name} ${command.usage}\n\n${command.description}\n`,
    optionLines("Options", own, style),
    optionLines("Fields", fields, style),
    `${style.bold("Examples:")}\n${command.examples.map((example) => `  ${example}`).join("\n")}\n`,
    command.exitStatuses ? exitStatusLines(style) : "",
  ];
  return sections.filter(Boolean).join("\n");
}

function optionLines(
  title: string,
  options: readonly (readonly [string, OptionDefinitions[string]])[],
  style: Style,
): string {
  if (options.length === 0) return "";
  const flags = options.map(([name, { value }]) => `--${name}${value ? ` ${value}` : ""}`);
  const width = Math.max(...flags.map((flag) => flag.length));
  const lines = options.map(([, { help }], index) => {
    const flag = flags[index] as string;
    return `  ${style.cyan(flag)}${" ".repeat(width - flag.length)}  ${help}\n`;
  });
  return `${style.bold(`${title}:`)}\n${lines.join("")}`;
}

function exitStatusLines(style: Style): string {
  const lines = exitStatusWords.map(([status, meaning]) => `  ${status}  ${meaning}\n`);
  return `${style.bold("Exit status:")}\n${lines.join("")}`;
}
