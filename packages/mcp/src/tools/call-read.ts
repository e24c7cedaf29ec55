import { redact } from "@purvey/client/observe";
import type { Endpoint } from "@purvey/contract/endpoint";
import { anything, entity, integer, nullable, optional, query, required, text } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import { endpointOf, operationOf } from "../endpoints.ts";
import { fitRecords, fitValue } from "../fit.ts";
import { Refusal } from "../refusal.ts";
import { ceiling, clientOf, defaultBudget, type Session } from "../session.ts";
import type { Tool } from "../tool.ts";
import { fields, maxCharacters, operation, operationInput } from "./fields.ts";

interface Input {
  readonly operation: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly string[];
  readonly maxRecords?: number;
  readonly maxCharacters?: number;
  readonly cursor?: string;
}

/** `call_read`: calls an operation that changes nothing, and answers as much as the budget holds. */
export function callRead(session: Session): Tool<Input> {
  return {
    name: "call_read",
    title: "Call an operation that only reads",
    description:
      "Calls an operation that changes nothing. Lists come in pages: when `next` is there, call again with it as `cursor`. Choose `fields` to keep answers short. " +
      "Operations that change something, among them some GETs, are refused: `call_write` is for them.",
    input: query({
      operation: required(operation),
      input: operationInput,
      fields,
      maxRecords: integer({
        min: 1,
        max: ceiling.records,
        default: defaultBudget.records,
        description: "At most so many records of a list at once",
      }),
      maxCharacters,
      cursor: text({ max: 20, pattern: "^[0-9]+$", description: "`next` of the answer before, to go on" }),
    }),
    output: entity("ReadAnswer", "What was read", {
      operation,
      data: anything({ description: "The answer, as `answerSchema` of `describe` says it; secrets are masked" }),
      shown: optional(integer({ description: "How many records of a list are here" })),
      total: optional(integer({ description: "How many there are in all" })),
      next: optional(text({ description: "The cursor of the next page; missing on the last" })),
      trimmed: optional(text({ description: "What was cut to fit the budget" })),
      requestId: nullable(text({ description: "What the server's log knows the call by" })),
    }),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
    async run(given) {
      const endpoint = endpointOf(given.operation);
      if (!endpoint.safe) throw new Refusal(changes(endpoint));
      return endpoint.list ? readPage(endpoint, given, session) : readOne(endpoint, given, session);
    },
  };
}

function changes({ id, method, summary }: Endpoint): string {
  const although = method === "GET" ? " although it is a GET" : "";
  return `\`${id}\` changes something${although} (${summary}). Call it with \`call_write\`, which asks for a confirmation first.`;
}

async function readOne(endpoint: Endpoint, given: Input, session: Session) {
  if (given.cursor) throw new Refusal(`\`${endpoint.id}\` answers one record, not a list: leave \`cursor\` out.`);
  const { data, requestId } = await operationOf(clientOf(session), endpoint)({ ...given.input }).withResponse();
  const fitted = fitValue(shownOf(endpoint, data, given.fields), given.maxCharacters ?? session.budget.characters);
  return { operation: endpoint.id, ...fitted, requestId: requestId ?? null };
}

/** Whether the server itself leaves out the first records: otherwise all of them come each time, and we do. */
function pages({ input }: Endpoint): boolean {
  return input.properties.limit !== undefined && input.properties.offset !== undefined;
}

async function readPage(endpoint: Endpoint, given: Input, session: Session) {
  const { maxRecords = session.budget.records, maxCharacters: characters = session.budget.characters } = given;
  const start = startOf(given);
  const input = pages(endpoint)
    ? { ...given.input, offset: start, limit: limitOf(endpoint, given, maxRecords) }
    : { ...given.input };
  const call = operationOf(clientOf(session), endpoint)(input);
  const { data, envelope, requestId } = await call.withResponse();
  const all = data as readonly unknown[];
  const page = pages(endpoint) ? all : all.slice(start, start + maxRecords);
  const total = pages(endpoint) ? Math.max(envelope.total, start + all.length) : all.length;
  const { data: records, trimmed } = fitRecords(shownOf(endpoint, page, given.fields) as unknown[], characters);
  const end = start + records.length;
  return {
    operation: endpoint.id,
    data: records,
    shown: records.length,
    total,
    ...(records.length > 0 && end < total ? { next: String(end) } : {}),
    ...(trimmed ? { trimmed } : {}),
    requestId: requestId ?? null,
  };
}

function startOf({ cursor, input }: Input): number {
  if (cursor !== undefined) return Number(cursor);
  return typeof input?.offset === "number" ? input.offset : 0;
}

/** The caller's own limit, not more than the budget; one that is no number is left to the checks of the client. */
function limitOf({ input }: Endpoint, given: Input, most: number): unknown {
  const wanted = given.input?.limit ?? most;
  return typeof wanted === "number" && wanted > 0
    ? Math.min(wanted, most, input.properties.limit?.maximum ?? most)
    : wanted;
}

/** What may be shown of an answer: secrets masked, then the fields that were asked for. */
export function shownOf({ returns }: Endpoint, data: unknown, wanted: readonly string[] | undefined): unknown {
  const masked = redact(returns, data);
  return wanted && wanted.length > 0 ? pickFields(masked, returns, wanted) : masked;
}

/**
 * Of each record only the named fields. A dot goes into a record, and through every entry of a list: `lines.quantity`.
 *
 * @param schema what the records are, to tell a field that has no value from one that does not exist
 * @throws Refusal that names the fields there are when one does not exist.
 */
function pickFields(data: unknown, schema: Schema, fields: readonly string[]): unknown {
  const paths = fields.map((field) => field.split("."));
  for (const path of paths) requirePath(schema, path);
  return picked(data, paths);
}

function picked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => picked(entry, paths));
  if (typeof value !== "object" || value === null || paths.some((path) => path.length === 0)) return value;
  const names = [...new Set(paths.map(([name]) => name as string))].filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(
    names.map((name) => {
      const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return [name, picked((value as Readonly<Record<string, unknown>>)[name], below)];
    }),
  );
}

function requirePath(schema: Schema, path: readonly string[]): void {
  let at = schema;
  for (const name of path) {
    while (at.items) at = at.items;
    const { properties, additionalProperties } = at;
    if (!properties) return;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field && additionalProperties) return;
    if (!field)
      throw new Refusal(
        `There is no field \`${path.join(".")}\` in the answer: \`${name}\` is none of ${Object.keys(properties).join(", ")}.`,
      );
    at = field;
  }
}
