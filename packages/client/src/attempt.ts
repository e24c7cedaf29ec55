import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** An answer whose body was read. */
export interface Received {
  readonly status: number;
  readonly response: TransportResponse;
  /** The parsed body; the text itself when it is not JSON, nothing when there is none. */
  readonly body: unknown;
}

/** Why a call ended before its answer. */
export class Interruption {
  readonly reason: "timeout" | "deadline" | "aborted";
  readonly words: string;

  constructor(reason: "timeout" | "deadline" | "aborted", words: string) {
    this.reason = reason;
    this.words = words;
  }
}

/** The time that something may take; what it ends with is an {@link Interruption}. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Rejects when the time is over or the caller wants no more. */
  readonly ended: Promise<never>;
  /** When the time is over, by `performance.now()`. */
  readonly until: number;
  /** Must be called when there is nothing left to limit. */
  stop(): void;
}

/** Timers know no longer time, in milliseconds: 24 days. One that was given more would end at once. */
const longestTimer = 2 ** 31 - 1;

/** Starts the clock; the caller's signal ends the time too. */
export function startLimit(kind: "timeout" | "deadline", milliseconds: number, outer: AbortSignal | undefined): Limit {
  const controller = new AbortController();
  let reject: (reason: unknown) => void;
  const ended = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  ended.catch(() => undefined);
  const end = (why: Interruption) => {
    reject(why);
    controller.abort(why);
  };
  const follow = () => {
    const reason: unknown = outer?.reason;
    end(reason instanceof Interruption ? reason : new Interruption("aborted", "was aborted by its caller"));
  };
  const over = () => end(new Interruption(kind, `took longer than its ${kind} of ${milliseconds} ms`));
  const timer = setTimeout(over, Math.min(milliseconds, longestTimer));
  if (outer?.aborted) follow();
  else outer?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    ended,
    until: performance.now() + milliseconds,
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", follow);
    },
  };
}

/**
 * Sends once and reads the body, both within the timeout (D14), whether the transport heeds the signal or not.
 * Rejects with an {@link Interruption}, or with what the transport failed of.
 */
export async function attempt(
  transport: Transport,
  url: string,
  request: TransportRequest,
  timeout: number,
): Promise<Received> {
  const { signal, ended, stop } = startLimit("timeout", timeout, request.signal);
  try {
    return await Promise.race([receive(transport, url, { ...request, signal }), ended]);
  } finally {
    stop();
  }
}

async function receive(transport: Transport, url: string, request: TransportRequest): Promise<Received> {
  const response = await transport(url, request);
  return { status: response.status, response, body: parse(await response.text()) };
}

function parse(text: string): unknown {
  try {
    // Not every transport takes the byte order mark away as `fetch` does.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return text || undefined;
  }
}
