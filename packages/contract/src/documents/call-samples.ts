import type { Endpoint } from "../endpoint.ts";
import { exampleOf } from "../example.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import { kebabCase } from "../service.ts";
import { pascalCase } from "../typescript.ts";

type Input = Readonly<Record<string, unknown>>;

/** The widest object that a sample writes on one line, its indentation included. */
const width = 60;

/**
 * An input worth showing: what must be there; where that is little, also the first few fields that have an example.
 * It fits the schema of the endpoint.
 */
export function sampleInput({ input }: Endpoint): Input {
  return pruned(exampleOf(input) as Input, input);
}

/** How many fields of an object a sample shows, where no more must be there; and where none must. */
const shown = { beside: 3, free: 4 };

function pruned(value: Input, schema: ObjectSchema): Input {
  const required = [...(schema.required ?? []), ...(schema.anyOf?.[0]?.required ?? [])];
  const told = Object.entries(schema.properties).filter(([name, { examples }]) => !required.includes(name) && examples);
  const more = required.length === 0 ? shown.free : Math.max(0, shown.beside - required.length);
  const kept = new Set([...required, ...told.slice(0, schema.anyOf ? 0 : more).map(([name]) => name)]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => kept.has(name))
      .map(([name, field]) => [name, prunedField(field, schema.properties[name] ?? {})]),
  );
}

function prunedField(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => prunedField(item, schema.items ?? {}));
  return schema.properties && value !== null && !schema.anyOf ? pruned(value as Input, schema as ObjectSchema) : value;
}

/** A value as TypeScript writes it, on one line where it is short. */
function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = (inner: string) =>
    list
      ? value.map((item) => literal(item, inner))
      : Object.entries(value).map(([name, field]) => `${keyOf(name)}: ${literal(field, inner)}`);
  const [open, close] = list ? ["[", "]"] : ["{", "}"];
  const flat = parts(indent);
  if (flat.length === 0) return open + close;
  const line = list ? `[${flat.join(", ")}]` : `{ ${flat.join(", ")} }`;
  if (line.length + indent.length <= width && !line.includes("\n")) return line;
  return `${open}\n${parts(deeper)
    .map((part) => `${deeper}${part},\n`)
    .join("")}${indent}${close}`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function argumentOf(input: Input, indent = ""): string {
  return Object.keys(input).length === 0 ? "" : literal(input, indent);
}

/**
 * The call in TypeScript, on a client `api`.
 *
 * @example
 * typescriptSample(items.endpoints["brands.get"]); // const { data } = await api.items.brands.get({ id: 1001 });
 */
export function typescriptSample(endpoint: Endpoint, input: Input = sampleInput(endpoint)): string {
  const names = endpoint.list ? "{ data, total }" : "{ data }";
  return `const ${names} = await api.${endpoint.id}(${argumentOf(input)});\n`;
}

/** A hook that reads with the endpoint, or one that answers a function which changes something with it. */
export function reactSample(endpoint: Endpoint, input: Input = sampleInput(endpoint)): string {
  const name = `use${pascalCase(endpoint.resource)}${pascalCase(endpoint.operation)}`;
  return endpoint.safe ? queryHook(endpoint, name, input) : mutationHook(endpoint, name, input);
}

function queryHook(endpoint: Endpoint, name: string, input: Input): string {
  return hook(["dataOf", "useQueries"], "useQuery", [
    `export function ${name}() {`,
    "  const queries = useQueries<PurveyClient>();",
    `  return useQuery(dataOf(queries.${endpoint.id}(${argumentOf(input, "  ")})));`,
  ]);
}

function mutationHook(endpoint: Endpoint, name: string, input: Input): string {
  return hook(["useMutations"], "useMutation", [
    `export function ${name}() {`,
    "  const mutations = useMutations<PurveyClient>();",
    `  const { mutate } = useMutation(mutations.${endpoint.id}());`,
    `  return () => mutate(${argumentOf(input, "  ") || "{}"});`,
  ]);
}

function hook(ours: readonly string[], theirs: string, lines: readonly string[]): string {
  return [
    'import type { PurveyClient } from "@purvey/client";',
    `import { ${ours.join(", ")} } from "@purvey/react";`,
    `import { ${theirs} } from "@tanstack/react-query";`,
    "",
    ...lines,
    "}\n",
  ].join("\n");
}

/** The request on the command line of a shell, with the token in `$TOKEN`. */
export function curlSample(endpoint: Endpoint, origin = "http://localhost:4400"): string {
  const input = sampleInput(endpoint);
  const lines = [
    ...(endpoint.method === "GET" ? [] : [`curl -X ${endpoint.method}`]),
    `${endpoint.method === "GET" ? "curl " : ""}${quoted(origin + addressOf(endpoint, input))}`,
    `-H 'x-site-id: demo'`,
    ...(endpoint.permission === "none" ? [] : [`-H "authorization: Bearer $TOKEN"`]),
    ...bodyWords(endpoint, input),
  ];
  return `${lines.join(" \\\n  ")}\n`;
}

function addressOf(endpoint: Endpoint, input: Input): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = Object.keys(endpoint.query?.properties ?? {})
    .filter((name) => input[name] !== undefined)
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(queryText(input[name]))}`);
  return `/api/${kebabCase(endpoint.service)}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

function queryText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function bodyWords({ method, body, bareBody }: Endpoint, input: Input): string[] {
  if (method === "GET" || method === "DELETE" || !body) return [];
  const fields = Object.keys(body.properties).filter((name) => input[name] !== undefined);
  const value = bareBody ? input[bareBody] : Object.fromEntries(fields.map((name) => [name, input[name]]));
  return ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(value))}`];
}

/** A word of a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
