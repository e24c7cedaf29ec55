import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { text } from "node:stream/consumers";
import { urlToHttpOptions } from "node:url";
import { createBrotliDecompress, createGunzip } from "node:zlib";
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
 * of the platform's `fetch`. Addresses must be absolute, redirects are not followed, and answers may come compressed.
 * Idle connections keep no process alive.
 *
 * @example
 * import { nodeTransport } from "@purvey/client/node";
 * const api = createClient({ siteId: "demo", jwt, baseUrl: "http://localhost:4400/api/{service}", transport: nodeTransport() });
 */
export function nodeTransport(options: NodeTransportOptions = {}): NodeTransport {
  const { connections = 128, idle = 30_000, ca } = options;
  const kept = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections, timeout: idle } as const;
  const agents = {
    "http:": new HttpAgent({ ...kept, scheduling: "lifo" }),
    "https:": new HttpsAgent({ ...kept, scheduling: "lifo", ...(ca ? { ca: [ca].flat() as string[] } : {}) }),
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
  return Object.assign(send, {
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

interface Host {
  readonly request: typeof httpRequest;
  readonly options: object;
}

function hostOf(origin: string, agents: Readonly<Record<"http:" | "https:", HttpAgent>>): Host {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new TypeError(`The address \`${origin}\` is not absolute; give \`baseUrl\` with http:// or https://.`);
  }
  const { hostname, port, auth } = urlToHttpOptions(url);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return { request, options: { protocol: url.protocol, hostname, port, auth, agent: agents[url.protocol] } };
}

function exchange(host: Host, path: string, { method, headers, body, signal }: TransportRequest) {
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
      reject(signal?.aborted ? signal.reason : error);
    };
    signal?.addEventListener("abort", abort, { once: true });
    request.on("error", fail);
    request.on("response", (response) => {
      bodyOf(response).then((whole) => {
        signal?.removeEventListener("abort", abort);
        resolve(answerOf(response, whole));
      }, fail);
    });
    request.end(body);
  });
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

/** The whole body. Rejects when the connection ends before it does. */
function bodyOf(response: IncomingMessage): Promise<string> {
  const encoding = response.headers["content-encoding"];
  if (encoding === "gzip") return decompressed(response, createGunzip());
  if (encoding === "br") return decompressed(response, createBrotliDecompress());
  return new Promise((resolve, reject) => {
    let whole = "";
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      whole += chunk;
    });
    response.on("end", () => resolve(whole));
    response.on("error", reject);
  });
}

function decompressed(response: IncomingMessage, through: ReturnType<typeof createGunzip>): Promise<string> {
  response.on("error", (error) => through.destroy(error));
  return text(response.pipe(through));
}
