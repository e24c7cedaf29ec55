import type { SlowStatement } from "../request-log.ts";
import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

/** Who watches what a server does, beside its log of requests. Nothing is watched, and nothing spent on it, by default. */
export interface Observers {
  /** Counts and times what the server does. */
  readonly metrics?: Metrics | undefined;
  /** With it `/metrics` is answered beside the services, to whoever sends it as a bearer token; never without one. */
  readonly metricsToken?: string | undefined;
  /** Follows calls from end to end. */
  readonly tracing?: Tracing | undefined;
  /** A statement that takes longer, in milliseconds, is told to `onSlowStatement` and counted; 0 tells of none. Default 500. */
  readonly slowStatement?: number | undefined;
  readonly onSlowStatement?: ((statement: SlowStatement) => void) | undefined;
}
