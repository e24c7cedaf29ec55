import type { Budget } from "@purvey/mcp/session";
import { version } from "@purvey/server/platform/version";
import { type Command, type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { readConnection } from "../connection/connection.ts";
import { serverOptions } from "../connection/server-options.ts";
import { stopSignal } from "../stop-signal.ts";

/** `purvey mcp`: the services as tools for an assistant. */
export const mcpCommand: Command = {
  name: "mcp",
  usage: "[--http <port>]",
  words: 0,
  summary: "Serve the services as tools for an assistant (Model Context Protocol)",
  description:
    "Speaks the Model Context Protocol over standard input and output, for programs that start it; with --http over streamable HTTP\nat /mcp. Five tools reach every operation: discover, describe, call_read, call_write (which asks for a confirmation) and sites.\nOver HTTP every caller sends a bearer token of its own.",
  examples: ["purvey mcp --url http://localhost:4400 --site demo", "purvey mcp --http 4500"],
  options: {
    ...serverOptions,
    http: {
      type: "string",
      value: "<port>",
      help: "Listen at this port instead of standard input; 0 takes any free one",
    },
    host: { type: "string", value: "<address>", help: "With --http: the address to listen at (default: 127.0.0.1)" },
    records: { type: "string", value: "<number>", help: "Records of a list in one answer (default: 20)" },
    characters: { type: "string", value: "<number>", help: "Characters of data in one answer (default: 12000)" },
  },
  async run(given, terminal) {
    const connection = readConnection(given, terminal);
    const { ceiling, defaultBudget } = await import("@purvey/mcp/session");
    const budget = {
      records: wholeNumber(given, "records", defaultBudget.records, 1, ceiling.records),
      characters: wholeNumber(given, "characters", defaultBudget.characters, 200, ceiling.characters),
    };
    const common = { url: connection.address, siteId: connection.siteId, version, budget };
    if (given.options.http !== undefined) return overHttp(common, given, terminal);
    if (given.options.host !== undefined) throw new UsageError("--host needs --http <port>.");
    const [{ findToken }, { serveStdio }] = await Promise.all([
      import("../connection/sign-in.ts"),
      import("@purvey/mcp/serve-stdio"),
    ]);
    const { token } = await findToken(connection, given, terminal);
    // The program ends by itself when its input does.
    serveStdio({ ...common, token, onError: (error) => terminal.error(`${error.message}\n`) });
    return 0;
  },
};

interface Common {
  readonly url: string;
  readonly siteId: string;
  readonly version: string;
  readonly budget: Budget;
}

async function overHttp(common: Common, given: Given, terminal: Terminal): Promise<number> {
  for (const name of ["token", "user", "password"])
    if (given.options[name] !== undefined)
      throw new UsageError(`With --http every caller sends a bearer token of its own; leave --${name} out.`);
  const port = wholeNumber(given, "http", 0, 0, 65_535);
  const host = textOption(given, "host", "127.0.0.1");
  const shown = host.includes(":") ? `[${host}]` : host;
  const stopped = stopSignal();
  const { serveHttp } = await import("@purvey/mcp/serve-http");
  const server = await serveHttp({ ...common, port, host, hosts: ["localhost", "127.0.0.1", "[::1]", shown] });
  terminal.out(`The tools are ready at http://${shown}:${server.port}/mcp\n`);
  await stopped;
  await server.stop();
  return 0;
}

function wholeNumber(given: Given, name: string, fallback: number, least: number, most: number): number {
  const text = textOption(given, name, String(fallback));
  if (/^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not \`${text}\`.`);
}
