import { isChange } from "@purvey/react/mutations";
import { useToasts } from "@purvey/ui/toast";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { subscribeTrace, traceEvents } from "../../shared/trace/call-trace.ts";
import { type TracedCall, tracedCalls } from "../../shared/trace/traced-calls.ts";
import { freshMessages } from "./fresh-messages.ts";
import { lasting } from "./not-fresh.tsx";

/** Milliseconds after which it is said that something takes longer than usual. */
const slow = 8000;
/** Milliseconds after which nothing is heard of a change any more: the client gave it up long ago. */
const givenUp = 120_000;
/** Milliseconds in which all that changes at once is looked at once. */
const moment = 300;

type Slow = "change" | "read";

/**
 * Says what no part of the page says: that the server takes long for a change, so that nobody sends it again, or for what
 * is not there yet, which can be asked for again. It goes with the answer. What is only read anew keeps nobody waiting.
 */
export function SlowAnswer(): null {
  const text = useText(freshMessages);
  const client = useQueryClient();
  const toasts = useToasts();
  useEffect(() => {
    const reads = new Map<Query, number>();
    let shown: { readonly id: number; readonly about: Slow } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Number.POSITIVE_INFINITY;
    const judged = new Map<string, boolean>();
    /** Looks again once it is known of a call whether it changes something. */
    const judge = (endpoint: string) => {
      if (judged.has(endpoint)) return;
      judged.set(endpoint, false);
      void isChange(endpoint).then(
        (changes) => {
          judged.set(endpoint, changes);
          lookSoon();
        },
        () => judged.delete(endpoint),
      );
    };
    const lookAt = (time: number) => {
      if (time >= due) return;
      clearTimeout(timer);
      due = time;
      timer = setTimeout(look, time - Date.now());
    };
    const again = () => {
      const asked = new Set(reads.keys());
      const waiting = { type: "active", predicate: (query: Query) => asked.has(query) } as const;
      reads.clear();
      shown = undefined;
      void client.cancelQueries(waiting).then(() => client.refetchQueries(waiting));
    };
    const tell = (about: Slow | undefined) => {
      if (shown && shown.about !== about) toasts.dismiss(shown.id);
      if (shown?.about === about) return;
      const action = { label: text("tryAgain"), onAction: again };
      const message = about === "change" ? { message: text("slowChange") } : { message: text("slowRead"), action };
      shown = about && { about, id: toasts.show({ ...message, duration: lasting }) };
    };
    const look = () => {
      due = Number.POSITIVE_INFINITY;
      const now = Date.now();
      noteReads(reads, client, now);
      const late = (since: number) => now - since >= slow;
      const sent = sentUnderWay(now);
      for (const { endpoint, at } of sent) if (late(at)) judge(endpoint);
      const changes = sent.filter(({ endpoint, at }) => !late(at) || judged.get(endpoint)).map(({ at }) => at);
      tell(changes.some(late) ? "change" : [...reads.values()].some(late) ? "read" : undefined);
      const next = [...changes, ...reads.values()].filter((since) => !late(since));
      if (next.length > 0) lookAt(Math.min(...next) + slow);
    };
    const lookSoon = () => lookAt(Date.now() + moment);
    lookSoon();
    const stops = [client.getQueryCache().subscribe(lookSoon), subscribeTrace(lookSoon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      tell(undefined);
    };
  }, [client, toasts, text]);
  return null;
}

/** Keeps since when each of the queries is awaited whose place on the page is empty. */
function noteReads(reads: Map<Query, number>, client: QueryClient, now: number): void {
  const awaited = new Set(client.getQueryCache().findAll({ type: "active", predicate: isAwaited }));
  for (const query of reads.keys()) if (!awaited.has(query)) reads.delete(query);
  for (const query of awaited) if (!reads.has(query)) reads.set(query, now);
}

function isAwaited({ state: { status, fetchStatus } }: Query): boolean {
  return status === "pending" && fetchStatus === "fetching";
}

/** What was sent and has no answer yet: changes, and what reads by `POST`. */
function sentUnderWay(now: number): readonly TracedCall[] {
  return tracedCalls(traceEvents()).filter(
    ({ method, status, at }) => method !== "GET" && status === undefined && now - at < givenUp,
  );
}
