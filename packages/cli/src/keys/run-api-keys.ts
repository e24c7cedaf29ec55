import { isPurveyError } from "@purvey/client/errors";
import { createClient, type PurveyClient } from "@purvey/client/facade";
import type { ApiKey, CreateApiKeyInput } from "@purvey/contract/generated/content";
import { content } from "@purvey/contract/services/content/index";
import { failureText } from "../call/failure-text.ts";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { clientContext, readConnection } from "../connection/connection.ts";
import { type FoundToken, findToken } from "../connection/sign-in.ts";
import { exitStatus, exitStatusOf } from "../exit-status.ts";
import { styleOf } from "../text/style.ts";
import { textTable } from "../text/text-table.ts";

type Keys = PurveyClient["content"]["apiKeys"];

const deeds = { list: listKeys, create: createKey, revoke: revokeKey } as const;

/** `purvey keys api`: what the words ask for, by the server; answers the exit status. */
export async function runApiKeys(given: Given, terminal: Terminal): Promise<number> {
  const [, word = "list", uid] = given.words;
  if (!Object.hasOwn(deeds, word) || (uid !== undefined && word !== "revoke"))
    throw new UsageError("Say what to do with the API keys: api list, api create, or api revoke <number>.");
  const deed = word as keyof typeof deeds;
  const connection = readConnection(given, terminal);
  let found: FoundToken | undefined;
  try {
    const prepared = deeds[deed](given, terminal);
    found = await findToken(connection, given, terminal);
    const jwt = found.token ?? (async () => undefined);
    await prepared(createClient({ ...clientContext(connection), jwt }).content.apiKeys);
    return exitStatus.done;
  } catch (error) {
    const endpoint = content.endpoints[`apiKeys.${deed}`];
    if (!isPurveyError(error) || !endpoint) throw error;
    terminal.error(`${failureText(error, endpoint, found)}\n`);
    return exitStatusOf(error);
  }
}

const columns = [
  { title: "number", right: true },
  { title: "key" },
  { title: "name", narrow: "cut" },
  { title: "state" },
  { title: "permissions", narrow: "wrap" },
  { title: "customer", right: true },
  { title: "expires" },
  { title: "last used" },
] as const;

function listKeys(_given: Given, terminal: Terminal) {
  return async (keys: Keys) => {
    const rows: string[][] = [];
    for await (const key of keys.list({ limit: 100 }).items()) rows.push(rowOf(key));
    if (rows.length === 0) terminal.out("There are no API keys on this site. `purvey keys api create` makes one.\n");
    else terminal.out(textTable(columns, rows, { width: terminal.columns, style: styleOf(terminal) }));
  };
}

function rowOf(key: ApiKey): string[] {
  const { apiKeyUid, keyStart, name, state, permissions, customerId, dateExpires, dateLastUsed } = key;
  const ends = [dateExpires ?? "never", dateLastUsed ?? "never"];
  return [String(apiKeyUid), `${keyStart}…`, name, state, permissions.join(", "), String(customerId ?? "any"), ...ends];
}

/** The key goes alone to standard output, for a variable or a file. */
function createKey(given: Given, terminal: Terminal) {
  const input = inputOf(given);
  return async (keys: Keys) => {
    const { key, name, apiKeyUid } = await keys.create(input).data;
    terminal.out(`${key}\n`);
    terminal.error(
      `This is the API key \`${name}\`, number ${apiKeyUid}. It is shown this once; store it where secrets are kept.\n`,
    );
  };
}

/** The client checks the rest: names of permissions, bounds. */
function inputOf(given: Given, now = Date.now()): CreateApiKeyInput {
  const need = (option: string, what: string) => {
    const value = textOption(given, option, undefined);
    if (value === undefined) throw new UsageError(`${what}: --${option}.`);
    return value;
  };
  const customerId = numberOption(given, "customer");
  const callsPerMinute = numberOption(given, "calls");
  return {
    name: need("name", "Say what the key is for"),
    permissions: need("permissions", "Say what it may do, several by comma").split(
      ",",
    ) as CreateApiKeyInput["permissions"],
    dateExpires: endOf(need("expires", "Say until when: 90d, a date such as 2027-06-30, or none"), now),
    ...(customerId === undefined ? {} : { customerId }),
    ...(callsPerMinute === undefined ? {} : { callsPerMinute }),
  };
}

function numberOption(given: Given, name: string): number | undefined {
  const text = textOption(given, name, undefined);
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not \`${text}\`.`);
  return Number(text);
}

function endOf(text: string, now: number): string | null {
  if (text === "none") return null;
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  if (days !== undefined) return new Date(now + Number(days) * 86_400_000).toISOString().slice(0, 19).replace("T", " ");
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text} 00:00:00`;
  throw new UsageError(`--expires must be days such as 90d, a date such as 2027-06-30, or none, not \`${text}\`.`);
}

function revokeKey(given: Given, terminal: Terminal) {
  const text = given.words[2];
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError("Say which API key by its number: `purvey keys api list` shows them.");
  return async (keys: Keys) => {
    const { name } = await keys.revoke({ apiKeyUid: Number(text) }).data;
    terminal.out(`The API key \`${name}\` is revoked. Every server refuses it within a second.\n`);
  };
}
