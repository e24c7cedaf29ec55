import type { Endpoint } from "@purvey/contract/endpoint";
import { limitsOf } from "@purvey/contract/limits";
import { type Schema, typesOf } from "@purvey/contract/schema";
import type { OptionDefinition, OptionDefinitions } from "../command.ts";
import { serverOptions } from "../connection/server-options.ts";
import { optionName } from "../read-command-line.ts";

/** The options of `purvey call` beside the fields of its operation. */
export const callOptions = {
  ...serverOptions,
  input: {
    type: "string",
    value: "<file>",
    help: "Read the input from a JSON file (`@file.json`), or `-` from standard input",
  },
  set: {
    type: "string",
    multiple: true,
    value: "<path=value>",
    help: "Set one field, also inside others: --set lines[0].quantity=2 (repeatable)",
  },
  output: {
    type: "string",
    value: "<form>",
    choices: ["json", "jsonl", "csv", "table"],
    help: "How to print the answer: json (default), jsonl, csv or table",
  },
  "data-only": { type: "boolean", help: "Print the data without its envelope" },
  all: { type: "boolean", help: "Go through every page of a list" },
  curl: { type: "boolean", help: "Print the request as a curl command instead of sending it" },
  reveal: { type: "boolean", help: "With --curl: write the token and passwords out" },
  "dry-run": { type: "boolean", help: "Check the input, send nothing" },
  "idempotency-key": {
    type: "string",
    value: "<text>",
    help: "Have a POST with this key done once, however often it is sent",
  },
} as const satisfies OptionDefinitions;

/**
 * The options that give fields, with their fields. A field whose name is taken, by an option of the command or by another
 * spelling of the same name before it, has none: --set gives it.
 */
export function optionFields({ input }: Pick<Endpoint, "input">): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const field of Object.keys(input.properties)) {
    const name = optionName(field);
    const taken = Object.hasOwn(callOptions, name) || name === "help" || name === "no-color" || fields.has(name);
    if (!taken) fields.set(name, field);
  }
  return fields;
}

/** An option for each field of an operation's input. */
export function fieldOptions(endpoint: Endpoint): OptionDefinitions {
  const { properties, required = [] } = endpoint.input;
  const options = [...optionFields(endpoint)].map(([name, field]) => {
    return [name, optionOf(properties[field] as Schema, required.includes(field))] as const;
  });
  return Object.fromEntries(options);
}

function optionOf(schema: Schema, required: boolean): OptionDefinition {
  const { description, title, default: preset } = schema;
  const notes = [
    ...(required ? ["required"] : []),
    ...limitsOf(schema),
    ...(preset === undefined ? [] : [`default ${JSON.stringify(preset)}`]),
  ];
  const what = firstSentence(description ?? title ?? "");
  const help = [what, notes.length > 0 ? `(${notes.join(", ")})` : ""].filter(Boolean).join(" ");
  const types = typesOf(schema);
  if (types.includes("boolean") && types.length <= 2) return { type: "boolean", choices: ["true", "false"], help };
  return { type: "string", multiple: true, value: valueText(schema), help };
}

function firstSentence(text: string): string {
  return /^.*?[.;](?=\s|$)/s.exec(text)?.[0].replace(/[.;]$/, "") ?? text;
}

function valueText(schema: Schema): string {
  const types = typesOf(schema);
  if (schema.enum && schema.enum.length <= 6) return `<${schema.enum.filter((value) => value !== null).join("|")}>`;
  if (types.includes("array")) return schema.items && typesOf(schema.items).includes("object") ? "<json>" : "<a,b,…>";
  if (types.includes("object")) return "<json>";
  if (schema.format === "sql-datetime") return "<'YYYY-MM-DD HH:mm:ss'>";
  return types.includes("integer") || types.includes("number") ? "<number>" : "<text>";
}
