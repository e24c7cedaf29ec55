import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { builtFolders } from "./built-folders.ts";
import { Shops } from "./shops.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for a site of their own; see `open-site.ts`. */
    readonly shopService: string;
  }
}

/**
 * Runs once before all journeys: serves the built application and the real API, on each database that a test file asks
 * for, and fills a new site with the fixture world for each of them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shops = new Shops(builtFolders());
  const service = createServer((request, response) => {
    const site =
      request.url === "/adventure-works"
        ? shops.adventureWorks()
        : shops.newSite(request.url === "/postgres" ? "postgres" : "embedded");
    site.then(
      (served) => response.end(JSON.stringify(served)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  project.provide("shopService", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  return async () => {
    service.close();
    service.closeAllConnections();
    await shops.stop();
  };
}
