import { inProcess, type PurveyClient } from "@purvey/client";
import { createApp } from "../app.ts";
import type { Providers } from "../platform/ports/providers.ts";
import { type TestServer, testSecret } from "./test-server.ts";

/** A client of a user at a further process of the server, on the same database, which has these outside systems. */
export async function clientWithProviders(
  { db, app, principalOf, clientOf }: TestServer,
  username: string,
  providers: Partial<Providers>,
): Promise<PurveyClient> {
  const further = createApp({
    db,
    tokens: { secret: testSecret },
    providers,
    config: { checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0 },
  });
  const jwt = await app.tokens.issue(await principalOf(username));
  return clientOf(jwt, "demo", { transport: inProcess(further) });
}
