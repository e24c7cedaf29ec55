import type { Endpoint } from "@purvey/contract/endpoint";
import { optionFields } from "./call-options.ts";
import { shellQuote } from "./shell-quote.ts";

/** The command line of a call: fields as options where all are plain, else the input as JSON. */
export function callLine(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string {
  const options = new Map([...optionFields(endpoint)].map(([option, field]) => [field, option]));
  const fields = Object.entries(input);
  const plain = fields.every(([name, value]) => isPlain(value) && options.has(name));
  const words = plain
    ? fields.flatMap(([name, value]) => wordsOf(options.get(name) as string, value))
    : [JSON.stringify(input)];
  return ["purvey", "call", endpoint.id, ...words].map(shellQuote).join(" ");
}

function isPlain(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value !== "");
}

function wordsOf(option: string, value: unknown): string[] {
  if (value === true) return [`--${option}`];
  const text = String(value);
  return value === false || text.startsWith("-") ? [`--${option}=${text}`] : [`--${option}`, text];
}
