import type { Readable } from "node:stream";
import type { ParseArgsConfig } from "node:util";

/** What a command reads from: standard input, a keyboard when a person sits there. */
export type TerminalInput = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(on: boolean): unknown;
};

/** Where a command reads and writes. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** How wide the terminal is that shows the output; nothing when a file or another program takes it. */
  readonly columns?: number;
  /** Whether a terminal shows what goes to standard error, where a person reads along. */
  readonly showsErrors?: boolean;
  /** Standard input, opened by the first who asks. */
  readonly input?: () => TerminalInput;
}

export type OptionDefinition = NonNullable<ParseArgsConfig["options"]>[string] & {
  /** One line for the help. */
  readonly help: string;
  /** What stands for the value in the help: `<id>`. */
  readonly value?: string;
  /** The values it takes, where they are few; those that a boolean one takes behind `=`. */
  readonly choices?: readonly string[];
};

export type OptionDefinitions = Readonly<Record<string, OptionDefinition>>;

/** What the words of a command line were read as. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** What a word of a command names, for completion in shells. */
export type WordKind = "operation" | "service" | "shell" | "command" | "folder";

/** One command of `purvey`. Answers the exit status. */
export interface Command {
  readonly name: string;
  /** What follows the name: `<folder>`. */
  readonly usage: string;
  /** How many words it takes at most, options not counted. */
  readonly words: number;
  /** What its first word names. */
  readonly firstWord?: WordKind;
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly options: OptionDefinitions;
  /** True when its exit status tells more than done, failed and not understood. */
  readonly exitStatuses?: true;
  /** Options that follow from the words: `purvey call` takes the fields of its operation. */
  optionsFor?(words: readonly string[]): Promise<OptionDefinitions>;
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** The command line makes no sense; the message says how it would. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The text of an option, or of the environment, or the default. An empty text is none. */
export function textOption(given: Given, name: string, fallback: string): string;
export function textOption(given: Given, name: string, fallback: string | undefined): string | undefined;
export function textOption(given: Given, name: string, fallback: string | undefined): string | undefined {
  const value = given.options[name];
  return typeof value === "string" && value !== "" ? value : fallback;
}
