import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import type { DatabaseService } from "./database-service.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for databases; see `test-database.ts`. */
    readonly databaseService: string;
  }
}

/**
 * Runs once before all test files: offers them databases over HTTP on the loopback, because they run in processes of
 * their own that come and go. Nothing is started before one asks.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let service: Promise<DatabaseService> | undefined;
  const server = createServer((request, response) => {
    service ??= createService();
    answer(service, request).then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  project.provide("databaseService", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await service)?.stop();
  };
}

/** Loads databases and migrations only now: test runs that need none are not slowed or broken by them. */
async function createService(): Promise<DatabaseService> {
  const { DatabaseService } = await import("./database-service.ts");
  return new DatabaseService();
}

async function answer(starting: Promise<DatabaseService>, request: IncomingMessage): Promise<string | Uint8Array> {
  const service = await starting;
  switch (request.url) {
    case "/create-database":
      return service.createDatabase("empty");
    case "/create-world":
      return service.createDatabase("world");
    case "/drop-database":
      return service.dropDatabase(await text(request)).then(() => "");
    case "/embedded-tar":
      return service.embeddedTar("empty");
    case "/embedded-world":
      return service.embeddedTar("world");
    default:
      throw new Error(`The service of test databases has no \`${request.url}\`.`);
  }
}
