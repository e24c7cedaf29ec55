import { aliasesOf } from "@purvey/contract/aliases";
import { sampleInput, typescriptSample } from "@purvey/contract/documents/call-samples";
import { type FieldRow, fieldRows } from "@purvey/contract/documents/field-rows";
import { type Place, placeOf } from "@purvey/contract/documents/place-of";
import type { Endpoint, ServerCode } from "@purvey/contract/endpoint";
import { serverErrors } from "@purvey/contract/errors";
import { permissions } from "@purvey/contract/permissions";
import { refusalsOf } from "@purvey/contract/refusals";
import { ruleText } from "@purvey/contract/rules/rule-text";
import { optionFields } from "../call/call-options.ts";
import { curlCommand } from "../call/curl-command.ts";
import { shellQuote } from "../call/shell-quote.ts";
import { fullPath } from "../endpoints/find-endpoint.ts";

/** Everything that `purvey describe` says of an operation; what `--json` prints. */
export interface Description {
  readonly operation: string;
  readonly service: string;
  readonly domain: string;
  readonly method: string;
  /** From the server's root. */
  readonly path: string;
  /** Further addresses it answers under. */
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly description: string | undefined;
  readonly permission: string;
  /** The permission as a sentence; nothing for an operation that needs none. */
  readonly may: string | undefined;
  readonly safe: boolean;
  readonly idempotent: boolean;
  /** Whether the answer is a list that comes in pages. */
  readonly paged: boolean;
  readonly input: readonly InputRow[];
  readonly answer: { readonly type: string; readonly fields: readonly FieldRow[] };
  readonly rules: readonly { readonly rule: string; readonly text: string }[];
  readonly errors: readonly Refusal[];
  /** What it makes stale. */
  readonly invalidates: readonly string[];
  readonly example: unknown;
  /** The example as people write it. */
  readonly examples: {
    /** A command line of `purvey call`. */
    readonly shell: string;
    readonly typescript: string;
    readonly curl: string;
  };
}

export interface InputRow extends FieldRow {
  /** Where it goes in the request. */
  readonly in: Place;
}

export interface Refusal {
  readonly code: ServerCode;
  readonly status: number;
  readonly meaning: string;
  readonly advice: string;
}

/** Where examples are sent: the demonstration on this machine, with the token of the environment. */
const local = { address: "http://localhost:4400", siteId: "demo", token: undefined };

/** Everything that the contract knows of an operation, with examples. */
export function describeEndpoint(endpoint: Endpoint): Description {
  const { id, service, domain, method, summary, description, permission, safe, idempotent, list, input } = endpoint;
  const example = sampleInput(endpoint);
  return {
    operation: id,
    service,
    domain,
    method,
    path: fullPath(endpoint),
    aliases: aliasesOf(endpoint).map((alias) => `${alias.method} ${fullPath(alias)}`),
    summary,
    description,
    permission,
    may: permission === "none" ? undefined : permissions[permission],
    safe,
    idempotent,
    paged: list && input.properties.offset !== undefined,
    input: fieldRows(input).map((row) => ({ ...row, in: placeOf(endpoint, row.name) })),
    answer: { type: answerType(endpoint), fields: fieldRows(endpoint.returns) },
    rules: endpoint.rules.map((rule) => ({ rule, text: ruleText(rule) })),
    errors: refusalsOf(endpoint).map(refusalOf),
    invalidates: endpoint.invalidates,
    example,
    examples: {
      shell: callLine(endpoint, example),
      typescript: typescriptSample(endpoint).trimEnd(),
      curl: curlCommand(endpoint, example, local),
    },
  };
}

function answerType({ returns, list }: Endpoint): string {
  const record = list ? returns.items : returns;
  const type = record?.title ?? (typeof record?.type === "string" ? record.type : "value");
  return list ? `${type}[]` : type;
}

function refusalOf(code: ServerCode): Refusal {
  const { status, meaning, advice } = serverErrors[code];
  return { code, status, meaning, advice };
}

/** The command line of a call: fields as options where all are plain, else the input as JSON. */
function callLine(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string {
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
