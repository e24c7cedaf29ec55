/** What a transport is given. */
export interface TransportRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Which endpoint is called, `items.brands.list`, for transports that look at what they send. */
  readonly endpoint?: string;
}

/** What a transport answers; a `Response` of the platform is one. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** Sends one request. Rejects only when no answer came. One that does not heed the signal is not waited for. */
export type Transport = (url: string, request: TransportRequest) => Promise<TransportResponse>;

/**
 * The platform's `fetch`, looked up at each call so that instrumentation which replaces it is respected. It follows
 * redirects of a GET alone: what it would make of others, a GET without the body, is another request.
 */
export const fetchTransport: Transport = (url, request) =>
  globalThis.fetch(url, request.method === "GET" ? request : { ...request, redirect: "manual" });

/** Anything with a fetch handler: the server's app, a Hono app. */
export interface FetchHandler {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Calls a server that runs in the same process: the real one, without a port.
 *
 * @example
 * const api = createClient({ siteId: "demo", jwt, transport: inProcess(app) });
 */
export function inProcess(app: FetchHandler): Transport {
  return async (url, request) => app.fetch(new Request(new URL(url, "http://in-process.invalid"), request));
}
