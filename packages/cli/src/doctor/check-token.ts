import { isPurveyError } from "@purvey/client/errors";
import { createClient } from "@purvey/client/facade";
import { type Connection, clientContext } from "../connection/connection.ts";
import type { FoundToken } from "../connection/sign-in.ts";
import { type TokenClaims, tokenClaims } from "../connection/token-claims.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** How API keys begin. */
const apiKeyPrefix = "purvey_";
const { fine, remark, problem } = findingsOf("token");
/** Minutes before its end that a token is worth a remark. */
const soon = 15;

/** Whether the token is good: for this site, not run out, and known to the server. */
export async function checkToken(
  connection: Connection,
  { token, from }: FoundToken,
  online: boolean,
): Promise<Finding[]> {
  if (token === undefined)
    return [remark("There is no token: calls that need one are refused. Sign in: purvey login.")];
  if (token.startsWith(apiKeyPrefix)) return online ? [await whoami(connection, token, {}, "API key")] : [];
  const claims = tokenClaims(token);
  if (!claims) return [problem(`The token from ${from} is no token at all. Sign in to get one: purvey login.`)];
  const faults = [...siteFaults(claims, connection), ...endFaults(claims)];
  if (faults.some(({ level }) => level === "problem") || !online) return faults;
  return [...faults, await whoami(connection, token, claims)];
}

function siteFaults({ site }: TokenClaims, { siteId }: Connection): Finding[] {
  if (site === undefined || site === siteId) return [];
  return [
    problem(
      `The token is for the site \`${site}\`, the calls go to \`${siteId}\`. Say --site ${site}, or sign in there: purvey login --site ${siteId}.`,
    ),
  ];
}

function endFaults({ expires }: TokenClaims): Finding[] {
  if (!expires) return [remark("The token does not say when it runs out.")];
  const minutes = Math.floor((expires.getTime() - Date.now()) / 60_000);
  if (minutes < 0) return [problem(`The token ran out ${spanText(-minutes)} ago. Sign in again: purvey login.`)];
  return minutes < soon
    ? [remark(`The token runs out in ${spanText(minutes)}. Sign in again soon: purvey login.`)]
    : [];
}

async function whoami(
  connection: Connection,
  token: string,
  { expires }: TokenClaims,
  what: "token" | "API key" = "token",
): Promise<Finding> {
  const client = createClient({ ...clientContext(connection), jwt: token });
  try {
    const { username, role, siteId } = await client.content.system.whoami().data;
    const minutes = expires ? Math.floor((expires.getTime() - Date.now()) / 60_000) : undefined;
    const end = minutes === undefined ? "" : `, for another ${spanText(minutes)}`;
    return fine(`The ${what} speaks for ${username} (${role}) on the site \`${siteId}\`${end}.`);
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    const advice = what === "token" ? "Sign in again: purvey login." : "Make another: purvey keys api create.";
    return problem(`The server refuses the ${what}: ${error.message.replace(/\.$/, "")}. ${advice}`);
  }
}

function spanText(minutes: number): string {
  if (minutes < 120) return `${minutes} minute${minutes === 1 ? "" : "s"}`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`;
}
