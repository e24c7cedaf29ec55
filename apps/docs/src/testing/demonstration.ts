import { type App, createApp } from "../../../../packages/server/src/app.ts";
import { permissionsOf } from "../../../../packages/server/src/platform/auth/roles.ts";
import { openDemonstrationDatabase } from "../../../../packages/server/src/testing/test-database.ts";
import { testSecret } from "../../../../packages/server/src/testing/test-server.ts";

/** The server with the demonstration that `npm start` shows, and a token of its administrator. */
export interface Demonstration {
  readonly app: App;
  readonly token: string;
  close(): Promise<void>;
}

/** Opens it on a database of its own; takes some seconds. */
export async function openDemonstration(): Promise<Demonstration> {
  const db = await openDemonstrationDatabase("postgres");
  const app = createApp({ db, tokens: { secret: testSecret }, config: { callsPerMinute: 0, siteCallsPerMinute: 0 } });
  const token = await app.tokens.issue({
    site: "demo",
    userId: 7,
    username: "ada",
    role: "administrator",
    customerId: undefined,
    contactId: undefined,
    salesRepId: undefined,
    permissions: permissionsOf("administrator"),
  });
  return { app, token, close: () => db.close() };
}
