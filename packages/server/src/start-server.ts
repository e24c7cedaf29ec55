import { createServer } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { type App, createApp } from "./app.ts";
import { jobsWith } from "./jobs/index.ts";
import type { TokenSettings } from "./platform/auth/tokens.ts";
import type { ServerConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { Job, RunningJobs } from "./platform/jobs/job.ts";
import { startJobs } from "./platform/jobs/start-jobs.ts";
import { ringFrom } from "./platform/keys/key-ring.ts";
import { embeddedProviders, type Providers } from "./providers/providers.ts";

export interface StartOptions {
  readonly db: Database;
  readonly tokens: TokenSettings;
  /** 0 takes any free port. */
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string;
  readonly config?: Partial<ServerConfig>;
  /** Outside systems that are configured: {@link providersFrom} the environment. */
  readonly providers?: Partial<Providers>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
  /** The folder of the built documentation, served at `/docs`. */
  readonly docsFolder?: string;
  /** What the server does by itself beside answering. Default: everything there is to do. */
  readonly jobs?: readonly Job[];
}

/** A server that listens. */
export interface RunningServer {
  readonly app: App;
  readonly port: number;
  /** Stops listening, lets the requests under way finish (at most ten seconds), and closes the database. */
  stop(): Promise<void>;
}

/** Listens on a port. Rejects with a sentence when the port is taken. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  let jobs: RunningJobs | undefined;
  const config = { compress: true, ...options.config };
  const app = createApp({ ...options, config, onWork: (job) => void jobs?.wake(job) });
  const server = serve({ fetch: app.fetch, port: options.port, ...(options.host ? { hostname: options.host } : {}) });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, options.port)));
    server.once("listening", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : options.port);
    });
  });
  const keys = ringFrom(options.tokens.secret);
  jobs = startJobs(options.db, options.jobs ?? jobsWith({ ...embeddedProviders, ...options.providers }, keys));
  const stop = async (): Promise<void> => {
    await Promise.all([closeGracefully(server), jobs?.stop()]);
    await options.db.close();
  };
  return { app, port, stop };
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
  const force = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

/** Rejects with a sentence when a port is taken, before anything is prepared that could not be served. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    probe.listen(port, resolve);
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
