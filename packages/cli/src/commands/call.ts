import {
  AuthenticationError,
  type Call,
  type CallOptions,
  createClient,
  isPurveyError,
  NetworkError,
  NotFoundError,
  type PurveyError,
  ValidationError,
} from "@purvey/client";
import type { Endpoint } from "@purvey/contract/endpoint";
import { services } from "@purvey/contract/services/index";
import { type Command, type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";

/** `purvey call`: one call of one endpoint, with all checks of the client. */
export const callCommand: Command = {
  name: "call",
  usage: "<service.resource.operation> ['<json>']",
  words: 2,
  summary: "Call an endpoint of a running server",
  description:
    "Sends one call through the client, which checks the input first and the answer afterwards, and prints the envelope as JSON.\nThe input is one JSON object: path, query and body names together. The token comes from --token or $PURVEY_TOKEN,\nor from signing in with --user and --password.",
  examples: [
    "purvey call items.system.ping",
    "purvey call items.brands.list '{\"limit\": 3}' --user dana --password 'Passw0rd!demo'",
    'PURVEY_TOKEN=$(purvey token ada) purvey call items.brands.create \'{"brandsName": "Vega"}\'',
  ],
  options: {
    url: { type: "string", value: "<url>", help: "The server (default: $PURVEY_URL or http://localhost:4400)" },
    site: { type: "string", value: "<id>", help: "The site (default: $PURVEY_SITE or demo)" },
    token: { type: "string", value: "<jwt>", help: "The token (default: $PURVEY_TOKEN)" },
    user: { type: "string", value: "<name>", help: "Sign in as this user" },
    password: { type: "string", value: "<text>", help: "The user's password (default: $PURVEY_PASSWORD)" },
    "data-only": { type: "boolean", help: "Print the data without its envelope" },
  },
  async run(given, terminal) {
    const [operation, json = "{}"] = given.words;
    if (!operation) throw new UsageError("Say which endpoint: `purvey list --json` shows the operations.");
    const endpoint = findEndpoint(operation);
    const input = parseInput(json);
    try {
      const envelope = await (await callOf(endpoint, given, terminal))(input);
      terminal.out(`${JSON.stringify(given.options["data-only"] ? envelope.data : envelope, null, 2)}\n`);
      return 0;
    } catch (error) {
      if (!isPurveyError(error)) throw error;
      terminal.error(`${describe(error)}\n`);
      return 1;
    }
  },
};

function findEndpoint(operation: string): Endpoint {
  const all = services.flatMap((service) => Object.values(service.endpoints));
  const found = all.find(({ id }) => id === operation);
  if (found) return found;
  const near = nearest(
    operation,
    all.map(({ id }) => id),
  );
  throw new UsageError(
    `There is no operation \`${operation}\`. Did you mean ${near.map((id) => `\`${id}\``).join(", ")}? \`purvey list --json\` shows them all.`,
  );
}

function parseInput(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`The input must be a JSON object, such as '{"limit": 3}', not \`${json}\`.`);
}

type Operation = (input: Record<string, unknown>, options?: CallOptions) => Call<unknown>;

async function callOf(endpoint: Endpoint, given: Given, { environment }: Terminal): Promise<Operation> {
  const address = textOption(given, "url", environment.PURVEY_URL || "http://localhost:4400") as string;
  const siteId = textOption(given, "site", environment.PURVEY_SITE || "demo") as string;
  const password = textOption(given, "password", environment.PURVEY_PASSWORD);
  const username = textOption(given, "user", undefined);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`The server's address must be a URL such as http://localhost:4400, not \`${address}\`.`);
  // Not tried again: who calls by hand sees at once what happened.
  const base = { siteId, baseUrl: `${address.replace(/\/$/, "")}/api/{service}`, retries: 0 };
  let token = textOption(given, "token", environment.PURVEY_TOKEN);
  if (username) {
    if (!password) throw new UsageError("--user needs --password or $PURVEY_PASSWORD.");
    const visitor = createClient({ ...base, jwt: async () => undefined });
    token = (await visitor.content.users.verifyPassword({ username, password }).data).token;
  }
  const client = createClient({ ...base, jwt: token ?? (async () => undefined) });
  let node: unknown = client;
  for (const part of endpoint.id.split(".")) node = (node as Record<string, unknown>)[part];
  return node as Operation;
}

function describe(error: PurveyError): string {
  const lines = [`${error.code}${error.status ? ` (${error.status})` : ""}: ${error.message}`];
  if (error instanceof ValidationError)
    lines.push(...error.errors.map((issue) => `  ${issue.path || "input"}: ${issue.message}`));
  if (error instanceof NotFoundError && error.reason) lines.push(`  ${error.reason}`);
  if (error instanceof AuthenticationError) lines.push("  Sign in with --user and --password, or give a --token.");
  if (error instanceof NetworkError)
    lines.push("  Does a server run there? `purvey start` starts one, --url names another.");
  if (error.requestId) lines.push(`  request id ${error.requestId}`);
  return lines.join("\n");
}
