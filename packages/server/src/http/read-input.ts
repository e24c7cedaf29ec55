import { check } from "@purvey/contract/check";
import { decodeBody, decodeQuery, decodeText, withDefaults } from "@purvey/contract/decode";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue, Schema } from "@purvey/contract/schema";
import { ServerError } from "../errors.ts";

type Input = Record<string, unknown>;

function invalidInput(issues: readonly Issue[]): ServerError {
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", { issues });
}

/** The checked input of a request: path, query and body decoded, checked against the contract, defaults filled in. */
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
  if (endpoint.body) Object.assign(input, bodyFields(endpoint, await readBody(request, bodyLimit)));
  const issues = check(endpoint.input, input);
  if (issues.length > 0) throw invalidInput(issues);
  return withDefaults(endpoint.input, input) as Input;
}

function bodyFields(endpoint: Endpoint, body: unknown): Input {
  const schema = endpoint.body as Schema;
  if (Array.isArray(body)) {
    if (endpoint.bareBody) return decodeBody(schema, { [endpoint.bareBody]: body }) as Input;
    // Callers of this API family send an empty list where there is nothing to send.
    if (body.length === 0) return {};
    throw invalidInput([
      {
        path: "",
        message: `Expected an object, got a list of ${body.length}`,
        code: "type",
        expected: "object",
        received: "array",
      },
    ]);
  }
  if (body === undefined || body === null) return {};
  if (typeof body !== "object")
    throw invalidInput([
      {
        path: "",
        message: `Expected an object, got ${typeof body}`,
        code: "type",
        expected: "object",
        received: typeof body,
      },
    ]);
  const decoded = decodeBody(schema, body) as Input;
  // What stands in the path is not up to the body.
  return Object.fromEntries(
    Object.entries(decoded).filter(([name]) => !endpoint.params || !(name in endpoint.params.properties)),
  );
}

/** The JSON body, `undefined` when there is none. Never reads more than the limit. */
async function readBody(request: Request, limit: number): Promise<unknown> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) throw tooLarge(announced, limit);
  const text = await readText(request, limit);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
      issues: [{ path: "", message: `The body is not JSON: ${reason}`, code: "json" }],
      cause,
    });
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return "";
  if (request.headers.has("content-length")) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(size, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function tooLarge(size: number, limit: number): ServerError {
  return invalidInput([
    {
      path: "",
      message: `The body has ${size} bytes or more; at most ${limit} are accepted. Send it in parts.`,
      code: "size",
      received: size,
      expected: limit,
    },
  ]);
}
