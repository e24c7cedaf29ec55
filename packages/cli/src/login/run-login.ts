import { isPurveyError } from "@purvey/client/errors";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { readConnection } from "../connection/connection.ts";
import { saveToken, tokenFile } from "../connection/saved-tokens.ts";
import { signIn } from "../connection/sign-in.ts";
import { tokenClaims } from "../connection/token-claims.ts";
import { exitStatus, exitStatusOf } from "../exit-status.ts";
import { ask, firstLine, isAtKeyboard } from "./ask.ts";

/** Signs in and keeps the token; answers the exit status. The token is never printed. */
export async function runLogin(given: Given, terminal: Terminal): Promise<number> {
  const connection = readConnection(given, terminal);
  const username = await usernameOf(given, terminal);
  const password = await passwordOf(given, terminal);
  try {
    const token = await signIn(connection, username, password);
    saveToken(terminal.environment, connection, { token, username });
    const until = tokenClaims(token)?.expires;
    const { address, siteId } = connection;
    terminal.out(
      `Signed in as ${username} on the site \`${siteId}\` of ${address}${until ? `, until ${localTime(until)}` : ""}.\n`,
    );
    terminal.out(`The token is kept in ${tokenFile(terminal.environment)}; \`purvey logout\` forgets it.\n`);
    return exitStatus.done;
  } catch (error) {
    if (!isPurveyError(error)) throw error;
    terminal.error(`${refusal(error.status, error.message, connection.address)}\n`);
    return exitStatusOf(error);
  }
}

function refusal(status: number, message: string, address: string): string {
  if (status !== 0) return `The sign-in is refused: ${message}`;
  return `${message}\nDoes a server run at ${address}? \`purvey start\` starts one, --url names another.`;
}

async function usernameOf(given: Given, terminal: Terminal): Promise<string> {
  const name = textOption(given, "user", undefined) ?? (isAtKeyboard(terminal) ? await ask("User: ", terminal) : "");
  if (name.trim() === "") throw new UsageError("Say who signs in: --user <name>.");
  return name.trim();
}

async function passwordOf(given: Given, terminal: Terminal): Promise<string> {
  const told = textOption(given, "password", terminal.environment.PURVEY_PASSWORD || undefined);
  const password = told ?? (await typedPassword(terminal));
  if (password === "")
    throw new UsageError("Give the password: type it when asked, pipe it in, or set $PURVEY_PASSWORD.");
  return password;
}

async function typedPassword(terminal: Terminal): Promise<string> {
  if (isAtKeyboard(terminal)) return ask("Password: ", terminal, true);
  return terminal.input ? firstLine(terminal.input()) : "";
}

function localTime(time: Date): string {
  return time.toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" });
}
