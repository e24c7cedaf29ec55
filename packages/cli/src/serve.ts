import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLoadLock } from "@purvey/server/load/load-lock";
import { createIssuers } from "@purvey/server/platform/auth/issuers";
import { issuersFrom } from "@purvey/server/platform/auth/issuers-from";
import { serveBackups } from "@purvey/server/platform/backup/backup-socket";
import type { ServerConfig } from "@purvey/server/platform/config";
import type { Database } from "@purvey/server/platform/db/database";
import type { EmbeddedDatabase } from "@purvey/server/platform/db/embedded";
import { openDatabase, openReplica } from "@purvey/server/platform/db/open-database";
import { openKeys } from "@purvey/server/platform/keys/open-keys";
import { networks } from "@purvey/server/platform/outbound/allowed-address";
import { baseUrlOf } from "@purvey/server/providers/http/base-url";
import { providersFrom } from "@purvey/server/providers/providers-from";
import {
  type RunningServer,
  type RunningWorker,
  requireFreePort,
  type StartOptions,
  startServer,
  startWorker,
} from "@purvey/server/start-server";
import sql from "sql-template-tag";
import type { Given, Terminal } from "./command.ts";
import { observe } from "./observation.ts";
import type { Settings } from "./settings/setting-definitions.ts";

/** Opens the database and serves on a port, with the demonstration data when `--demo` asks for them. */
export async function serve(settings: Settings, given: Given, terminal: Terminal): Promise<RunningServer> {
  const { port, host } = settings;
  // Whatever does not fit is refused before a database is made.
  const outside = outsideOf(settings, terminal);
  networks(settings.privateAddresses);
  const publicUrl = settings.publicUrl ? baseUrlOf("PURVEY_PUBLIC_URL", settings.publicUrl) : undefined;
  const { log, ...observed } = await observe(settings, given, terminal);
  await requireFreePort(port, host);
  const replica = await openReplica(settings);
  const db = await openDatabase(settings);
  let endBackups: (() => Promise<void>) | undefined;
  try {
    if (db.kind === "embedded") endBackups = await serveBackups(settings.dataFolder, db as EmbeddedDatabase);
    if (given.options.demo) await prepareDemo(db, terminal);
    const server = await startServer({
      db,
      replica,
      port,
      host,
      drainTime: settings.drainTime,
      ...outside,
      ...observed,
      config: {
        ...limitsOf(settings),
        publicUrl,
        searchFolder: settings.searchFolder ?? (settings.databaseUrl ? undefined : join(settings.dataFolder, "search")),
        log,
        environment: terminal.environment,
        faults: given.options.demo === true || settings.faults,
      },
      ...(settings.jobs ? {} : { jobs: [] }),
      ...builtFolders(),
    });
    const stop = async (): Promise<void> => {
      await endBackups?.();
      await server.stop();
    };
    return { ...server, stop };
  } catch (error) {
    await endBackups?.();
    await db.close();
    throw error;
  }
}

/** Opens the database and does what has to be done beside answering calls. */
export async function work(settings: Settings, given: Given, terminal: Terminal): Promise<RunningWorker> {
  const outside = outsideOf(settings, terminal);
  const { log, ...observed } = await observe(settings, given, terminal);
  const db = await openDatabase(settings);
  try {
    const config = { ...limitsOf(settings), log, environment: terminal.environment };
    return await startWorker({ db, ...outside, ...observed, config });
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Keys, issuers and outside systems; refuses bad keys, and what lacks something. */
function outsideOf(settings: Settings, { environment }: Terminal): Pick<StartOptions, "tokens" | "providers"> {
  const issuers = issuersFrom(environment);
  createIssuers(issuers);
  const tokens = { secret: openKeys(settings), issuers, lifetime: settings.tokenLifetime };
  return { tokens, providers: providersFrom(environment) };
}

/** What the settings say of calls. */
function limitsOf({ probeTimeout, ...settings }: Settings): Partial<ServerConfig> {
  const { callsPerMinute, siteCallsPerMinute, requestsAtOnce, bodyLimit, searchMemory, userTrust, connectTimeout } =
    settings;
  const { trustProxy, allowedOrigins, privateAddresses, maintenance } = settings;
  return {
    callsPerMinute,
    siteCallsPerMinute,
    requestsAtOnce,
    bodyLimit,
    searchMemory,
    userTrust,
    connectTimeout,
    healthTimeout: probeTimeout,
    trustProxy,
    allowedOrigins,
    privateAddresses,
    maintenance,
  };
}

/** Two that start at once on one PostgreSQL server must not both load it. */
async function prepareDemo(db: Database, terminal: Terminal): Promise<void> {
  await withLoadLock(db, "demo", async () => {
    const existing = await db.first(sql`select 1 from site where site_id = ${"demo"}`);
    if (existing) return;
    terminal.out("Loading the demonstration data …\n");
    // A thousand lines of families and brands, which no later start needs.
    const { seedDemo } = await import("@purvey/server/load/examples/demo/seed-demo");
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
