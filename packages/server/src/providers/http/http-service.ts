import type { HttpRequest, HttpServiceSettings } from "./http-request.ts";
import { unreadable } from "./http-service-error.ts";
import { type OpenAnswer, openAnswer } from "./open-answer.ts";

/** What an outside system answered. */
export interface HttpAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/**
 * Speaks to one outside system. Every method throws an `HttpServiceError` when the system cannot be reached, takes too
 * long, answers anything but 2xx, too much or not what was asked for. Redirects are followed on the same host only.
 * Nothing is sent twice: whether that is allowed, the adapter knows.
 */
export interface HttpService {
  /** The answer as JSON; an adapter checks what it takes out of it. */
  json(request: HttpRequest): Promise<HttpAnswer<unknown>>;
  /** The answer as text. */
  text(request: HttpRequest): Promise<HttpAnswer<string>>;
  /** The lines of an answer that streams, each as soon as it is there, without blank ones. Stopping early hangs up. */
  lines(request: HttpRequest): AsyncGenerator<string>;
}

/**
 * @example
 * const provider = httpService({ name: "tax provider", baseUrl, headers: { authorization: `Basic ${key}` } });
 * const { body } = await provider.json({ path: "/transactions/create", body: { json: transaction } });
 */
export function httpService(settings: HttpServiceSettings): HttpService {
  return {
    async json(request) {
      const accept = { accept: "application/json", ...request.headers };
      const { status, headers, body } = await textOf(settings, { ...request, headers: accept });
      return { status, headers, body: parseJson(settings, body) };
    },
    text: (request) => textOf(settings, request),
    lines: (request) => linesOf(settings, request),
  };
}

async function textOf(settings: HttpServiceSettings, request: HttpRequest): Promise<HttpAnswer<string>> {
  const { status, headers, texts } = await openAnswer(settings, request);
  return { status, headers, body: await joined(texts) };
}

async function joined(texts: OpenAnswer["texts"]): Promise<string> {
  let whole = "";
  for await (const part of texts) whole += part;
  return whole;
}

async function* linesOf(settings: HttpServiceSettings, request: HttpRequest): AsyncGenerator<string> {
  const { texts } = await openAnswer(settings, request);
  let rest = "";
  for await (const part of texts) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") yield line;
  }
  if (rest.trim() !== "") yield rest;
}

/** JSON that an outside system sent. @throws HttpServiceError (502) when it is none. */
export function parseJson(service: Pick<HttpServiceSettings, "name" | "baseUrl">, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(service, "something that is not JSON");
  }
}
