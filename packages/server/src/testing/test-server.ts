import { type ClientContext, createClient, inProcess, type PurveyClient } from "@purvey/client";
import type { Permission } from "@purvey/contract/permissions";
import sql from "sql-template-tag";
import { type App, createApp } from "../app.ts";
import { isRole, permissionsOf } from "../platform/auth/roles.ts";
import type { ServerConfig } from "../platform/config.ts";
import type { Database } from "../platform/db/database.ts";
import type { Providers } from "../platform/ports/providers.ts";
import type { Principal } from "../platform/principal.ts";
import { noteAnswer, noteCalled } from "./called-endpoints.ts";
import { asCallerOf } from "./sites/guard.ts";
import { type DatabaseKind, openWorldDatabase } from "./test-database.ts";

/** The real server on a database of its own with the fixture world, and clients of it. */
export interface TestServer {
  readonly db: Database;
  readonly app: App;
  /** A client of one of the world's users: `dana`, `amir`, `ada` … */
  clientFor(username: string): Promise<PurveyClient>;
  /** A client with exactly these permissions. */
  clientWith(permissions: readonly Permission[], more?: Partial<Principal>): Promise<PurveyClient>;
  /** A client that sends this token. */
  clientOf(jwt: string, siteId?: string, more?: Pick<ClientContext, "baseUrl" | "transport">): PurveyClient;
  principalOf(username: string): Promise<Principal>;
  close(): Promise<void>;
}

export const testSecret = "a secret for tests, long enough for HS256";

/** Opens the server with the fixture world on the site `demo`. Answers are checked against the contract. */
export async function openTestServer(
  kind: DatabaseKind,
  config: Partial<ServerConfig> = {},
  providers: Partial<Providers> = {},
): Promise<TestServer> {
  const db = await openWorldDatabase(kind);
  const served = createApp({
    db,
    tokens: { secret: testSecret },
    providers,
    config: { checkAnswers: true, onAnswer: noteAnswer, callsPerMinute: 0, siteCallsPerMinute: 0, ...config },
  });
  const app: App = {
    ...served,
    fetch: (request, connection) => asCallerOf(siteOf(request), () => served.fetch(request, connection)),
  };
  const onResponse = ({ endpoint, status }: { endpoint: string; status: number }): void => {
    if (status === 200) noteCalled(kind, endpoint);
  };
  const clientOf: TestServer["clientOf"] = (jwt, siteId = "demo", more = { transport: inProcess(app) }) =>
    createClient({ siteId, jwt, retries: 0, onResponse, ...more });
  const principalOf = (username: string) => readPrincipal(db, "demo", username);
  return {
    db,
    app,
    clientOf,
    principalOf,
    clientFor: async (username) => clientOf(await app.tokens.issue(await principalOf(username))),
    clientWith: async (permissions, more = {}) =>
      clientOf(await app.tokens.issue({ ...nobody, ...more, permissions: new Set(permissions) })),
    close: () => db.close(),
  };
}

/** A call names its site in the header; a picture or document in its address, before the header. */
function siteOf({ url, headers }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  return (pathname.startsWith("/api/") ? null : searchParams.get("site")) ?? headers.get("x-site-id");
}

const nobody: Principal = {
  site: "demo",
  userId: 999_999,
  username: "nobody",
  role: "guest",
  customerId: undefined,
  contactId: undefined,
  salesRepId: undefined,
  permissions: new Set(),
};

/** A user of the fixture world, as their token names them. */
export async function readPrincipal(db: Database, site: string, username: string): Promise<Principal> {
  const row = await db.first<{
    userId: number;
    role: string;
    customerId: number | null;
    contactId: number | null;
    salesRepId: string | null;
  }>(sql`
    select id as "userId", role, customer_id as "customerId", contact_id as "contactId", sales_rep_id as "salesRepId"
    from users where site_id = ${site} and username = ${username}`);
  if (!row || !isRole(row.role)) throw new Error(`The fixture world has no user \`${username}\`.`);
  return {
    site,
    userId: row.userId,
    username,
    role: row.role,
    customerId: row.customerId ?? undefined,
    contactId: row.contactId ?? undefined,
    salesRepId: row.salesRepId ?? undefined,
    permissions: permissionsOf(row.role),
  };
}
