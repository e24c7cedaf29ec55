import type { LogEntry } from "./http/request-log.ts";

/** What can be set about a server. Everything has a default that is right for a laptop. */
export interface ServerConfig {
  /** Calls per minute for one user; 0 switches the limit off. */
  readonly callsPerMinute: number;
  /** Calls per minute for a whole site; 0 switches the limit off. */
  readonly siteCallsPerMinute: number;
  /** The largest body accepted, in bytes. */
  readonly bodyLimit: number;
  /** Check every answer against the contract before it is sent; tests do. */
  readonly checkAnswers: boolean;
  readonly log: ((entry: LogEntry) => void) | undefined;
}

export const defaultConfig: ServerConfig = {
  callsPerMinute: 6_000,
  siteCallsPerMinute: 600_000,
  bodyLimit: 2 * 1024 * 1024,
  checkAnswers: false,
  log: undefined,
};
