import { isPurveyError } from "@purvey/client/errors";
import { createClient, type PurveyClient } from "@purvey/client/facade";
import { redact } from "@purvey/client/observe";
import type { Endpoint } from "@purvey/contract/endpoint";
import { services } from "@purvey/contract/services/index";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { type Connection, clientContext, readConnection } from "../connection/connection.ts";
import { type FoundToken, findToken } from "../connection/sign-in.ts";
import { findEndpoint, operationWords } from "../endpoints/find-endpoint.ts";
import { exitStatus, exitStatusOf } from "../exit-status.ts";
import { type OutputForm, printAnswer, printPages } from "../output/print-answer.ts";
import { curlCommand } from "./curl-command.ts";
import { failureText } from "./failure-text.ts";
import { operationOf } from "./operation-of.ts";
import { type Input, readInput } from "./read-input.ts";

/** One call as the command line wants it. */
interface Wanted {
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly connection: Connection;
  readonly given: Given;
  readonly terminal: Terminal;
}

/** Sends the call that the words ask for, or shows or checks it; answers the exit status. */
export async function runCall(given: Given, terminal: Terminal): Promise<number> {
  const { name, rest } = operationWords(given.words);
  if (name === "")
    throw new UsageError("Say which endpoint: `purvey search <words>` finds operations by what they do.");
  if (rest[1] !== undefined) throw new UsageError(`\`purvey call\` does not know what to do with \`${rest[1]}\`.`);
  const endpoint = findEndpoint(name, services);
  requireList(endpoint, given);
  const connection = readConnection(given, terminal);
  const input = await readInput(endpoint, rest[0], given, terminal);
  let found: FoundToken | undefined;
  try {
    const wanted = { endpoint, input, connection, given, terminal };
    if (given.options["dry-run"]) return await checkOnly(wanted);
    if (given.options.curl) return await showCurl(wanted);
    found = await findToken(connection, given, terminal);
    await sendCall(wanted, found.token);
    return exitStatus.done;
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    terminal.error(`${failureText(error, endpoint, found)}\n`);
    return exitStatusOf(error);
  }
}

function requireList({ id, list, input }: Endpoint, { options }: Given): void {
  if (!options.all || (list && input.properties.offset)) return;
  throw new UsageError(`\`${id}\` answers no list in pages, so --all has nothing to go through.`);
}

async function checkOnly({ endpoint, input, terminal }: Wanted): Promise<number> {
  await checkInput(endpoint, input);
  terminal.out(`The input fits \`${endpoint.id}\` (${endpoint.method} ${endpoint.path}); nothing was sent.\n`);
  return exitStatus.done;
}

/** Signs in only where the token is to be seen. */
async function showCurl({ endpoint, input, connection, given, terminal }: Wanted): Promise<number> {
  await checkInput(endpoint, input);
  const reveal = given.options.reveal === true;
  const token = reveal ? (await findToken(connection, given, terminal)).token : undefined;
  const shown = reveal ? input : (redact(endpoint.input, input) as Input);
  const idempotencyKey = textOption(given, "idempotency-key", undefined);
  terminal.out(`${curlCommand(endpoint, shown, { ...connection, token, idempotencyKey })}\n`);
  return exitStatus.done;
}

async function sendCall({ endpoint, input, connection, given, terminal }: Wanted, token: string | undefined) {
  const client: PurveyClient = createClient({ ...clientContext(connection), jwt: token ?? (async () => undefined) });
  const form = textOption(given, "output", "json") as OutputForm;
  const idempotencyKey = textOption(given, "idempotency-key", undefined);
  const send = operationOf(client, endpoint.id);
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  if (given.options.all)
    return printPages(endpoint, send(wholePages(endpoint, input), options).pages(), form, terminal);
  const envelope = await send(input, options);
  printAnswer(endpoint, envelope, { form, dataOnly: given.options["data-only"] === true }, terminal);
}

/** Whoever wants everything is not served with ten records at a time. */
function wholePages({ input: schema }: Endpoint, input: Input): Input {
  const most = schema.properties.limit?.maximum ?? 100;
  return schema.properties.limit && input.limit === undefined ? { ...input, limit: Math.min(most, 200) } : input;
}

/** Stands in for the network: what comes this far has passed every check. */
class Passed extends Error {}

/**
 * Has the client check an input as it does before sending, and sends nothing.
 *
 * @throws ValidationError with every field that does not fit.
 */
async function checkInput({ id }: Endpoint, input: Record<string, unknown>): Promise<void> {
  const transport = () => Promise.reject(new Passed());
  const client = createClient({ siteId: "none", jwt: async () => undefined, retries: 0, transport });
  const result = await operationOf(client, id)(input).safe();
  if (result.ok || (isPurveyError(result.error) && result.error.cause instanceof Passed)) return;
  throw result.error;
}
