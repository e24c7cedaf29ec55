import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type McpOverHttpOptions, mcpOverHttp } from "./mcp-over-http.ts";

/** Where the tools listen. */
export interface HttpOptions extends McpOverHttpOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen at. @default "127.0.0.1", which only this machine reaches */
  readonly host?: string;
}

/** Tools that listen. */
export interface RunningHttp {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves the tools over streamable HTTP. Rejects with a sentence when the port is taken. */
export async function serveHttp({ port, host = "127.0.0.1", ...options }: HttpOptions): Promise<RunningHttp> {
  const mcp = mcpOverHttp(options);
  const server = createAdaptorServer({ fetch: (request) => mcp.fetch(request) }) as Server;
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`The port ${port} is taken by another program. Choose another: --http <port>.`, { cause: error });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await mcp.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
