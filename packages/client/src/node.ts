import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { Socket } from "node:net";
import { plainAddress } from "./address.ts";
import { textOf } from "./content-coding.ts";
import { followingRedirects } from "./redirects.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** How connections are kept. */
export interface NodeTransportOptions {
  /** Connections at once to one host; further calls wait for one. @default 128 */
  readonly connections?: number;
  /** Milliseconds that an idle connection is kept; shorter where the server says so. @default 30000 */
  readonly idle?: number;
  /** Certificate authorities in PEM to trust instead of the well-known ones. */
  readonly ca?: string | readonly string[];
}

/** A transport that keeps connections; {@link NodeTransport.close} ends those that are idle. */
export interface NodeTransport extends Transport {
  close(): void;
}

/**
 * The transport for servers that call much: `node:http` with connections that are kept, about twice the calls per second
 * of the platform's `fetch`. Addresses must be absolute, redirects are followed for GET, and answers may come compressed.
 * Idle connections keep no process alive.
 *
 * A kept connection may have been closed by the server while it was idle. A call that meets one is sent again over another
 * connection, once, when the server cannot have done it: when it was not sent whole; and where doing it twice is the same,
 * when no byte of an answer came. A POST that was sent whole is repeated only with an idempotency key.
 *
 * @example
 * import { nodeTransport } from "@purvey/client/node";
 * const api = createClient({ siteId: "demo", jwt, baseUrl: "http://localhost:4400/api/{service}", transport: nodeTransport() });
 */
export function nodeTransport(options: NodeTransportOptions = {}): NodeTransport {
  const { connections = 128, idle = 30_000, ca } = options;
  const kept = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections, timeout: idle } as const;
  const agents = {
    "http:": keepingShorter(new HttpAgent({ ...kept, scheduling: "lifo" })),
    "https:": keepingShorter(
      new HttpsAgent({ ...kept, scheduling: "lifo", ...(ca ? { ca: [ca].flat() as string[] } : {}) }),
    ),
  };
  const hosts = new Map<string, Host>();
  const send: Transport = (url, request) => {
    const end = url.indexOf("/", url.indexOf("//") + 2);
    const origin = end < 0 ? url : url.slice(0, end);
    let host = hosts.get(origin);
    if (!host) {
      host = hostOf(origin, agents);
      hosts.set(origin, host);
    }
    return exchange(host, end < 0 ? "/" : url.slice(end), request);
  };
  return Object.assign(followingRedirects(send), {
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

/** The agent's own method, of which its types say nothing. */
interface KeepingAgent {
  keepSocketAlive(socket: Socket): boolean;
}

/** Milliseconds that a connection is given up before its server does, at most. */
const margin = 1_000;

/** Gives connections up before the server said it would: a call on its way at that moment would meet a closed one. */
function keepingShorter<A extends HttpAgent>(agent: A): A {
  const own = agent as unknown as KeepingAgent;
  const keep = own.keepSocketAlive.bind(agent);
  own.keepSocketAlive = (socket) => {
    if (!keep(socket)) return false;
    const { timeout = 0 } = socket;
    if (timeout > 0) socket.setTimeout(timeout - Math.min(margin, timeout / 2));
    return true;
  };
  return agent;
}

interface Host {
  readonly request: typeof httpRequest;
  readonly options: object;
  /** Whether a connection may have been kept. */
  used: boolean;
}

function hostOf(origin: string, agents: Readonly<Record<"http:" | "https:", HttpAgent>>): Host {
  const url = URL.canParse(plainAddress(origin, "The address")) ? new URL(origin) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new TypeError(`The address \`${origin}\` is not absolute; give \`baseUrl\` with http:// or https://.`);
  }
  const { protocol, port } = url;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const request = protocol === "https:" ? httpsRequest : httpRequest;
  return { request, options: { protocol, hostname, port, agent: agents[protocol] }, used: false };
}

/** Turns of the event loop in which the news that a server has closed its connections is read, and acted upon. */
const turns = 3;

/** One call; a second time over another connection when the first met one that the server had closed. */
async function exchange(host: Host, path: string, request: TransportRequest): Promise<TransportResponse> {
  const repeatable = isRepeatable(request);
  for (let left = repeatable || !host.used ? 0 : turns; left > 0; left--)
    await new Promise((resolve) => setImmediate(resolve));
  host.used = true;
  try {
    return await exchangeOnce(host, path, request);
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    if (!error.untouched && !repeatable) throw error.cause;
    return await exchangeOnce({ ...host, options: { ...host.options, agent: false } }, path, request);
  }
}

/** A connection that was kept, and gave no byte of an answer. */
class StaleConnection extends Error {
  /** Whether the request cannot have reached the server whole. */
  readonly untouched: boolean;

  constructor(cause: Error, untouched: boolean) {
    super(cause.message, { cause });
    this.untouched = untouched;
  }
}

/** Whether the server does the same when it is sent twice. */
function isRepeatable({ method, headers }: TransportRequest): boolean {
  return method !== "POST" || headers["idempotency-key"] !== undefined;
}

function exchangeOnce(host: Host, path: string, { method, headers, body, signal }: TransportRequest) {
  return new Promise<TransportResponse>((resolve, reject) => {
    signal?.throwIfAborted();
    const length = body === undefined ? {} : { "content-length": `${Buffer.byteLength(body)}` };
    const request = host.request({
      ...host.options,
      path,
      method,
      headers: { ...headers, ...length, "accept-encoding": "br, gzip" },
    });
    const abort = () => request.destroy(signal?.reason instanceof Error ? signal.reason : new Error("aborted"));
    const fail = (error: Error) => {
      signal?.removeEventListener("abort", abort);
      reject(signal?.aborted ? signal.reason : staleOr(error, request));
    };
    signal?.addEventListener("abort", abort, { once: true });
    request.on("error", fail);
    request.on("response", (response) => {
      textOf(response).then((whole) => {
        signal?.removeEventListener("abort", abort);
        resolve(answerOf(response, whole));
      }, fail);
    });
    request.end(body);
  });
}

/** The error of a kept connection that was closed says so; others stay as they are. */
function staleOr(error: NodeJS.ErrnoException, request: ClientRequest): Error {
  if (!request.reusedSocket || (request as { res?: unknown }).res || !/^(ECONNRESET|EPIPE)$/.test(error.code ?? ""))
    return error;
  // The last byte was refused, so the server has no whole request.
  return new StaleConnection(error, error.code === "EPIPE");
}

function answerOf(response: IncomingMessage, body: string): TransportResponse {
  return {
    status: response.statusCode as number,
    headers: {
      get(name) {
        const value = response.headers[name.toLowerCase()];
        return value === undefined ? null : [value].flat().join(", ");
      },
    },
    text: async () => body,
  };
}
