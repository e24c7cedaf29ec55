import { services } from "@purvey/contract/services/index";
import { optionFields } from "../call/call-options.ts";
import type { Command, OptionDefinition, WordKind } from "../command.ts";

/** What may stand somewhere: these words, a file, a folder, or whatever a person types. */
export type Candidates = readonly string[] | "files" | "folders" | "anything";

/** One option as shells complete it. */
export interface CompletedOption {
  /** `--output`. */
  readonly flag: string;
  readonly help: string;
  /** What its value may be; nothing for an option without one. */
  readonly values: Candidates | undefined;
}

/** One command as shells complete it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What its first word may be; nothing when it takes none. */
  readonly first: WordKind | "anything" | undefined;
}

/** Everything that the scripts know. */
export interface CompletionModel {
  readonly commands: readonly CompletedCommand[];
  readonly operations: readonly string[];
  readonly services: readonly string[];
  readonly shells: readonly string[];
  /** The options that give the fields of each operation. */
  readonly fields: readonly (readonly [operation: string, flags: readonly string[]])[];
}

/** The shells that there are scripts for. */
export const shells = ["bash", "zsh", "fish"] as const;

/** Commands, options, operations with their fields, and services, as words to complete. */
export function completionModel(commands: readonly Command[]): CompletionModel {
  const endpoints = services.flatMap((service) => Object.values(service.endpoints));
  const serviceNames = services.map(({ name }) => name);
  const domains = [...new Set(endpoints.map(({ domain }) => domain))];
  const help = { name: "help", summary: "Explain a command", options: [], first: "command" } as const;
  return {
    commands: [...commands.map((command) => completed(command, serviceNames, domains)), help],
    operations: endpoints.map(({ id }) => id),
    services: serviceNames,
    shells,
    fields: endpoints.map(
      (endpoint) => [endpoint.id, [...optionFields(endpoint).keys()].map((name) => `--${name}`)] as const,
    ),
  };
}

/** The words that a kind of word stands for. */
export function wordsOf(kind: WordKind | "anything", model: CompletionModel): Candidates {
  if (kind === "operation") return model.operations;
  if (kind === "service") return model.services;
  if (kind === "shell") return model.shells;
  if (kind === "command") return model.commands.map(({ name }) => name).filter((name) => name !== "help");
  return kind === "folder" ? "folders" : "anything";
}

function completed(command: Command, serviceNames: readonly string[], domains: readonly string[]): CompletedCommand {
  const own = Object.entries(command.options).map(([name, option]) => {
    const values = option.type === "boolean" ? undefined : valuesOf(name, option, serviceNames, domains);
    return { flag: `--${name}`, help: option.help, values };
  });
  const everywhere = [
    { flag: "--help", help: "Explain the command", values: undefined },
    { flag: "--no-color", help: "Write without colours", values: undefined },
  ];
  const first = command.words === 0 ? undefined : (command.firstWord ?? "anything");
  return { name: command.name, summary: command.summary, options: [...own, ...everywhere], first };
}

function valuesOf(
  name: string,
  { choices, value }: OptionDefinition,
  serviceNames: readonly string[],
  domains: readonly string[],
): Candidates {
  if (choices) return choices;
  if (name === "service") return serviceNames;
  if (name === "domain") return domains;
  if (value === "<file>") return "files";
  return value === "<folder>" ? "folders" : "anything";
}
