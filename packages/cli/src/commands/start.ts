import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { seedDemo } from "@purvey/server/data/demo/seed-demo";
import type { Database } from "@purvey/server/db/database";
import { openDatabase } from "@purvey/server/db/open-database";
import { jsonLog } from "@purvey/server/http/request-log";
import { tokenSecret } from "@purvey/server/secret";
import { startServer } from "@purvey/server/start-server";
import sql from "sql-template-tag";
import type { Command, Terminal } from "../command.ts";
import { dataOptions, readSettings } from "../settings.ts";

/** The people of the demonstration data and what each is for. */
const signIns = [
  ["dana", "buyer of Northgate Fabrication, may spend 500 a month"],
  ["amir", "her approver"],
  ["sara", "sales representative"],
  ["walt", "stockroom"],
  ["rita", "receiving"],
  ["ada", "administrator"],
  ["ned", "read-only administrator"],
  ["dev", "developer"],
] as const;

/** `purvey start`: serves the API and the application on one port. */
export const startCommand: Command = {
  name: "start",
  usage: "[--demo] [--port <number>]",
  summary: "Serve the API and the application",
  description:
    "Serves every service below /api and the application at /, on the embedded database or on PostgreSQL.\nA second start finds its data again. Ctrl+C stops it in order.",
  examples: ["purvey start --demo", "PORT=8080 DATABASE_URL=postgres://localhost/purvey purvey start"],
  options: {
    demo: { type: "boolean", help: "Load the demonstration data into the site `demo` when it is not there yet" },
    port: { type: "string", value: "<number>", help: "The port (default: $PORT or 4400; 0 takes any free one)" },
    log: { type: "boolean", help: "Write a JSON line for each request to standard error" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const settings = readSettings(given, terminal);
    const db = await openDatabase({ databaseUrl: settings.databaseUrl, dataFolder: settings.dataFolder });
    if (given.options.demo) await prepareDemo(db, terminal);
    const server = await startServer({
      db,
      port: settings.port,
      tokens: {
        secret: tokenSecret(settings.secret, settings.dataFolder),
        ...(settings.jwksUrl ? { jwksUrl: settings.jwksUrl } : {}),
      },
      config: given.options.log ? { log: jsonLog(terminal.error) } : {},
      ...webFolder(),
    });
    announce(server.port, settings.databaseUrl, settings.dataFolder, given.options.demo === true, terminal);
    await untilStopped();
    await server.stop();
    return 0;
  },
};

async function prepareDemo(db: Database, terminal: Terminal): Promise<void> {
  const existing = await db.first(sql`select 1 from site where site_id = ${"demo"}`);
  if (existing) return;
  terminal.out("Loading the demonstration data …\n");
  await seedDemo(db, { site: "demo" });
}

/** The built application: beside this package when installed, in the workspace when developing. */
function webFolder(): { webFolder?: string } {
  const places = ["../../web", "../../../../apps/web/dist"].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(`${place}/index.html`));
  return found ? { webFolder: found } : {};
}

function announce(
  port: number,
  databaseUrl: string | undefined,
  dataFolder: string,
  demo: boolean,
  terminal: Terminal,
): void {
  const where = databaseUrl ? "PostgreSQL" : `the embedded database in ${dataFolder}`;
  terminal.out(`Purvey is ready at http://localhost:${port}\n  on ${where}\n`);
  if (!demo) return;
  terminal.out(
    `\nSign in with the password Passw0rd!demo as\n${signIns.map(([name, what]) => `  ${name.padEnd(5)} ${what}`).join("\n")}\n`,
  );
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
