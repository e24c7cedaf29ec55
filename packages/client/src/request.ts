import { unfit } from "./unfit.ts";
import type { ClientEndpoint } from "./wire.ts";

/** The parts of an HTTP request that follow from an input. */
export interface BuiltRequest {
  /** Below the service's root, with the query string. */
  readonly path: string;
  readonly body: string | undefined;
}

/** A value as one path segment. Empty, `.` and `..` would name another resource, so they are refused. */
function segment(name: string, value: unknown, id: string): string {
  const text = String(value);
  if (text !== "" && text !== "." && text !== "..") return encoded(name, text, id);
  throw unfit(id, name, `"${text}" cannot stand in a path`);
}

function encoded(name: string, text: string, id: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw unfit(id, name, "Expected well-formed text");
  }
}

/**
 * Appends one query parameter: lists as `a=1,2`, or as `a[0]=x&a[1]=y` where commas do not tell the items apart; objects
 * as JSON; `undefined` and `null` not at all.
 */
function append(query: string, name: string, value: unknown, id: string): string {
  if (value === undefined || value === null) return query;
  const plain = typeof value !== "object" || isPlainList(value);
  if (!plain && Array.isArray(value)) {
    return value.reduce<string>((longer, item, index) => append(longer, `${name}[${index}]`, item, id), query);
  }
  const text = plain ? String(value) : JSON.stringify(value);
  return `${query}${query === "" ? "?" : "&"}${encodeURIComponent(name)}=${encoded(name, text, id)}`;
}

/** A list whose items commas tell apart. */
function isPlainList(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== "object" && /^[^,[]+$/.test(String(item)));
}

/** Sorts an input into path, query and body (R023, R024). Refuses what no address can hold. */
export function buildRequest(
  endpoint: ClientEndpoint,
  input: Readonly<Record<string, unknown>>,
  id: string,
): BuiltRequest {
  const { parts } = endpoint;
  let path = parts[0] as string;
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] as string;
    path += segment(name, input[name], id) + parts[index + 1];
  }
  let query = "";
  const bodyless = endpoint.method === "GET" || endpoint.method === "DELETE";
  // Without a prototype: a field named `__proto__` is a field.
  const body: Record<string, unknown> | undefined = bodyless ? undefined : Object.create(null);
  for (const name in input) {
    if (parts.includes(name) || name === endpoint.bare) continue;
    if (!body || endpoint.query?.includes(name)) query = append(query, name, input[name], id);
    else body[name] = input[name];
  }
  return { path: path + query, body: body && JSON.stringify(endpoint.bare ? input[endpoint.bare] : body) };
}
