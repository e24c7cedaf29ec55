import { resolve } from "node:path";
import { integer, list, oneOf, sensitive, text, yes } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import type { MaintenanceWindow } from "@purvey/server/platform/maintenance";

/** One setting of a server: the variable of the environment it is read from, what fits it, and what it is without one. */
export interface Setting<T> {
  /** `DATABASE_URL`; a variable of that name with `_FILE` behind it names a file that holds the value. */
  readonly variable: string;
  /** What fits, with the sentence that explains it and the default. */
  readonly schema: Schema;
  /** Never printed. */
  readonly secret?: true;
  /** What is made of a value that fits; throws an `Error` whose message says what was expected instead. */
  readonly read?: (value: never) => T;
}

function setting<T>(variable: string, schema: Schema, more: Omit<Setting<T>, "variable" | "schema"> = {}): Setting<T> {
  return { variable, schema, ...more };
}

/**
 * Every setting of a server by its name in `purvey.config.ts`. Times are in milliseconds where their names do not say
 * otherwise. What the accounts of outside systems need is in the guide of providers.
 */
export const settingDefinitions = {
  port: setting<number>(
    "PORT",
    integer({ min: 0, max: 65_535, default: 4400, description: "The port; 0 takes any free one." }),
  ),
  host: setting<string>(
    "PURVEY_HOST",
    text({
      min: 1,
      default: "127.0.0.1",
      example: "0.0.0.0",
      description: "The address to listen on: this machine alone, or `0.0.0.0` for all its networks.",
    }),
  ),
  workers: setting<number>(
    "PURVEY_WORKERS",
    integer({
      min: 1,
      max: 64,
      default: 1,
      description:
        "How many processes serve the port side by side, about one for each core; more than one needs PostgreSQL. Each has its own connections, caches and indexes.",
    }),
  ),
  dataFolder: setting<string>(
    "PURVEY_DATA_DIR",
    text({
      min: 1,
      default: ".purvey",
      description: "The folder of the embedded database, of the keys, and of what is kept between starts.",
    }),
    { read: resolve },
  ),
  databaseUrl: setting<string | undefined>(
    "DATABASE_URL",
    text({
      example: "postgres://purvey@db.example/purvey",
      description: "A PostgreSQL server instead of the embedded database.",
    }),
    { secret: true },
  ),
  directUrl: setting<string | undefined>(
    "DATABASE_DIRECT_URL",
    text({
      example: "postgres://purvey@db.example/purvey",
      description:
        "The same server past a pooler: says that `databaseUrl` leads to one that hands connections on between transactions, as PgBouncer does. Migrations, loads and backups take this way; `--database` goes without.",
    }),
    { secret: true },
  ),
  replicaUrl: setting<string | undefined>(
    "DATABASE_REPLICA_URL",
    text({
      example: "postgres://purvey@replica.example/purvey",
      description:
        "A streaming replica of the same database, which answers histories, long lists and reports as long as it has everything that `databaseUrl` has; `--database` goes without.",
    }),
    { secret: true },
  ),
  poolSize: setting<number>(
    "PURVEY_POOL_SIZE",
    integer({
      min: 1,
      max: 1_000,
      default: 10,
      description: "How many connections to PostgreSQL a process opens at most, and as many again to a replica.",
    }),
  ),
  statementTimeout: setting<number>(
    "PURVEY_STATEMENT_TIMEOUT",
    integer({ min: 0, default: 30_000, description: "After how long PostgreSQL stops a statement; 0 lets it run." }),
  ),
  connectionTimeout: setting<number>(
    "PURVEY_CONNECTION_TIMEOUT",
    integer({ min: 0, default: 10_000, description: "How long a call waits for a connection to PostgreSQL." }),
  ),
  preparedStatements: setting<number | undefined>(
    "PURVEY_PREPARED_STATEMENTS",
    integer({
      min: 0,
      example: 200,
      description:
        "How many statements each connection keeps prepared under a name: 1,000 without this setting, none where `directUrl` is given, as poolers know names only lately (PgBouncer since 1.21).",
    }),
  ),
  migrate: setting<boolean>(
    "PURVEY_MIGRATE",
    yes({
      default: true,
      description:
        "Whether a start brings the schema of the database up to date; without it the start is refused while `purvey migrate apply` is to be run.",
    }),
  ),
  keysFile: setting<string | undefined>(
    "PURVEY_KEYS_FILE",
    text({
      example: "keys.json",
      description: "The file of the keys that sign tokens and seal secrets, the same for every process of a database.",
    }),
    { read: resolve },
  ),
  secret: setting<string | undefined>(
    "PURVEY_JWT_SECRET",
    sensitive(text({ description: "The secret that the keys follow from where no file of keys is named." })),
    { secret: true },
  ),
  tokenLifetime: setting<number>(
    "PURVEY_TOKEN_LIFETIME",
    integer({ min: 60, default: 12 * 3600, description: "How long somebody stays signed in, in seconds." }),
  ),
  publicUrl: setting<string | undefined>(
    "PURVEY_PUBLIC_URL",
    text({
      example: "https://shop.example",
      description: "The address that callers reach the server by; without it that of each request.",
    }),
  ),
  trustProxy: setting<boolean>(
    "PURVEY_TRUST_PROXY",
    yes({
      default: false,
      description:
        "Whether a proxy in front of the server says in `x-forwarded-for`, `x-forwarded-proto` and `x-forwarded-host` where calls come from.",
    }),
  ),
  allowedOrigins: setting<readonly string[]>(
    "PURVEY_ALLOWED_ORIGINS",
    list(
      text({
        pattern: "^(\\*|https?://[^/?#@\\s]+)$",
        patternMessage: "Expected an origin such as https://shop.example, or * for all",
      }),
      {
        default: [],
        example: ["https://shop.example"],
        description: "Origins of other applications whose pages may call this server from a browser.",
      },
    ),
  ),
  privateAddresses: setting<readonly string[]>(
    "PURVEY_PRIVATE_ADDRESSES",
    list(text(), {
      default: [],
      example: ["10.20.0.0/16"],
      description: "Ranges of private networks that the server may connect to when a user names the address.",
    }),
  ),
  callsPerMinute: setting<number>(
    "PURVEY_CALLS_PER_MINUTE",
    integer({ min: 0, default: 6_000, description: "Calls a minute of one user; 0 sets no limit." }),
  ),
  siteCallsPerMinute: setting<number>(
    "PURVEY_SITE_CALLS_PER_MINUTE",
    integer({ min: 0, default: 600_000, description: "Calls a minute of a whole site; 0 sets no limit." }),
  ),
  requestsAtOnce: setting<number>(
    "PURVEY_REQUESTS_AT_ONCE",
    integer({
      min: 1,
      default: 1_000,
      description: "Calls under way in a process; more are told to come again in a second, before all wait too long.",
    }),
  ),
  bodyLimit: setting<number>(
    "PURVEY_BODY_LIMIT",
    integer({ min: 1_024, default: 2 * 1024 * 1024, description: "The largest body of a call, in bytes." }),
  ),
  searchFolder: setting<string | undefined>(
    "PURVEY_SEARCH_DIR",
    text({
      min: 1,
      example: "/var/lib/purvey/search",
      description:
        "The folder that the indexes of the search are saved in, so that a start opens them in place of building them; that of the embedded database keeps them without it.",
    }),
    { read: resolve },
  ),
  searchMemory: setting<number>(
    "PURVEY_SEARCH_MEMORY",
    integer({
      min: 1024 ** 2,
      default: 1024 ** 3,
      description:
        "What the indexes of the search of a process may take, in bytes; beyond them the site that nobody searched for longest goes.",
    }),
  ),
  userTrust: setting<number>(
    "PURVEY_USER_TRUST",
    integer({
      min: 0,
      default: 15_000,
      description: "How long a process goes by what it read of a user: so long a blocked one may still call.",
    }),
  ),
  connectTimeout: setting<number>(
    "PURVEY_CONNECT_TIMEOUT",
    integer({
      min: 1,
      default: 5_000,
      description: "How long the server waits for another system that a user wants tried.",
    }),
  ),
  probeTimeout: setting<number>(
    "PURVEY_PROBE_TIMEOUT",
    integer({ min: 1, default: 3_000, description: "How long probes and health checks wait for the database." }),
  ),
  drainTime: setting<number>(
    "PURVEY_DRAIN_TIME",
    integer({
      min: 0,
      default: 0,
      description:
        "How long a server that was told to stop goes on answering while `/readyz` says 503, so that a load balancer sends it nothing more.",
    }),
  ),
  maintenance: setting<MaintenanceWindow | undefined>(
    "PURVEY_MAINTENANCE",
    text({
      example: "2026-03-14 02:00:00/2026-03-14 04:00:00",
      description: "When no site of the server is to be used: beginning and end in UTC.",
    }),
    { read: maintenanceOf },
  ),
  jobs: setting<boolean>(
    "PURVEY_JOBS",
    yes({ default: true, description: "Whether this process also does what has to be done beside answering calls." }),
  ),
  logLevel: setting<"info" | "warn" | "error">(
    "PURVEY_LOG_LEVEL",
    oneOf(["info", "warn", "error"], {
      default: "error",
      description:
        "Which calls are written to standard error, a JSON line each (on a terminal, lines to read): all, those that were refused and slow statements, or those that the server failed at.",
    }),
  ),
  slowStatement: setting<number>(
    "PURVEY_SLOW_STATEMENT",
    integer({
      min: 0,
      default: 500,
      description:
        "A statement that takes longer is counted, and written to the log where `logLevel` is `warn` or `info`: its name and text, never its values; 0 names none.",
    }),
  ),
  metrics: setting<boolean>(
    "PURVEY_METRICS",
    yes({
      default: false,
      description:
        "Whether `/metrics` is answered for Prometheus: beside the services to whoever sends `metricsToken`, or at `metricsAddress`; one of both is needed, so that nobody publishes it unawares.",
    }),
  ),
  metricsToken: setting<string | undefined>(
    "PURVEY_METRICS_TOKEN",
    sensitive(text({ min: 16, description: "What a scrape of `/metrics` has to send as bearer token." })),
    { secret: true },
  ),
  metricsAddress: setting<{ readonly host: string; readonly port: number } | undefined>(
    "PURVEY_METRICS_ADDRESS",
    text({
      example: "127.0.0.1:9464",
      description: "Where `/metrics` alone is answered, apart from the services; then not beside them.",
    }),
    { read: addressOf },
  ),
  faults: setting<boolean>(
    "PURVEY_FAULTS",
    yes({
      default: false,
      description:
        "Whether developers may ask for refusals by the header `x-purvey-fault`; never where business is done.",
    }),
  ),
} as const;

type Definitions = typeof settingDefinitions;

export type SettingName = keyof Definitions;

/** The settings of a server, read and checked. */
export type Settings = {
  readonly [Name in SettingName]: Definitions[Name] extends Setting<infer T> ? T : never;
};

/** `127.0.0.1:9464`, or `[::1]:9464`. */
function addressOf(address: string): { readonly host: string; readonly port: number } {
  const [, six, four, digits] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+)):(\d{1,5})$/i.exec(address) ?? [];
  const [host, port] = [six ?? four, Number(digits)];
  if (host !== undefined && port <= 65_535) return { host, port };
  throw new Error(`Expected a host and a port, such as 127.0.0.1:9464, got \`${address}\``);
}

/** A window as `2026-03-14 02:00:00/2026-03-14 04:00:00`, in UTC. */
function maintenanceOf(window: string): MaintenanceWindow {
  const [start = "", end = "", ...more] = window.split("/").map((time) => time.trim());
  const fits = [start, end].every((time) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time));
  if (fits && start < end && more.length === 0) return { start, end };
  throw new Error(
    `Expected a beginning and an end in UTC, such as 2026-03-14 02:00:00/2026-03-14 04:00:00, got \`${window}\``,
  );
}
