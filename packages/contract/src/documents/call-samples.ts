import type { Endpoint } from "../endpoint.ts";
import { exampleOf } from "../example.ts";
import type { ObjectSchema, Schema } from "../schema.ts";
import { kebabCase } from "../service.ts";
import { pascalCase } from "../typescript.ts";
import { withDemonstrationRecords } from "./demonstration-records.ts";

type Input = Readonly<Record<string, unknown>>;

/** The widest line with an object in it, all that stands before it included: it fits beside a page's text. */
const width = 48;

/**
 * An input worth showing: what must be there; where that is little, also the first few fields that have an example.
 * It fits the schema of the endpoint, and what reads names records that the demonstration has.
 */
export function sampleInput(endpoint: Endpoint): Input {
  return withDemonstrationRecords(templateInput(endpoint), endpoint);
}

/** The same for any site: where only the site knows a record's number, {@link standIn} stands for it. */
export function templateInput({ input, method }: Endpoint): Input {
  return pruned(exampleOf(input) as Input, input, method === "GET" ? reading : writing);
}

/** How many fields of an object a sample shows, where no more must be there; and where none must. */
interface Shown {
  readonly beside: number;
  readonly free: number;
}

const writing: Shown = { beside: 3, free: 4 };
/** Filters narrow each other: of many, little or nothing is found. */
const reading: Shown = { beside: 2, free: 2 };

function pruned(value: Input, schema: ObjectSchema, shown: Shown): Input {
  const required = [...(schema.required ?? []), ...(schema.anyOf?.[0]?.required ?? [])];
  const told = Object.entries(schema.properties).filter(([name, field]) => !required.includes(name) && saysMore(field));
  const more = required.length === 0 ? shown.free : Math.max(0, shown.beside - required.length);
  const kept = new Set([...required, ...told.slice(0, schema.anyOf ? 0 : more).map(([name]) => name)]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => kept.has(name))
      .map(([name, field]) => [name, prunedField(field, schema.properties[name] ?? {})]),
  );
}

/** A field with an example that is not what is taken without it. */
function saysMore({ examples, default: preset }: Schema): boolean {
  return examples !== undefined && examples[0] !== preset;
}

function prunedField(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => prunedField(item, schema.items ?? {}));
  return schema.properties && value !== null && !schema.anyOf
    ? pruned(value as Input, schema as ObjectSchema, writing)
    : value;
}

/**
 * A value as TypeScript writes it, on one line where it is short.
 *
 * @param before how many characters stand before it in its line, the indentation included
 */
function literal(value: unknown, indent = "", before = indent.length): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = (inner: string) =>
    list
      ? value.map((item) => literal(item, inner))
      : Object.entries(value).map(([name, field]) => {
          const key = `${keyOf(name)}: `;
          return key + literal(field, inner, inner.length + key.length);
        });
  const [open, close] = list ? ["[", "]"] : ["{", "}"];
  const flat = parts(indent);
  if (flat.length === 0) return open + close;
  const line = list ? `[${flat.join(", ")}]` : `{ ${flat.join(", ")} }`;
  if (before + line.length < width && !line.includes("\n")) return line;
  return `${open}\n${parts(deeper)
    .map((part) => `${deeper}${part},\n`)
    .join("")}${indent}${close}`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A call up to its closing bracket: how it begins, and the input. */
function callWith(input: Input, call: string, indent = ""): string {
  const before = indent.length + call.length;
  return `${indent}${call}${Object.keys(input).length === 0 ? "" : literal(input, indent, before)}`;
}

/**
 * The call in TypeScript, on a client `api`.
 *
 * @example
 * typescriptSample(items.endpoints["brands.get"]); // const { data } = await api.items.brands.get({ id: 1 });
 */
export function typescriptSample(endpoint: Endpoint, input: Input = sampleInput(endpoint)): string {
  const names = endpoint.list ? "{ data, total }" : "{ data }";
  return `${callWith(input, `const ${names} = await api.${endpoint.id}(`)});\n`;
}

/** A hook that reads with the endpoint, or one that answers a function which changes something with it. */
export function reactSample(endpoint: Endpoint, input: Input = sampleInput(endpoint)): string {
  const name = `use${pascalCase(endpoint.resource)}${pascalCase(endpoint.operation)}`;
  return endpoint.safe ? queryHook(endpoint, name, input) : mutationHook(endpoint, name, input);
}

function queryHook(endpoint: Endpoint, name: string, input: Input): string {
  return hook(["dataOf", "useQueryOptions"], "useQuery", [
    `export function ${name}() {`,
    "  const queries = useQueryOptions();",
    `${callWith(input, `return useQuery(dataOf(queries.${endpoint.id}(`, "  ")})));`,
  ]);
}

function mutationHook(endpoint: Endpoint, name: string, input: Input): string {
  return hook(["useMutationOptions"], "useMutation", [
    `export function ${name}() {`,
    "  const mutations = useMutationOptions();",
    `  const { mutate } = useMutation(mutations.${endpoint.id}());`,
    `${callWith(input, "return () => mutate(", "  ")}${Object.keys(input).length === 0 ? "{}" : ""});`,
  ]);
}

function hook(ours: readonly string[], theirs: string, lines: readonly string[]): string {
  return [
    `import { ${ours.join(", ")} } from "@purvey/react";`,
    `import { ${theirs} } from "@tanstack/react-query";`,
    "",
    ...lines,
    "}\n",
  ].join("\n");
}

/** A request as it is sent. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** The request of {@link sampleInput}, with `$TOKEN` where the token belongs. */
export function requestSample(endpoint: Endpoint, origin = "http://localhost:4400"): SampleRequest {
  const input = sampleInput(endpoint);
  const body = bodyOf(endpoint, input);
  return {
    method: endpoint.method,
    url: origin + addressOf(endpoint, input),
    headers: {
      "x-site-id": "demo",
      ...(endpoint.permission === "none" ? {} : { authorization: "Bearer $TOKEN" }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

/** The request on the command line of a shell, with the token in `$TOKEN`. */
export function curlSample(endpoint: Endpoint, origin?: string): string {
  const { method, url, headers, body } = requestSample(endpoint, origin);
  const lines = [
    ...(method === "GET" ? [`curl ${quoted(url)}`] : [`curl -X ${method}`, quoted(url)]),
    ...Object.entries(headers).map(([name, value]) => {
      const line = `${name}: ${value}`;
      return `-H ${value.includes("$TOKEN") ? `"${line}"` : quoted(line)}`;
    }),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
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

function bodyOf({ method, body, bareBody }: Endpoint, input: Input): string | undefined {
  if (method === "GET" || method === "DELETE" || !body) return undefined;
  const fields = Object.keys(body.properties).filter((name) => input[name] !== undefined);
  return JSON.stringify(bareBody ? input[bareBody] : Object.fromEntries(fields.map((name) => [name, input[name]])));
}

/** A word of a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
