import { serve } from "@hono/node-server";
import { type App, createApp } from "./app.ts";
import type { TokenSettings } from "./auth/tokens.ts";
import type { ServerConfig } from "./config.ts";
import type { Database } from "./db/database.ts";

export interface StartOptions {
  readonly db: Database;
  readonly tokens: TokenSettings;
  /** 0 takes any free port. */
  readonly port: number;
  /** Default: all interfaces. */
  readonly host?: string;
  readonly config?: Partial<ServerConfig>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
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
  const app = createApp(options);
  const server = serve({ fetch: app.fetch, port: options.port, ...(options.host ? { hostname: options.host } : {}) });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, options.port)));
    server.once("listening", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : options.port);
    });
  });
  const stop = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 10_000);
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    });
    await options.db.close();
  };
  return { app, port, stop };
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `The port ${port} is taken by another program. Stop that one, or choose another port: PORT=4401 npm start.`,
    { cause: error },
  );
}
