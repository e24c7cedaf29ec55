import sql from "sql-template-tag";
import { type App, createApp } from "./app.ts";
import { seedWorld } from "./load/examples/world/seed-world.ts";
import { findAccount, principalOfAccount } from "./platform/auth/account.ts";
import type { ServerConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { openEmbedded } from "./platform/db/embedded.ts";
import { embeddedTemplate } from "./platform/db/embedded-template.ts";
import { migrations } from "./platform/db/migrations/index.ts";
import type { Observers } from "./platform/observe/observers.ts";
import type { Providers } from "./platform/ports/providers.ts";

/** How a server for tests is set up. */
export interface TestServerOptions {
  /** The site that holds the fixture world. @default "demo" */
  readonly site?: string;
  /** Settings of the server that differ. Calls are not counted unless this says so. */
  readonly config?: Partial<ServerConfig>;
  /** Metrics and traces. @default none */
  readonly observers?: Observers;
  /** Stand-ins for outside systems; what ships with the server answers for the others. */
  readonly providers?: Partial<Providers>;
}

/** The real server in the memory of the test's own process, for `inProcess`. */
export interface TestServer extends Pick<App, "fetch"> {
  /** The site of the fixture world. */
  readonly site: string;
  /** The database behind the server, to look into or to prepare. */
  readonly db: Database;
  /**
   * A token for one of the world's users: `dana` (buyer), `amir` (her approver), `sara` (sales), `walt` (stockroom),
   * `rita` (receiving), `ada` (administrator), `ned` (read-only administrator), `dev` (developer), and the others.
   *
   * @throws Error when the site has no such user.
   */
  tokenFor(username: string): Promise<string>;
  /** Closes the database; what was in it is gone. */
  close(): Promise<void>;
}

/**
 * Starts the real server for tests: an embedded database in memory with the small fixture world (two customers, their
 * users, two locations, some twenty items, carts, orders, stockrooms), no port, no files. About a second; some four seconds
 * the first time on a machine, which prepares a template in the user's cache folder. Start one for a test file, not for a
 * test. Every answer is checked against the contract.
 *
 * @example
 * const server = await createTestServer();
 * const api = createClient({ siteId: server.site, jwt: await server.tokenFor("dana"), transport: inProcess(server) });
 * const { totalResults } = await api.items.brands.list();
 * await server.close();
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { site = "demo", config, providers, observers } = options;
  const db = await openEmbedded({ template: () => embeddedTemplate(migrations) });
  try {
    await seedWorld(db, site);
  } catch (error) {
    await db.close();
    throw error;
  }
  const app = createApp({
    db,
    tokens: { secret: "the secret of servers that tests start in their own process" },
    config: { checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0, ...config },
    ...(providers ? { providers } : {}),
    ...(observers ? { observers } : {}),
  });
  const tokenFor = async (username: string): Promise<string> => {
    const account = await findAccount(db, site, sql`lower(u.username) = lower(${username})`);
    if (!account) throw await unknownUser(db, site, username);
    return app.tokens.issue(principalOfAccount(site, account));
  };
  return { site, db, fetch: app.fetch, tokenFor, close: () => db.close() };
}

async function unknownUser(db: Database, site: string, username: string): Promise<Error> {
  const users = await db.query<{ name: string }>(sql`
    select username as name from users where site_id = ${site} and block = 0 order by id`);
  const names = users.map(({ name }) => `\`${name}\``).join(", ");
  return new Error(`The site \`${site}\` has no user \`${username}\`. It has ${names}.`);
}
