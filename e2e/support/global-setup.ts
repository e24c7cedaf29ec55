import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { type DatabaseKind, Shops } from "./shops.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for a site of their own; see `open-site.ts`. */
    readonly shopService: string;
  }
}

const webFolder = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

/**
 * Runs once before all journeys: serves the built application and the real API, on each database that a test file asks
 * for, and fills a new site with the fixture world for each of them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${webFolder}/index.html`))
    throw new Error(`The application is not built: \`${webFolder}\` has no index.html. Run \`npm run build\` first.`);
  const shops = new Shops(webFolder);
  const service = createServer((request, response) => {
    const [, kind = "embedded", what] = (request.url ?? "").split("/");
    const database: DatabaseKind = kind === "postgres" ? "postgres" : "embedded";
    const site = what === "adventure-works" ? shops.adventureWorks(database) : shops.newSite(database);
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
