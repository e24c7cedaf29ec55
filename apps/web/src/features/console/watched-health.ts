import type { ServiceHealth } from "../../shared/service-health.ts";

/** How a service is, and since when; times are milliseconds since 1970. */
export interface WatchedHealth extends ServiceHealth {
  /** When it was first seen in this state. */
  readonly since: number;
  /** It was seen to change into this state; otherwise it was so when it was first asked, and may have been long before. */
  readonly changed: boolean;
  /** The last time in which it did not do its work; nothing while none was seen to end. */
  readonly outage: Outage | undefined;
}

/** A time in which a service did not do its work, as far as it was watched. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How a service is, seen after what was seen of it before: its time goes on while the state stays. */
export function watchedHealth(before: WatchedHealth | undefined, now: ServiceHealth, at: number): WatchedHealth {
  if (!before) return { ...now, since: at, changed: false, outage: undefined };
  if (before.state === now.state) return { ...before, ...now };
  // What happened while nobody could ask is not known: it was no outage, and what is seen then began before.
  if (before.state === "unknown") return { ...now, since: at, changed: false, outage: before.outage };
  const outage = now.state === "up" ? { from: before.since, to: at } : before.outage;
  return { ...now, since: at, changed: true, outage };
}
