import type { Candidates, CompletedCommand, CompletionModel } from "./completion-model.ts";
import { wordsOf } from "./completion-model.ts";

/** A text in single quotes, for bash and zsh. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The functions that bash and zsh share: what completes a first word, an option's value, and the fields of an operation. */
export function sharedFunctions(model: CompletionModel): string {
  return [
    lookup("_purvey_options", model.commands, ({ options }) => options.map(({ flag }) => flag).join(" ")),
    lookup("_purvey_first", model.commands, ({ first }) => (first ? said(wordsOf(first, model)) : "")),
    valueLookup(model.commands),
    fieldLookup(model),
  ].join("\n");
}

/** What a script prints for candidates: the words, or `:files`, `:folders`, nothing. */
function said(candidates: Candidates): string {
  if (candidates === "anything") return ":anything";
  return typeof candidates === "string" ? `:${candidates}` : candidates.join(" ");
}

function lookup(
  name: string,
  commands: readonly CompletedCommand[],
  text: (command: CompletedCommand) => string,
): string {
  const cases = commands
    .map((command) => [command.name, text(command)] as const)
    .filter(([, words]) => words !== "")
    .map(([command, words]) => `    ${command}) echo ${quote(words)} ;;\n`);
  return `${name}() {\n  case "$1" in\n${cases.join("")}  esac\n}\n`;
}

/** By command and option, because `--output` is a form here and a file there. */
function valueLookup(commands: readonly CompletedCommand[]): string {
  const cases = commands.flatMap(({ name, options }) =>
    options
      .filter(({ values }) => values !== undefined)
      .map(({ flag, values }) => `    '${name} ${flag}') echo ${quote(said(values as Candidates))} ;;\n`),
  );
  return `_purvey_values() {\n  case "$1 $2" in\n${cases.join("")}  esac\n}\n`;
}

function fieldLookup({ fields }: CompletionModel): string {
  const cases = fields
    .filter(([, flags]) => flags.length > 0)
    .map(([operation, flags]) => `    ${operation}) echo ${quote(flags.join(" "))} ;;\n`);
  return `_purvey_fields() {\n  case "$1" in\n${cases.join("")}  esac\n}\n`;
}
