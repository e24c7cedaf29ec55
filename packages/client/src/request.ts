import type { ClientEndpoint } from "./wire.ts";

/** The parts of an HTTP request that follow from an input. */
export interface BuiltRequest {
  /** Below the service's root, with the query string. */
  readonly path: string;
  readonly body: string | undefined;
}

/** Compiled once per endpoint: the texts between the placeholders and the placeholders' names. */
interface PathPlan {
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly inPath: ReadonlySet<string>;
}

const plans = new WeakMap<ClientEndpoint, PathPlan>();

function planOf(endpoint: ClientEndpoint): PathPlan {
  let plan = plans.get(endpoint);
  if (!plan) {
    const parts = endpoint.path.split(/\{(\w+)\}/);
    const names = parts.filter((_, index) => index % 2 === 1);
    plan = { texts: parts.filter((_, index) => index % 2 === 0), names, inPath: new Set(names) };
    plans.set(endpoint, plan);
  }
  return plan;
}

/** A value as one path segment. Empty, `.` and `..` would name another resource, so they are refused. */
function segment(name: string, value: unknown): string {
  const text = String(value);
  if (text === "" || text === "." || text === "..") {
    throw new TypeError(`\`${name}\` is "${text}", which cannot stand in a path; give the key of a record.`);
  }
  return encodeURIComponent(text);
}

/** Appends one query parameter: lists as `a=1,2`, objects as JSON, `undefined` and `null` not at all. */
function append(query: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return query;
  const text = Array.isArray(value)
    ? value.join(",")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  return `${query}${query === "" ? "?" : "&"}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

/** Sorts an input into path, query and body (R023, R024). */
export function buildRequest(endpoint: ClientEndpoint, input: Readonly<Record<string, unknown>>): BuiltRequest {
  const { texts, names, inPath } = planOf(endpoint);
  let path = texts[0] as string;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string;
    path += segment(name, input[name]) + texts[index + 1];
  }
  let query = "";
  if (endpoint.method === "GET" || endpoint.method === "DELETE") {
    for (const name in input) if (!inPath.has(name)) query = append(query, name, input[name]);
    return { path: path + query, body: undefined };
  }
  if (endpoint.bare) return { path, body: JSON.stringify(input[endpoint.bare]) };
  const body: Record<string, unknown> = {};
  for (const name in input) {
    if (inPath.has(name)) continue;
    if (endpoint.query?.includes(name)) query = append(query, name, input[name]);
    else body[name] = input[name];
  }
  return { path: path + query, body: JSON.stringify(body) };
}
