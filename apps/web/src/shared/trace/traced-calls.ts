import { isPurveyError } from "@purvey/client/errors";
import type { RequestEvent } from "@purvey/client/observe";
import type { TraceEvent } from "./call-trace.ts";

/** One call with everything that became of it. */
export interface TracedCall {
  readonly key: string;
  /** `commerce.cartLine.add`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** What was given, sensitive fields masked. */
  readonly input: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The path of the screen that made it. */
  readonly screen: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The HTTP status; 0 when no answer came; nothing while it is on its way. */
  readonly status: number | undefined;
  readonly milliseconds: number | undefined;
  readonly requestId: string | undefined;
  /** How often it was sent again. */
  readonly retries: number;
  /** What it failed of, as the client said it. */
  readonly error: string | undefined;
}

type Open = { -readonly [Key in keyof TracedCall]: TracedCall[Key] };

const sameCall = (call: Open, event: RequestEvent): boolean =>
  call.endpoint === event.endpoint &&
  call.url === event.url &&
  JSON.stringify(call.input) === JSON.stringify(event.input);

/** The latest call that an event can belong to: one that waits for it. */
function waiting(calls: readonly Open[], event: RequestEvent): Open | undefined {
  return calls.findLast((call) => call.status === undefined && sameCall(call, event));
}

/** Puts together what belongs to one call; the newest call first. */
export function tracedCalls(events: readonly TraceEvent[]): TracedCall[] {
  const calls: Open[] = [];
  for (const traced of events) {
    if (traced.kind === "request") noteRequest(calls, traced.event, traced);
    else if (traced.kind === "response") noteResponse(calls, traced.event);
    else if (traced.kind === "retry") noteRetry(calls, traced.event);
    else noteError(calls, traced.event.endpoint, traced.event.error, traced);
  }
  return calls.reverse();
}

function noteRequest(calls: Open[], event: RequestEvent, { at, screen }: TraceEvent): void {
  const before = event.attempt > 1 ? waiting(calls, event) : undefined;
  if (before) return;
  const { endpoint, method, url, input, headers } = event;
  const open = { status: undefined, milliseconds: undefined, requestId: undefined, retries: 0, error: undefined };
  calls.push({ key: `${at}-${calls.length}`, endpoint, method, url, input, headers, screen, at, ...open });
}

function noteResponse(calls: Open[], event: Extract<TraceEvent, { kind: "response" }>["event"]): void {
  const call = waiting(calls, event);
  if (!call) return;
  call.status = event.status;
  call.milliseconds = event.milliseconds;
  call.requestId = event.requestId;
}

/** A call that is sent again waits anew. */
function noteRetry(calls: Open[], event: RequestEvent): void {
  const call = calls.findLast((candidate) => sameCall(candidate, event));
  if (!call) return;
  call.status = undefined;
  call.retries = event.attempt;
}

/** An input that was refused before it was sent made no request: it is a call of its own. */
function noteError(calls: Open[], endpoint: string, error: Error, { at, screen }: TraceEvent): void {
  const sent = !isPurveyError(error) || error.attempts > 0;
  const call = sent ? failed(calls, endpoint, error) : undefined;
  if (call) {
    call.error = error.message;
    call.status ??= 0;
    return;
  }
  const nothing = { method: "", url: "", input: undefined, headers: {}, milliseconds: undefined, requestId: undefined };
  const key = `${at}-${calls.length}`;
  calls.push({ key, endpoint, ...nothing, screen, at, status: 0, retries: 0, error: error.message });
}

/** The call that failed: by its status, or the one that waits longest when no answer came – a newer one may be answered. */
function failed(calls: readonly Open[], endpoint: string, error: Error): Open | undefined {
  const own = calls.filter((call) => call.endpoint === endpoint && !call.error);
  const status = isPurveyError(error) && error.status > 0 ? error.status : undefined;
  const known = own.filter((call) => call.status === status);
  return (status === undefined ? known[0] : known.at(-1)) ?? own.at(-1);
}
