import { mask } from "@purvey/client/observe";
import { serviceLoaders } from "@purvey/client/services/loaders";
import type { SessionMemory, SessionStore } from "../session/session-store.ts";
import { subscribeTrace, type TraceEvent, traceEvents } from "../trace/call-trace.ts";
import { firstReadsKey, type KeptFirstReads } from "./first-reads.ts";

/** How long after its beginning a page still begins, in milliseconds. */
const beginning = 5000;

/** How many screens are kept, and how many reads of each. */
const mostScreens = 20;
const mostReads = 12;

/**
 * Notes in the tab's storage what the screen at this address begins with, for the next time it is loaded here: GETs
 * without effects and without anything secret, until the person touches the page or five seconds are over. Signing out
 * forgets all of it.
 */
export function keepFirstReads(session: Pick<SessionStore, "get" | "subscribe">, memory: SessionMemory): void {
  const { siteId, userId } = session.get();
  if (userId === undefined) return;
  session.subscribe(() => session.get().userId === undefined && memory.removeItem(firstReadsKey));
  const { pathname, search } = location;
  const begun = performance.timeOrigin;
  let touched = Number.POSITIVE_INFINITY;
  const note = async () => {
    const until = Math.min(touched, begun + beginning);
    const calls = traceEvents().filter(({ at, screen }) => at >= begun && at <= until && screen === pathname);
    const urls = await Promise.all(calls.map(addressOfRead));
    keepScreen(
      { siteId, userId },
      pathname + search,
      urls.filter((url) => url !== undefined),
      memory,
    );
  };
  const stop = subscribeTrace(() => void note());
  const end = () => {
    touched = Math.min(touched, Date.now());
    stop();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end, { once: true, capture: true });
  setTimeout(end, Math.max(0, begun + beginning - Date.now()));
  void note();
}

/** The address of a call that may be sent again at any time; nothing of every other. */
async function addressOfRead(traced: TraceEvent): Promise<string | undefined> {
  if (traced.kind !== "response" || traced.event.status !== 200 || traced.event.method !== "GET") return undefined;
  const { endpoint, url, input } = traced.event;
  const [service = "", ...name] = endpoint.split(".");
  const declared = (await serviceLoaders[service]?.())?.endpoints[name.join(".")];
  if (!declared || declared.unsafe || declared.tokenless) return undefined;
  return JSON.stringify(input).includes(mask) ? undefined : url;
}

function keepScreen(
  owner: { readonly siteId: string; readonly userId: number },
  screen: string,
  urls: readonly string[],
  memory: SessionMemory,
): void {
  try {
    const kept = JSON.parse(memory.getItem(firstReadsKey) ?? "null") as KeptFirstReads | null;
    const same = kept?.userId === owner.userId && kept.siteId === owner.siteId;
    const others = Object.entries(same ? kept.screens : {}).filter(([path]) => path !== screen);
    const reads = [...new Set(urls)].slice(0, mostReads);
    const screens = Object.fromEntries([...others.slice(1 - mostScreens), [screen, reads]]);
    memory.setItem(firstReadsKey, JSON.stringify({ ...owner, screens }));
  } catch {
    // Storage is forbidden or full: the next page asks for everything itself.
  }
}
