import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { decodeQuery } from "@purvey/contract/decode";
import type { Endpoint } from "@purvey/contract/endpoint";
import { query } from "@purvey/contract/fields";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { fileProblem } from "../file-problem.ts";
import { optionFields } from "./call-options.ts";
import { setPath } from "./set-path.ts";

export type Input = Record<string, unknown>;

/**
 * The input of a call: the JSON of the word or of `--input`, with the fields of `--set` and of their own options over it.
 *
 * @throws UsageError for what is no JSON object, a file that is not there, and an unknown field.
 */
export async function readInput(
  endpoint: Endpoint,
  word: string | undefined,
  given: Given,
  terminal: Terminal,
): Promise<Input> {
  const source = textOption(given, "input", undefined);
  if (word !== undefined && source !== undefined)
    throw new UsageError("Give the input once: as JSON behind the operation, or with --input.");
  const input = parseObject((await jsonText(word, source, terminal)) ?? "{}");
  for (const assignment of [given.options.set ?? []].flat()) setPath(input, endpoint.input, `${assignment}`);
  return { ...input, ...fieldsOf(endpoint, given) };
}

async function jsonText(
  word: string | undefined,
  source: string | undefined,
  terminal: Terminal,
): Promise<string | undefined> {
  const place = source ?? word;
  if (place === "-") {
    if (!terminal.input) throw new UsageError("There is no standard input to read.");
    return text(terminal.input());
  }
  if (place?.startsWith("@")) return fileText(place.slice(1));
  return source !== undefined && !/^\s*[{[]/.test(source) ? fileText(source) : place;
}

function fileText(path: string): string {
  try {
    return readFileSync(resolve(path), "utf8");
  } catch (error) {
    const told = fileProblem(error, path);
    if (told) throw new UsageError(`The input cannot be read. ${told}`);
    throw error;
  }
}

function parseObject(json: string): Input {
  let value: unknown;
  try {
    // Some editors and shells begin a file with a byte order mark.
    value = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Input;
  throw new UsageError(`The input must be a JSON object, such as '{"limit": 3}', not \`${json.trim()}\`.`);
}

/** The fields that options of their own give, typed by the contract as a query string is. */
function fieldsOf(endpoint: Endpoint, { options }: Given): Input {
  const texts = [...optionFields(endpoint)].flatMap(([option, field]) =>
    [options[option] ?? []].flat().map((value) => [field, String(value)]),
  );
  return decodeQuery(query(endpoint.input.properties), new URLSearchParams(texts));
}
