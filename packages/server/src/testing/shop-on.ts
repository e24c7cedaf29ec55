import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import { createApp } from "../app.ts";
import type { Database } from "../platform/db/database.ts";
import { testSecret } from "./test-server.ts";

/** A client of somebody who signs in with their password at the server on a database that has a site of its own. */
export async function signIn(db: Database, siteId: string, username: string, password: string): Promise<PurveyClient> {
  const app = createApp({
    db,
    tokens: { secret: testSecret },
    config: { checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0 },
  });
  const common = { siteId, transport: inProcess(app), retries: 0 };
  const visitor = createClient({ ...common, jwt: async () => undefined });
  const { token } = await visitor.content.users.verifyPassword({ username, password }).data;
  return createClient({ ...common, jwt: token });
}
