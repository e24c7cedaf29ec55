import type { ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "@purvey/client/observe";

/** One thing that a client told about a call. Secrets are masked by the client already. */
export type TraceEvent = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The path of the screen that was shown. */
  readonly screen: string;
} & (
  | { readonly kind: "request"; readonly event: RequestEvent }
  | { readonly kind: "response"; readonly event: ResponseEvent }
  | { readonly kind: "retry"; readonly event: RetryEvent }
  | { readonly kind: "error"; readonly event: ErrorEvent }
);

/** How many events are kept; a call makes two, a retry two more. */
const most = 600;

let events: readonly TraceEvent[] = [];
const listeners = new Set<() => void>();

function keep<Kind extends TraceEvent["kind"]>(kind: Kind) {
  return (event: Extract<TraceEvent, { kind: Kind }>["event"]): void => {
    const kept = { kind, event, at: Date.now(), screen: location.pathname } as TraceEvent;
    events = [...events.slice(1 - most), kept];
    for (const listener of listeners) listener();
  };
}

/** The hooks by which every client of the application tells its calls. */
export const traceHooks: Hooks = {
  onRequest: keep("request"),
  onResponse: keep("response"),
  onRetry: keep("retry"),
  onError: keep("error"),
};

/** What the clients told lately, the oldest first; a new list whenever something is added. */
export const traceEvents = (): readonly TraceEvent[] => events;

/** Replaces what is kept: by nothing, or by what was there before. */
export function setTrace(next: readonly TraceEvent[]): void {
  events = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeTrace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
