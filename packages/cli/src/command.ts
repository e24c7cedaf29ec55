import type { ParseArgsConfig } from "node:util";

/** Where a command reads and writes. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export type OptionDefinition = NonNullable<ParseArgsConfig["options"]>[string] & {
  /** One line for the help. */
  readonly help: string;
  /** What stands for the value in the help: `<id>`. */
  readonly value?: string;
};

/** What the words of a command line were read as. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command of `purvey`. Answers the exit status. */
export interface Command {
  readonly name: string;
  /** What follows the name: `<folder>`. */
  readonly usage: string;
  /** How many words it takes at most, options not counted. */
  readonly words: number;
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly options: Readonly<Record<string, OptionDefinition>>;
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** The command line makes no sense; the message says how it would. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The text of an option, or of the environment, or the default. An empty text is none. */
export function textOption(given: Given, name: string, fallback: string | undefined): string | undefined {
  const value = given.options[name];
  return typeof value === "string" && value !== "" ? value : fallback;
}
