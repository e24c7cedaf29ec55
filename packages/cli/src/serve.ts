import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@purvey/server/db/open-database";
import { jsonLog, type LogEntry } from "@purvey/server/http/request-log";
import { seedDemo } from "@purvey/server/load/examples/demo/seed-demo";
import { withLoadLock } from "@purvey/server/load/load-lock";
import { createIssuers } from "@purvey/server/platform/auth/issuers";
import { issuersFrom } from "@purvey/server/platform/auth/issuers-from";
import type { Database } from "@purvey/server/platform/db/database";
import { openKeys } from "@purvey/server/platform/keys/open-keys";
import { networks } from "@purvey/server/platform/outbound/allowed-address";
import { baseUrlOf } from "@purvey/server/providers/http/base-url";
import { providersFrom } from "@purvey/server/providers/providers-from";
import { type RunningServer, requireFreePort, startServer } from "@purvey/server/start-server";
import sql from "sql-template-tag";
import type { Given, Terminal } from "./command.ts";
import type { Settings } from "./settings.ts";

/** Opens the database and serves on a port, with the demonstration data when `--demo` asks for them. */
export async function serve(
  settings: Settings,
  port: number,
  given: Given,
  terminal: Terminal,
): Promise<RunningServer> {
  const { databaseUrl, dataFolder, privateAddresses, trustProxy, maintenance } = settings;
  const issuers = issuersFrom(terminal.environment);
  // Refuse bad keys, an issuer or a provider that lacks something, and what is no range of addresses, before a database is made.
  createIssuers(issuers);
  const tokens = { secret: openKeys(settings), issuers };
  const providers = providersFrom(terminal.environment);
  networks(privateAddresses);
  const publicUrl = settings.publicUrl ? baseUrlOf("PURVEY_PUBLIC_URL", settings.publicUrl) : undefined;
  await requireFreePort(port);
  const db = await openDatabase({ databaseUrl, dataFolder });
  try {
    if (given.options.demo) await prepareDemo(db, terminal);
    return await startServer({
      db,
      port,
      tokens,
      providers,
      config: {
        log: requestLog(given.options.log === true, terminal),
        privateAddresses,
        publicUrl,
        trustProxy,
        maintenance,
        environment: terminal.environment,
        faults: given.options.demo === true || terminal.environment.PURVEY_FAULTS === "1",
      },
      ...builtFolders(),
    });
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Failures of the server itself are always written: somebody has to mend them. */
function requestLog(all: boolean, terminal: Terminal): (entry: LogEntry) => void {
  const write = jsonLog((line) => terminal.error(line));
  return (entry) => {
    if (all || entry.level === "error") write(entry);
  };
}

/** Two that start at once on one PostgreSQL server must not both load it. */
async function prepareDemo(db: Database, terminal: Terminal): Promise<void> {
  await withLoadLock(db, "demo", async () => {
    const existing = await db.first(sql`select 1 from site where site_id = ${"demo"}`);
    if (existing) return;
    terminal.out("Loading the demonstration data …\n");
    await seedDemo(db, { site: "demo" });
  });
}

/** The built application and documentation: beside this package when installed, in the workspace when developing. */
function builtFolders(): { webFolder?: string; docsFolder?: string } {
  const webFolder = builtFolder("../web", "../../../apps/web/dist");
  const docsFolder = builtFolder("../docs", "../../../apps/docs/dist");
  return { ...(webFolder ? { webFolder } : {}), ...(docsFolder ? { docsFolder } : {}) };
}

/** The first of the places that holds a built site. */
function builtFolder(...places: readonly string[]): string | undefined {
  return places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(`${place}/index.html`));
}
