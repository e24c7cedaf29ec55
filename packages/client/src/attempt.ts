import { NetworkError } from "./errors.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** An answer whose body was read. */
export interface Received {
  readonly status: number;
  readonly response: TransportResponse;
  /** The parsed body; the text itself when it is not JSON. */
  readonly body: unknown;
}

interface Attempt extends Omit<TransportRequest, "body"> {
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly endpoint: string;
  readonly attempts: number;
}

class TimeoutReason {
  readonly kind: "timeout" | "deadline";
  readonly milliseconds: number;

  constructor(kind: "timeout" | "deadline", milliseconds: number) {
    this.kind = kind;
    this.milliseconds = milliseconds;
  }
}

/** A signal that ends with the caller's, or when the whole call takes too long. */
export function startDeadline(
  milliseconds: number | undefined,
  signal: AbortSignal | undefined,
): { signal: AbortSignal | undefined; stop: () => void } {
  if (milliseconds === undefined) return { signal, stop: () => undefined };
  return linked(signal, new TimeoutReason("deadline", milliseconds));
}

function linked(outer: AbortSignal | undefined, reason: TimeoutReason): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason), reason.milliseconds);
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  else outer?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", follow);
    },
  };
}

/** Sends once and reads the body, both within the timeout (D14). Answers the failure instead of throwing it. */
export async function attempt(transport: Transport, url: string, request: Attempt): Promise<Received | NetworkError> {
  const { signal, stop } = linked(request.signal, new TimeoutReason("timeout", request.timeout));
  try {
    const { method, headers, body } = request;
    const response = await transport(
      url,
      body === undefined ? { method, headers, signal } : { method, headers, body, signal },
    );
    return { status: response.status, response, body: parse(await response.text()) };
  } catch (error) {
    return failureOf(error, signal, url, request);
  } finally {
    stop();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function failureOf(
  error: unknown,
  signal: AbortSignal,
  url: string,
  { endpoint, attempts, method }: Attempt,
): NetworkError {
  const context = { endpoint, attempts, cause: error };
  if (!signal.aborted) {
    const message = error instanceof Error ? error.message : String(error);
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
    return new NetworkError("network", `${method} ${url} got no answer: ${message}${cause}`, context);
  }
  const reason: unknown = signal.reason;
  if (reason instanceof TimeoutReason) {
    return new NetworkError(
      reason.kind,
      `${method} ${url} took longer than its ${reason.kind} of ${reason.milliseconds} ms`,
      context,
    );
  }
  return new NetworkError("aborted", `${method} ${url} was aborted by its caller`, context);
}
