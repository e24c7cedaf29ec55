import type { Schema } from "@purvey/contract/schema";
import { mask, redact } from "./observe.ts";
import { allServices } from "./services/index.ts";
import type { TransportRequest } from "./transport.ts";
import type { ClientEndpoint } from "./wire.ts";

/** What a tape knows a call by: two calls with equal members are the same call. */
export interface TapedCall {
  /** `items.brands.list`; missing where a transport was called without a client. */
  readonly operation?: string;
  readonly method: string;
  /** From the service's folder on, the query sorted: `/items/brands?limit=3`. The same for every `baseUrl`. */
  readonly path: string;
  readonly site?: string;
  /** The body, its keys sorted. */
  readonly body?: unknown;
}

/** What came back: the status, when to try again if the server said so, and the body, as JSON or as text. */
export interface TapedAnswer {
  readonly status: number;
  readonly retryAfter?: string;
  readonly body?: unknown;
  readonly text?: string;
}

/** One entry of a tape. */
export interface TapedExchange extends TapedCall {
  readonly answer: TapedAnswer;
}

/** A request as a tape writes it: no header but the site, and every sensitive field masked, so that no secret gets into it. */
export function tapedCall(url: string, request: TransportRequest): TapedCall {
  const endpoint = endpointOf(request.endpoint);
  const body = request.body === undefined ? undefined : parse(request.body);
  const site = request.headers["x-site-id"];
  return withoutTokens(request, {
    ...(request.endpoint ? { operation: request.endpoint } : {}),
    method: request.method,
    path: pathOf(url, request.endpoint, endpoint),
    ...(site === undefined ? {} : { site }),
    ...(body === undefined ? {} : { body: sorted(endpoint ? redact(bodySchema(endpoint), body) : body) }),
  });
}

/** An answer as a tape writes it: without the times and request ids that differ each time. */
export function tapedAnswer(
  request: TransportRequest,
  answer: { readonly status: number; readonly retryAfter: string | null; readonly text: string },
): TapedAnswer {
  const { status, retryAfter, text } = answer;
  const again = retryAfter === null ? {} : { retryAfter };
  const body = text === "" ? undefined : parse(text);
  if (body === undefined) return withoutTokens(request, { status, ...again, ...(text === "" ? {} : { text }) });
  const shown = status < 400 ? answered(endpointOf(request.endpoint), body) : withoutMoment(body);
  return withoutTokens(request, { status, ...again, body: sorted(shown) });
}

/** The text of a tape: exchanges sorted by what was called, repeats in their order, so that recording again changes what changed. */
export function tapeText(exchanges: readonly TapedExchange[]): string {
  const keyed = exchanges.map((exchange) => ({ exchange, key: `${exchange.path} ${callKey(exchange)}` }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return `${JSON.stringify(
    keyed.map(({ exchange }) => exchange),
    null,
    2,
  )}\n`;
}

/** What makes two calls the same. */
export function callKey({ method, path, site, body }: TapedCall): string {
  return JSON.stringify([method, path, site, body]);
}

/** A call in a line: `GET /items/brands?limit=3`. */
export function callLine({ method, path }: TapedCall): string {
  return `${method} ${path}`;
}

function endpointOf(id: string | undefined): ClientEndpoint | undefined {
  const [service = "", ...rest] = id?.split(".") ?? [];
  if (!Object.hasOwn(allServices, service)) return undefined;
  return allServices[service as keyof typeof allServices].endpoints[rest.join(".")];
}

function bodySchema({ bare, input }: ClientEndpoint): Schema {
  return (bare && input.properties[bare]) || input;
}

function answered(endpoint: ClientEndpoint | undefined, body: unknown): unknown {
  if (!endpoint) return body;
  const shown = redact(endpoint.answer, body);
  const params: unknown = (Object(shown) as { params?: unknown }).params;
  return params === undefined ? shown : { ...(shown as object), params: redact(endpoint.input, params) };
}

/** A refusal without the moment it was written and the id of its request. */
function withoutMoment(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "timestamp" && name !== "requestId"));
}

function pathOf(url: string, id: string | undefined, endpoint: ClientEndpoint | undefined): string {
  const { pathname, searchParams } = new URL(url, "http://tape.invalid");
  const pairs = [...searchParams].map(([name, value]): [string, string] => {
    const field = endpoint?.input.properties[name.replace(/\[.*$/, "")];
    return [name, field?.["x-sensitive"] ? mask : value];
  });
  pairs.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const query = pairs.map(([name, value]) => `${name}=${value}`).join("&");
  return (endpoint && id ? belowService(pathname, id, endpoint) : pathname) + (query && `?${query}`);
}

/** The path with the service's folder in front, wherever the service lives. */
function belowService(pathname: string, id: string, { parts }: ClientEndpoint): string {
  const service = allServices[id.split(".", 1)[0] as keyof typeof allServices];
  const pattern = parts.map((part, index) => (index % 2 ? "[^/]+" : part.replace(/[^\w/]/g, "\\$&"))).join("");
  const [own] = new RegExp(`${pattern}$`).exec(pathname) ?? [pathname];
  return `/${service.segment}${own}`;
}

const tokenShaped = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The caller's own token must not get onto the tape, wherever it stands, nor anything that looks like one. */
function withoutTokens<T>({ headers }: TransportRequest, entry: T): T {
  const own = headers.authorization?.replace(/^Bearer /, "");
  const text = JSON.stringify(entry).replace(tokenShaped, mask);
  return JSON.parse(own && own.length > 7 ? text.replaceAll(own, mask) : text) as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
}
