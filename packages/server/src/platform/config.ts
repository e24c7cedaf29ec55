import type { Endpoint } from "@purvey/contract/endpoint";
import type { MaintenanceWindow } from "./maintenance.ts";
import type { LogEntry } from "./request-log.ts";

/** The environment that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

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
  /** Hears of every answer before it is written. */
  readonly onAnswer: ((endpoint: Endpoint, data: unknown) => void) | undefined;
  /** How long a process trusts what it read about a user, in milliseconds: so long a blocked one may still call. */
  readonly userTrust: number;
  /**
   * The bytes that the search of this process may take; beyond them the site that was not searched for longest goes. The
   * one that was searched last stays, whatever it takes.
   */
  readonly searchMemory: number;
  /** Calls that a process has under way at most; more are answered 503 at once, with the second after which to come again. */
  readonly requestsAtOnce: number;
  /**
   * The folder that the indexes of the search are saved in, so that a start opens them and need not build them: for this
   * server alone or for several of one database. Without it they are not saved. `purvey start` takes the folder `search`
   * beside an embedded database, and `PURVEY_SEARCH_DIR` for PostgreSQL.
   */
  readonly searchFolder: string | undefined;
  /**
   * The file of the program that builds the index of a large site beside this process: `dist/index-worker.js` of this
   * package, to be named where the server is bundled. A bundle without it builds in slices between calls.
   */
  readonly searchWorker: string | undefined;
  /** How long health checks wait for the database, in milliseconds. */
  readonly healthTimeout: number;
  /**
   * Whether `x-forwarded-for`, `x-forwarded-proto` and `x-forwarded-host` say where a call comes from and which address
   * it asked: only behind a proxy that sets them.
   */
  readonly trustProxy: boolean;
  /** The address that callers reach the server by, `https://shop.example`; without it that of each request. */
  readonly publicUrl: string | undefined;
  /** When no site of the server is to be used; each site may have a window of its own in its settings. */
  readonly maintenance: MaintenanceWindow | undefined;
  /**
   * Origins whose pages may call from a browser: `https://shop.example`, or `*` for all. None by default: the
   * application comes from the server itself. Tokens travel in a header; cookies are never allowed, so a sign-in by an identity provider is for the server's own pages.
   */
  readonly allowedOrigins: readonly string[];
  /**
   * Ranges of private networks that the server may connect to when a user names the address: `10.20.0.0/16`. None by
   * default, so that nobody can look into the network behind the server.
   */
  readonly privateAddresses: readonly string[];
  /** How long the server waits for another system that a user wants tried, in milliseconds. */
  readonly connectTimeout: number;
  /**
   * Whether developers may ask for refusals by the header `x-purvey-fault`, to see what handles them. For
   * demonstrations and development; never where business is done.
   */
  readonly faults: boolean;
  /**
   * Whether answers are compressed for callers that read Brotli or gzip. `startServer` sets it; a fetch handler in other
   * hands leaves it to what carries its answers, which may compress them once more.
   */
  readonly compress: boolean;
  /**
   * What the accounts of sites go by beside their own keys: addresses of outside systems and time limits, by the names in
   * docs/providers.md. `purvey start` gives its whole environment.
   */
  readonly environment: Environment;
  readonly log: ((entry: LogEntry) => void) | undefined;
}

export const defaultConfig: ServerConfig = {
  callsPerMinute: 6_000,
  siteCallsPerMinute: 600_000,
  bodyLimit: 2 * 1024 * 1024,
  checkAnswers: false,
  onAnswer: undefined,
  userTrust: 15_000,
  searchMemory: 1024 ** 3,
  requestsAtOnce: 1_000,
  searchFolder: undefined,
  searchWorker: undefined,
  healthTimeout: 3_000,
  trustProxy: false,
  publicUrl: undefined,
  maintenance: undefined,
  allowedOrigins: [],
  privateAddresses: [],
  connectTimeout: 5_000,
  faults: false,
  compress: false,
  environment: {},
  log: undefined,
};
