import { check } from "@purvey/contract/check";
import { canonicalTexts, decodeBody, decodeQuery, decodeText, withDefaults } from "@purvey/contract/decode";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue, Schema } from "@purvey/contract/schema";
import { ServerError } from "../errors.ts";
import { readBody } from "./read-body.ts";
import { findUnstorable } from "./storable.ts";

type Input = Record<string, unknown>;

function invalidInput(issues: readonly Issue[]): ServerError {
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
}

/**
 * The checked input of a request: path, query and body decoded, checked against the contract, defaults filled in.
 * Names that the endpoint does not know are left out, so that nothing gets into a record that nobody looked at.
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
  bodyLimit: number,
): Promise<Input> {
  const input: Input = endpoint.query ? decodeQuery(endpoint.query, search) : {};
  for (const [name, schema] of Object.entries(endpoint.params?.properties ?? {}))
    input[name] = decodeText(schema, params[name] ?? "");
  // What is looked for may be the name of a thing. It is not stored: a search stands signs that a record does not.
  for (const [name, value] of Object.entries(input)) input[name] = canonicalTexts(value);
  for (const [name, value] of Object.entries(input)) if (typeof value === "object") requireStorable(value, name);
  if (endpoint.body) {
    const body = await readBody(request, bodyLimit);
    requireStorable(body);
    Object.assign(input, bodyFields(endpoint, body));
  }
  const issues = check(endpoint.input, input);
  if (issues.length > 0) throw invalidInput(issues);
  return withDefaults(endpoint.input, input) as Input;
}

function requireStorable(value: unknown, path = ""): void {
  const issue = findUnstorable(value, path);
  if (issue) throw invalidInput([issue]);
}

function bodyFields(endpoint: Endpoint, body: unknown): Input {
  const schema = endpoint.body as Schema;
  if (Array.isArray(body)) {
    if (endpoint.bareBody) return decodeBody(schema, { [endpoint.bareBody]: body }) as Input;
    // Callers of this API family send an empty list where there is nothing to send.
    if (body.length === 0) return {};
    throw notAnObject(`a list of ${body.length}`, "array");
  }
  if (body === undefined || body === null) return {};
  if (typeof body !== "object") throw notAnObject(typeof body, typeof body);
  const decoded = decodeBody(schema, body) as Input;
  return Object.fromEntries(Object.entries(decoded).filter(([name]) => mayCarry(endpoint, schema, name)));
}

/** What stands in the path or the query is not up to the body. */
function mayCarry(endpoint: Endpoint, body: Schema, name: string): boolean {
  if (body.properties && Object.hasOwn(body.properties, name)) return true;
  return body.additionalProperties === true && !Object.hasOwn(endpoint.input.properties, name);
}

function notAnObject(words: string, received: string): ServerError {
  return invalidInput([
    { path: "", message: `Expected an object, got ${words}`, code: "type", expected: "object", received },
  ]);
}
