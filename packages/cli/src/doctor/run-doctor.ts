import { existsSync, statSync } from "node:fs";
import { isPurveyError } from "@purvey/client/errors";
import { version } from "@purvey/server/platform/version";
import type { providersFrom } from "@purvey/server/providers/providers-from";
import type { Given, Terminal } from "../command.ts";
import { type Connection, readConnection } from "../connection/connection.ts";
import { tokenFile } from "../connection/saved-tokens.ts";
import { findToken } from "../connection/sign-in.ts";
import { exitStatus } from "../exit-status.ts";
import { readSettings } from "../settings/read-settings.ts";
import { styleOf } from "../text/style.ts";
import { checkReferences } from "./check-references.ts";
import { checkReplica } from "./check-replica.ts";
import { checkServices } from "./check-services.ts";
import { checkToken } from "./check-token.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** Looks at everything and prints what it found; 1 when something has to be mended. */
export async function runDoctor(given: Given, terminal: Terminal): Promise<number> {
  const connection = readConnection(given, terminal);
  const findings = await examine(connection, given, terminal);
  if (given.options.json) terminal.out(`${JSON.stringify({ ...connection, version, findings }, null, 2)}\n`);
  else terminal.out(report(findings, terminal));
  return findings.some(({ level }) => level === "problem") ? exitStatus.failed : exitStatus.done;
}

async function examine(connection: Connection, given: Given, terminal: Terminal): Promise<Finding[]> {
  const reached = await checkServices(connection, version);
  const online = reached.some(({ check }) => check === "version");
  const settings = await readSettings(given, terminal);
  return [
    checkNode(process.versions.node),
    ...reached,
    ...[checkTokenFile(terminal.environment)].filter((finding) => finding !== undefined),
    ...(await tokenFindings(connection, online, given, terminal)),
    ...(await checkAccounts(terminal.environment)),
    ...(await checkReferences(settings)),
    ...(await checkReplica(settings)),
  ];
}

async function tokenFindings(
  connection: Connection,
  online: boolean,
  given: Given,
  terminal: Terminal,
): Promise<Finding[]> {
  try {
    return await checkToken(connection, await findToken(connection, given, terminal), online);
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    return [findingsOf("token").problem(`The sign-in failed: ${error.message}`)];
  }
}

function report(findings: readonly Finding[], terminal: Terminal): string {
  const style = styleOf(terminal);
  const marks = { fine: style.green("ok     "), remark: style.yellow("remark "), problem: style.red("problem") };
  const lines = findings.map(({ level, message }) => `${marks[level]}  ${message}\n`);
  const problems = findings.filter(({ level }) => level === "problem").length;
  const sum = problems === 0 ? "Nothing has to be mended." : `${problems} to mend.`;
  return `${lines.join("")}\n${sum}\n`;
}

/** The least version of Node that everything runs on. */
const leastNode = [20, 19] as const;

/** Whether Node is new enough. */
export function checkNode(version: string): Finding {
  const { fine, problem } = findingsOf("node");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const enough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  const least = `${leastNode.join(".")}`;
  return enough
    ? fine(`Node ${version} is new enough (${least} is the least).`)
    : problem(`Node ${version} is older than ${least}. Install a newer one from https://nodejs.org.`);
}

/** Whether kept tokens are for their owner's eyes alone. Windows has no such bits: the folder is the user's own there. */
function checkTokenFile(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Finding | undefined {
  const { fine, problem } = findingsOf("token file");
  const file = tokenFile(environment);
  if (platform === "win32" || !existsSync(file)) return undefined;
  const open = statSync(file).mode & 0o077;
  return open === 0
    ? fine(`Kept tokens can be read by you alone (${file}).`)
    : problem(`Others may read the tokens in ${file}. Close the file: chmod 600 '${file}'.`);
}

type Environment = Readonly<Record<string, string | undefined>>;

type Configured = ReturnType<typeof providersFrom>;

const { fine, problem } = findingsOf("accounts");

/** The variable that chooses the outside system of each kind that has an account. */
const variables = {
  addresses: "PURVEY_ADDRESS_PROVIDER",
  rates: "PURVEY_RATE_PROVIDER",
  freight: "PURVEY_FREIGHT_PROVIDER",
  tax: "PURVEY_TAX_PROVIDER",
  payments: "PURVEY_PAYMENT_PROVIDER",
  languageModel: "PURVEY_AI_PROVIDER",
} as const satisfies Partial<Record<keyof Configured, string>>;

/**
 * Tries the accounts that the environment configures, each once with its outside system, which it costs nothing; no finding
 * where there are none. Those that a site keeps in its settings are tried there.
 */
export async function checkAccounts(environment: Environment): Promise<Finding[]> {
  const { providersFrom } = await import("@purvey/server/providers/providers-from");
  let configured: Configured;
  try {
    configured = providersFrom(environment);
  } catch (error) {
    return [problem((error as Error).message)];
  }
  const kinds = Object.keys(variables) as (keyof typeof variables)[];
  const tries = kinds.flatMap((kind) => {
    const tryKey = configured[kind]?.tryKey;
    const name = `${variables[kind]}=${environment[variables[kind]]?.trim()}`;
    return tryKey ? [tried(name, tryKey)] : [];
  });
  return Promise.all(tries);
}

async function tried(name: string, tryKey: () => Promise<void>): Promise<Finding> {
  try {
    await tryKey();
    return fine(`The account of \`${name}\` was accepted.`);
  } catch (error) {
    return problem(`The account of \`${name}\` cannot be used: ${(error as Error).message}`);
  }
}
