import { isPurveyError } from "@purvey/client/errors";
import { version } from "@purvey/server/platform/version";
import type { Given, Terminal } from "../command.ts";
import { type Connection, readConnection } from "../connection/connection.ts";
import { findToken } from "../connection/sign-in.ts";
import { exitStatus } from "../exit-status.ts";
import { readSettings } from "../settings.ts";
import { styleOf } from "../text/style.ts";
import { checkNode, checkTokenFile } from "./check-machine.ts";
import { checkReferences } from "./check-references.ts";
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
  return [
    checkNode(process.versions.node),
    ...reached,
    ...[checkTokenFile(terminal.environment)].filter((finding) => finding !== undefined),
    ...(await tokenFindings(connection, online, given, terminal)),
    ...(await checkReferences(readSettings(given, terminal))),
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
