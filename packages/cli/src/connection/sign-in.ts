import { createClient } from "@purvey/client/facade";
import { type Given, type Terminal, textOption, UsageError } from "../command.ts";
import { type Connection, clientContext } from "./connection.ts";
import { savedToken } from "./saved-tokens.ts";

/** Where a token was found. */
export interface FoundToken {
  readonly token: string | undefined;
  readonly from: "--token" | "--user" | "$PURVEY_TOKEN" | "login" | "nowhere";
}

/**
 * The token to call with: that of `--token`, one for `--user`, `$PURVEY_TOKEN`, or the one that `purvey login` keeps.
 *
 * @throws PurveyError when the sign-in is refused; UsageError for `--user` without a password.
 */
export async function findToken(connection: Connection, given: Given, { environment }: Terminal): Promise<FoundToken> {
  const username = textOption(given, "user", undefined);
  if (username !== undefined) {
    const password = textOption(given, "password", environment.PURVEY_PASSWORD || undefined);
    if (!password) throw new UsageError("--user needs --password or $PURVEY_PASSWORD.");
    return { token: await signIn(connection, username, password), from: "--user" };
  }
  const token = textOption(given, "token", undefined);
  if (token !== undefined) return { token, from: "--token" };
  if (environment.PURVEY_TOKEN) return { token: environment.PURVEY_TOKEN, from: "$PURVEY_TOKEN" };
  const saved = savedToken(environment, connection);
  return saved ? { token: saved.token, from: "login" } : { token: undefined, from: "nowhere" };
}

/** Asks the server for a token. */
export async function signIn(connection: Connection, username: string, password: string): Promise<string> {
  const visitor = createClient({ ...clientContext(connection), jwt: async () => undefined });
  return (await visitor.content.users.verifyPassword({ username, password }).data).token;
}
