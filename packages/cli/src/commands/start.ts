import type { Command, Given, Terminal } from "../command.ts";
import { dataOptions, requirePostgres } from "../settings/data-place.ts";
import type { Settings } from "../settings/setting-definitions.ts";
import { stopSignal } from "../stop-signal.ts";

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
  usage: "[--demo] [--port <number>] [--workers <number>]",
  words: 0,
  summary: "Serve the API and the application",
  description:
    "Serves every service below /api and the application at /, on the embedded database or on PostgreSQL.\nA second start finds its data again. Ctrl+C (or SIGTERM) lets the requests under way finish, then stops.\n`purvey config` shows every setting, where it comes from, and what it is without one.\nThe keys that sign tokens and seal secrets are in $PURVEY_KEYS_FILE (`purvey keys new`) or follow from $PURVEY_JWT_SECRET (at\nleast 32 characters); the embedded database keeps its own in the data folder.",
  examples: [
    "purvey start --demo",
    "PORT=8080 DATABASE_URL=postgres://localhost/purvey PURVEY_KEYS_FILE=keys.json purvey start",
    "purvey start --workers 4 --database postgres://localhost/purvey",
  ],
  options: {
    demo: { type: "boolean", help: "Load the demonstration data into the site `demo` when it is not there yet" },
    port: { type: "string", value: "<number>", help: "The port (default: $PORT or 4400; 0 takes any free one)" },
    workers: {
      type: "string",
      value: "<number>",
      help: "Serve by several processes on PostgreSQL; one that ends is replaced (default: $PURVEY_WORKERS or 1)",
    },
    log: { type: "boolean", help: "Write a JSON line for each request to standard error, not for failures alone" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const { readSettings } = await import("../settings/read-settings.ts");
    const settings = await readSettings(given, terminal);
    const stopped = stopSignal();
    const ready = (port: number) => announce(port, settings, given, terminal);
    const workers = settings.workers > 1 ? await import("../workers.ts") : undefined;
    if (workers) requirePostgres(settings, `${settings.workers} workers`, "start one worker");
    if (workers && !workers.isWorker) return workers.serveByWorkers(settings.workers, terminal, stopped, ready);
    // Imported when needed: the other commands start in half the time without the server.
    const { serve } = await import("../serve.ts");
    try {
      const server = await serve(settings, given, terminal);
      (workers?.workerIsReady ?? ready)(server.port);
      await stopped;
      await server.stop();
    } finally {
      workers?.letGo();
    }
    return 0;
  },
};

function announce(port: number, { databaseUrl, dataFolder }: Settings, given: Given, terminal: Terminal): void {
  const where = databaseUrl ? "PostgreSQL" : `the embedded database in ${dataFolder}`;
  terminal.out(`Purvey is ready at http://localhost:${port}\n  on ${where}\n`);
  if (!given.options.demo) return;
  terminal.out(
    `\nSign in with the password Passw0rd!demo as\n${signIns.map(([name, what]) => `  ${name.padEnd(5)} ${what}`).join("\n")}\n`,
  );
}
