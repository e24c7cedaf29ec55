import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestEncrypted } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { allowedAddress } from "./allowed-address.ts";

/** What is sent to an address that a user named. */
export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** When to give up; its reason is what the promise rejects with. */
  readonly signal?: AbortSignal | undefined;
}

/** The largest answer that is read, in bytes. */
const largestAnswer = 1024 * 1024;

/**
 * `fetch` for addresses that a user named: it connects to a public address, or to one of the ranges that the configuration
 * allows, and to that address alone, whatever the name means a moment later. It follows no redirects, and reads a megabyte
 * at most.
 *
 * @param allowed the configuration's `privateAddresses`
 * @throws BUSINESS_LOGIC_ERROR when the host lies in a private network, VALIDATION_ERROR when its name has no address, the
 *   signal's reason, or the error of the connection
 */
export async function guardedFetch(
  address: string,
  request: GuardedRequest,
  allowed: readonly string[],
): Promise<Response> {
  const url = new URL(address);
  const { signal } = request;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = await untilAborted(allowedAddress(host, allowed), signal);
  try {
    const message = await answerOf(url, found, request);
    return responseOf(message, await read(message));
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

/** What looks names up waits as long as the system lets it; the caller does not. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

function answerOf(
  url: URL,
  address: string,
  { method, headers, body, signal }: GuardedRequest,
): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? requestEncrypted : requestPlain;
  const options = { method, headers, lookup: always(address), agent: false, ...(signal ? { signal } : {}) };
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on("error", reject).end(body);
  });
}

/** A name is this address, for this connection. */
function always(address: string): LookupFunction {
  const family = isIP(address);
  return (_, { all }, callback) => (all ? callback(null, [{ address, family }]) : callback(null, address, family));
}

async function read(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  let size = 0;
  message.on("data", ({ length }: Buffer) => {
    size += length;
    if (size > largestAnswer) message.destroy(Object.assign(new RangeError(), { code: "EMSGSIZE" }));
  });
  return (await buffer(message)) as Buffer<ArrayBuffer>;
}

function responseOf({ statusCode = 500, headers: received }: IncomingMessage, body: Buffer<ArrayBuffer>): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const bodyless = [204, 205, 304].includes(statusCode);
  return new Response(bodyless ? null : body, { status: statusCode, headers });
}
