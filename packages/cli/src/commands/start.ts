import type { Command, Given, Terminal } from "../command.ts";
import { dataOptions, readPort, readSettings, type Settings } from "../settings.ts";
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
  usage: "[--demo] [--port <number>]",
  words: 0,
  summary: "Serve the API and the application",
  description:
    "Serves every service below /api and the application at /, on the embedded database or on PostgreSQL.\nA second start finds its data again. Ctrl+C (or SIGTERM) lets the requests under way finish, then stops.\nThe keys that sign tokens and seal secrets are in $PURVEY_KEYS_FILE (`purvey keys new`) or follow from $PURVEY_JWT_SECRET (at\nleast 32 characters); the embedded database keeps its own in the data folder.",
  examples: [
    "purvey start --demo",
    "PORT=8080 DATABASE_URL=postgres://localhost/purvey PURVEY_KEYS_FILE=keys.json purvey start",
  ],
  options: {
    demo: { type: "boolean", help: "Load the demonstration data into the site `demo` when it is not there yet" },
    port: { type: "string", value: "<number>", help: "The port (default: $PORT or 4400; 0 takes any free one)" },
    log: { type: "boolean", help: "Write a JSON line for each request to standard error, not for failures alone" },
    ...dataOptions,
  },
  async run(given, terminal) {
    const [settings, port] = [readSettings(given, terminal), readPort(given, terminal)];
    const stopped = stopSignal();
    // Imported when needed: the other commands start in half the time without the server.
    const { serve } = await import("../serve.ts");
    const server = await serve(settings, port, given, terminal);
    announce(server.port, settings, given, terminal);
    await stopped;
    await server.stop();
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
