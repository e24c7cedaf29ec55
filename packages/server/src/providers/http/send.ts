import { carriedTrace } from "../../platform/observe/tracing.ts";
import type { HttpBody, HttpRequest, HttpServiceSettings } from "./http-request.ts";
import { unreadable } from "./http-service-error.ts";

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Sends a request below the base URL. Follows redirects on the same host; the key must not travel elsewhere. */
export async function send(
  settings: HttpServiceSettings,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<Response> {
  const method = request.method ?? (request.body ? "POST" : "GET");
  const init: RequestInit = { method, signal, redirect: "manual", headers: headersOf(settings, request) };
  if (request.body) init.body = bodyText(request.body);
  let url = urlOf(settings, request);
  for (let count = 0; count <= mostRedirects; count++) {
    const response = await fetch(url, init);
    if (!redirects.has(response.status)) return response;
    await response.body?.cancel();
    url = redirectOf(settings, response, url, method);
  }
  throw unreadable(settings, `more than ${mostRedirects} redirects`);
}

function urlOf({ baseUrl }: HttpServiceSettings, { path, query = {} }: HttpRequest): URL {
  const url = new URL(baseUrl.replace(/\/*$/, "") + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, `${value}`);
  return url;
}

function headersOf({ headers }: HttpServiceSettings, request: HttpRequest): Headers {
  const all = new Headers({ "user-agent": "purvey", ...headers });
  const traceparent = carriedTrace();
  if (traceparent) all.set("traceparent", traceparent);
  if (request.body) all.set("content-type", typeOf(request.body));
  for (const [name, value] of Object.entries(request.headers ?? {})) all.set(name, value);
  return all;
}

function typeOf(body: HttpBody): string {
  if ("json" in body) return "application/json";
  return "form" in body ? "application/x-www-form-urlencoded" : body.type;
}

function bodyText(body: HttpBody): string {
  if ("json" in body) return JSON.stringify(body.json);
  return "form" in body ? new URLSearchParams(body.form).toString() : body.text;
}

/** Where a redirect leads: on the same host, and only when it means the same request again. */
function redirectOf(settings: HttpServiceSettings, { status, headers }: Response, from: URL, method: string): URL {
  const location = headers.get("location");
  if (!location) throw unreadable(settings, `a redirect (${status}) to nowhere`);
  const to = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (to?.origin !== from.origin) throw unreadable(settings, `a redirect (${status}) to another host`);
  if (method === "GET" || status === 307 || status === 308) return to;
  throw unreadable(settings, `a redirect (${status}) to what was sent`);
}
