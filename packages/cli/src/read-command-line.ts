import { parseArgs } from "node:util";
import { type Command, type Given, type OptionDefinition, type OptionDefinitions, UsageError } from "./command.ts";
import { didYouMean } from "./nearest.ts";

/**
 * The words behind a command's name, read by its options.
 *
 * @throws UsageError for an option it has not, a value too many or too few, and a word too many.
 */
export async function readCommandLine(command: Command, words: readonly string[]): Promise<Given> {
  const options = await optionsOf(command, words);
  const plain = words.map((word) => inOurSpelling(word, options));
  const { tokens, positionals, values } = parse(options, plain);
  for (const token of tokens) if (token.kind === "option") checkOption(command, options, token);
  const excess = positionals[command.words];
  if (excess !== undefined)
    throw new UsageError(`\`purvey ${command.name}\` does not know what to do with \`${excess}\`.`);
  return { words: positionals, options: values as Given["options"] };
}

/** The options of a command, those that follow from its words included. */
export async function optionsOf(command: Command, words: readonly string[]): Promise<OptionDefinitions> {
  if (!command.optionsFor) return command.options;
  const more = await command.optionsFor(parse(command.options, words).positionals);
  return { ...command.options, ...more };
}

/** `customerId`, `customer_id` → `customer-id`. */
export function optionName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

/** Fields are options under the names that the contract gives them, too: `--customerId`. */
function inOurSpelling(word: string, options: OptionDefinitions): string {
  const [, name = "", rest = ""] = /^--([\w-]+)(=.*)?$/s.exec(word) ?? [];
  const ours = optionName(name);
  return name !== "" && !Object.hasOwn(options, name) && Object.hasOwn(options, ours) ? `--${ours}${rest}` : word;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Not strict, because the sentences of `parseArgs` speak of other things than the command. */
function parse(options: OptionDefinitions, words: readonly string[]) {
  const plain = Object.fromEntries(
    Object.entries(options).map(([name, { help: _help, value: _value, choices: _choices, ...option }]) => [
      name,
      option,
    ]),
  );
  return parseArgs({ args: [...words], options: plain, allowPositionals: true, strict: false, tokens: true });
}

function checkOption(command: Command, options: OptionDefinitions, token: OptionToken): void {
  const { name, rawName, value, inlineValue } = token;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) throw new UsageError(`\`purvey ${command.name}\` has no option \`${rawName}\`.${known(name, options)}`);
  if (option.type === "boolean" && value !== undefined && !option.choices)
    throw new UsageError(`\`${rawName}\` takes no value, so \`${value}\` is too much.`);
  if (option.type === "string" && (value === undefined || (!inlineValue && /^--?[a-z]/i.test(value))))
    throw new UsageError(`\`${rawName}\` needs a value: ${rawName} ${option.value ?? "<value>"}.`);
  checkChoice(rawName, option, value);
}

function known(name: string, options: OptionDefinitions): string {
  const names = Object.keys(options).map((key) => `--${key}`);
  return didYouMean(`--${name}`, names) || (names.length > 0 ? ` It has ${names.join(", ")}.` : " It has none.");
}

function checkChoice(rawName: string, { choices }: OptionDefinition, value: string | undefined): void {
  if (!choices || value === undefined || choices.includes(value)) return;
  throw new UsageError(`\`${rawName}\` is one of ${choices.join(", ")}, not \`${value}\`.`);
}
