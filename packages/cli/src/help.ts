import type { Command } from "./command.ts";

/** The help of `purvey` itself. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const lines = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `purvey: the services of a distribution business on your machine\n\nUsage: purvey <command> [options]\n\nCommands:\n${lines.join("\n")}\n\n\`purvey help <command>\` explains one.\n`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, option]) => [`--${name}${option.value ? ` ${option.value}` : ""}`, option.help] as const,
  );
  const width = Math.max(0, ...options.map(([flag]) => flag.length));
  const sections = [
    `Usage: purvey ${command.name} ${command.usage}\n\n${command.description}\n`,
    options.length > 0
      ? `Options:\n${options.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`).join("\n")}\n`
      : "",
    `Examples:\n${command.examples.map((example) => `  ${example}`).join("\n")}\n`,
  ];
  return sections.filter(Boolean).join("\n");
}
