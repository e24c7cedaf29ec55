import type { Endpoint } from "@purvey/contract/endpoint";
import type { Service } from "@purvey/contract/service";
import type { App } from "../app.ts";

/** What a raw request is made of; `null` leaves a header out. */
export interface RawCall {
  readonly token?: string | null;
  readonly site?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it stands; instead of the one that the input gives. */
  readonly body?: string;
  /** The address that the call comes from; none without it, as in-process calls have none. */
  readonly address?: string;
}

/** The answer to a raw request, its body parsed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  readonly body: any;
}

/** Sends an endpoint's input past the client's checks, as any other caller would. */
export async function rawRequest(
  app: App,
  service: Service,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  call: RawCall = {},
): Promise<RawAnswer> {
  const bodyFields = Object.keys(endpoint.body?.properties ?? {}).filter((name) => input[name] !== undefined);
  const body = endpoint.bareBody
    ? input[endpoint.bareBody]
    : Object.fromEntries(bodyFields.map((name) => [name, input[name]]));
  return rawFetch(app, endpoint.method, pathOf(service, endpoint, input), {
    ...call,
    ...(endpoint.body && call.body === undefined ? { body: JSON.stringify(body ?? {}) } : {}),
  });
}

/** The path and query that an endpoint's input is sent to. */
export function pathOf(service: Service, endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const search = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.properties ?? {})) {
    const value = input[name];
    if (value !== undefined && value !== null)
      search.set(
        name,
        Array.isArray(value) ? value.join(",") : typeof value === "object" ? JSON.stringify(value) : String(value),
      );
  }
  return `/api/${service.segment}${path}${search.size > 0 ? `?${search}` : ""}`;
}

/** Sends any request to the app. */
export async function rawFetch(app: App, method: string, path: string, call: RawCall = {}): Promise<RawAnswer> {
  const headers = new Headers(call.headers);
  if (call.site !== null) headers.set("x-site-id", call.site ?? "demo");
  if (call.token) headers.set("authorization", `Bearer ${call.token}`);
  if (call.body !== undefined) headers.set("content-type", "application/json");
  const response = await app.fetch(
    new Request(/^http:/.test(path) ? path : `http://test.invalid${path}`, {
      method,
      headers,
      ...(call.body === undefined ? {} : { body: call.body }),
    }),
    call.address === undefined ? undefined : { incoming: { socket: { remoteAddress: call.address } } },
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
  };
}
