import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import type { DatabaseService } from "./database-service.ts";
import type { Programs } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for databases and programs; see `test-database.ts` and `program-of.ts`. */
    readonly testService: string;
  }
}

/**
 * Runs once before all test files: offers them databases and programs over HTTP on the loopback, because they run in
 * processes of their own that come and go. Nothing is loaded or started before one asks: test runs that need none are
 * not slowed or broken by them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let databases: Promise<DatabaseService> | undefined;
  let programs: Promise<Programs> | undefined;
  const answer = async (request: IncomingMessage): Promise<string | Uint8Array> => {
    const body = await text(request);
    if (request.url === "/program") {
      programs ??= import("./programs.ts").then(({ Programs }) => new Programs());
      return (await programs).of(body);
    }
    databases ??= import("./database-service.ts").then(({ DatabaseService }) => new DatabaseService());
    return fromDatabases(await databases, request.url, body);
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  // No connection ends while a test file is about to ask on it.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, "127.0.0.1"), "listening");
  project.provide("testService", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await programs)?.remove();
    await (await databases)?.stop();
  };
}

async function fromDatabases(
  service: DatabaseService,
  path: string | undefined,
  body: string,
): Promise<string | Uint8Array> {
  switch (path) {
    case "/create-database":
      return service.createDatabase("empty");
    case "/create-world":
      return service.createDatabase("world");
    case "/create-demonstration":
      return service.createDatabase("demonstration");
    case "/drop-database":
      return service.dropDatabase(body).then(() => "");
    case "/embedded-tar":
      return service.embeddedTar("empty");
    case "/embedded-world":
      return service.embeddedTar("world");
    case "/embedded-demonstration":
      return service.embeddedTar("demonstration");
    default:
      throw new Error(`The service of the tests has no \`${path}\`.`);
  }
}
