import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { type App, createApp } from "./app.ts";
import { embeddedProviders } from "./embedded-providers.ts";
import { jobsWith } from "./jobs.ts";
import type { TokenSettings } from "./platform/auth/tokens.ts";
import type { ServerConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { Replica } from "./platform/db/replica.ts";
import { serveMetrics } from "./platform/http/serve-metrics.ts";
import type { AroundRound, Job, RunningJobs } from "./platform/jobs/job.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { ringFrom } from "./platform/keys/key-ring.ts";
import type { Observers } from "./platform/observe/observers.ts";
import { tracedDatabase, within } from "./platform/observe/tracing.ts";
import type { Providers } from "./platform/ports/providers.ts";

export interface StartOptions {
  readonly db: Database;
  /** What answers heavy reads in its place: `openReplica`. Closed with the server. */
  readonly replica?: Replica | undefined;
  readonly tokens: TokenSettings;
  /** 0 takes any free port. */
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string;
  /** How long it goes on answering after it was told to stop, while `/readyz` says 503, in milliseconds. Default: not at all. */
  readonly drainTime?: number;
  readonly config?: Partial<ServerConfig>;
  /** Outside systems that are configured: {@link providersFrom} the environment. */
  readonly providers?: Partial<Providers>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
  /** The folder of the built documentation, served at `/docs`. */
  readonly docsFolder?: string;
  /** Metrics and traces. Default: none. */
  readonly observers?: Observers;
  /**
   * Where `/metrics` alone is answered, apart from the services, where `observers.metrics` is set; it is then not answered
   * beside them, and asks for `observers.metricsToken` if there is one.
   */
  readonly metricsAddress?: { readonly host: string; readonly port: number };
  /** What the server does by itself beside answering. Default: everything there is to do. */
  readonly jobs?: readonly Job[];
}

/** What a process needs that does the work beside answering. */
export type WorkerOptions = Pick<
  StartOptions,
  "db" | "tokens" | "providers" | "observers" | "metricsAddress" | "jobs" | "config"
>;

/** A process that does the work beside answering. */
export interface RunningWorker {
  /** The port of `metricsAddress`. */
  readonly metricsPort: number | undefined;
  /** Lets the work under way finish, closes the database, and sends what is left of traces. */
  stop(): Promise<void>;
}

/** A server that listens. */
export interface RunningServer {
  readonly app: App;
  readonly port: number;
  /** The port of `metricsAddress`. */
  readonly metricsPort: number | undefined;
  /**
   * Turns unready, stops listening, lets the requests under way finish (at most ten seconds), saves the indexes, closes the
   * database, and sends what is left of traces.
   */
  stop(): Promise<void>;
}

/** Listens on a port. Rejects with a sentence when the port is taken. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  let jobs: RunningJobs | undefined;
  const { observers = {} } = options;
  const config = { compress: true, ...options.config };
  const beside = options.metricsAddress ? { metricsToken: undefined } : {};
  const app = createApp({
    ...options,
    config,
    observers: { ...observers, ...beside },
    onWork: (job) => void jobs?.wake(job),
  });
  const { server, port } = await listen(app.fetch, options.port, options.host);
  const metrics = await listenForMetrics(options).catch((error: unknown) => {
    server.close();
    throw error;
  });
  jobs = beginJobs(options, app, [
    { name: "save the indexes of the search", pause: 20 * 60_000, run: () => app.saveIndexes() },
  ]);
  const stop = async (): Promise<void> => {
    app.drain();
    await setTimeout(options.drainTime ?? 0);
    await Promise.all([closeGracefully(server), jobs?.stop()]);
    await app.saveIndexes().catch((error: unknown) => process.emitWarning(notSaved(error)));
    metrics?.server.close();
    await Promise.all([options.db.close(), options.replica?.close(), observers.tracing?.stop()]);
  };
  return { app, port, metricsPort: metrics?.port, stop };
}

/**
 * Does what has to be done beside answering: hands orders over, sends messages. It answers no calls, `/metrics` alone where
 * `metricsAddress` is set. Several may work at once, and beside servers.
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const metrics = await listenForMetrics(options);
  const jobs = beginJobs(options, createApp(options), []);
  const stop = async (): Promise<void> => {
    await jobs.stop();
    metrics?.server.close();
    await Promise.all([options.db.close(), options.observers?.tracing?.stop()]);
  };
  return { metricsPort: metrics?.port, stop };
}

/** Begins the work that is the same in every process, by the providers of an app, and what this process does besides. */
function beginJobs(options: WorkerOptions, { processorOf, taxProviderOf }: App, own: readonly Job[]): RunningJobs {
  const { db, tokens, providers, observers = {} } = options;
  const everywhere =
    options.jobs ??
    jobsWith({ ...embeddedProviders, ...providers }, ringFrom(tokens.secret), { processorOf, taxProviderOf });
  const all = [...everywhere, ...own];
  observers.metrics?.watchJobs(db, all);
  return startJobs(db, all, undefined, watchedRound(observers));
}

interface Listening {
  readonly server: ServerType;
  readonly port: number;
}

function listen(fetch: App["fetch"], port: number, hostname: string | undefined): Promise<Listening> {
  const server = serve({ fetch, port, ...(hostname ? { hostname } : {}) });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.once("listening", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address ? address.port : port });
    });
  });
}

/** `/metrics` alone, at an address that nobody reaches who calls the services. */
async function listenForMetrics({ observers, metricsAddress }: WorkerOptions): Promise<Listening | undefined> {
  if (!observers?.metrics || !metricsAddress) return undefined;
  const answer = serveMetrics(observers.metrics, observers.metricsToken);
  const fetch: App["fetch"] = async (request) =>
    /^https?:\/\/[^/]+\/metrics(\?|$)/.test(request.url)
      ? answer(request)
      : new Response("Here is `/metrics` alone; the services have another port.\n", { status: 404 });
  return listen(fetch, metricsAddress.port, metricsAddress.host);
}

/** Times each round of a job, and follows some from end to end. */
function watchedRound({ metrics, tracing }: Observers): AroundRound {
  return async ({ name }, db, round) => {
    const span = tracing?.job(name);
    const started = performance.now();
    let failed = true;
    try {
      await (span ? within(span, () => round(tracedDatabase(db, span))) : round(db));
      failed = false;
    } finally {
      metrics?.round({ job: name, seconds: (performance.now() - started) / 1000, failed });
    }
  };
}

function notSaved(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The indexes of the search could not be saved; the next start builds them again. ${reason}`;
}

/** How long requests under way may take once the server stops, in milliseconds. */
const patience = 10_000;

/**
 * Stops listening and resolves when the last connection is closed. Connections that clients keep open for more requests
 * end with the answer under way, or at once when there is none.
 */
async function closeGracefully(server: ServerType): Promise<void> {
  if (!("closeIdleConnections" in server)) throw new TypeError("The server must speak HTTP/1.1.");
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setInterval(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearInterval(force);
}

/** Rejects with a sentence when a port is taken, before anything is prepared that could not be served. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    probe.listen({ port, ...(host ? { host } : {}) }, resolve);
  });
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `The port ${port} is taken by another program. Stop that one, or choose another port: \`--port 4401\`, or \`PORT=4401\`.`,
    { cause: error },
  );
}
