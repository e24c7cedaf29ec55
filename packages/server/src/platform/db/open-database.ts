import { join } from "node:path";
import type { Database } from "./database.ts";
import { migrate, missingSteps } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import type { Replica } from "./replica.ts";
import { withoutPassword } from "./session-bounds.ts";

/** Which database the server uses. */
export interface DatabaseLocation {
  /** The URL of a PostgreSQL server; without it (or with an empty one) the embedded database is used. */
  readonly databaseUrl?: string;
  /**
   * The same database past a pooler. Where it is given, `databaseUrl` leads to a pooler that hands connections on between
   * transactions, and the schema is brought up to date on this way.
   */
  readonly directUrl?: string;
  /** A streaming replica of the same database, for {@link openReplica}. */
  readonly replicaUrl?: string;
  /** The folder of the server's data; the embedded database lives in its subfolder `database`. */
  readonly dataFolder: string;
  /** Bounds of the connections to PostgreSQL, as {@link PostgresOptions} has them. */
  readonly poolSize?: number;
  readonly statementTimeout?: number;
  readonly connectionTimeout?: number;
  readonly preparedStatements?: number;
  /** Whether opening brings the schema up to date. Default: true. */
  readonly migrate?: boolean;
}

/**
 * Opens the database of the server and brings its schema up to date, unless that is done beforehand.
 *
 * @throws Error when it cannot be reached, is held by another process, a migration fails, or is missing and not wanted here.
 *
 * @example
 * const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: ".purvey" });
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl && location.directUrl && location.migrate !== false) await migrateDirectly(location);
  const db = await openUnchanged(location);
  try {
    if (location.migrate === false) await requireUpToDate(db);
    else if (!location.directUrl) await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A pooler has bounds of its own for how long a step may take or wait. */
async function migrateDirectly({ directUrl, ...location }: DatabaseLocation): Promise<void> {
  const db = await openServer(directUrl ?? "", { ...location, poolSize: 1 }, "DATABASE_DIRECT_URL");
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}

/** How long a replica may take to let a connection in, in milliseconds: sooner the primary answers. */
const replicaConnection = 500;

/**
 * The replica that heavy reads go to, where there is one. It is not looked at before the first of them: a server starts and
 * answers while it is away.
 *
 * @throws Error when its URL is none of PostgreSQL
 */
export async function openReplica(location: DatabaseLocation): Promise<Replica | undefined> {
  const { databaseUrl, directUrl, replicaUrl, poolSize, statementTimeout = 30_000, preparedStatements } = location;
  if (!databaseUrl || !replicaUrl) return undefined;
  const [{ postgresOnDemand }, { Replica }] = await Promise.all([import("./postgres.ts"), import("./replica.ts")]);
  const db = postgresOnDemand({
    url: replicaUrl,
    poolSize,
    // All that it is sent is sent in transactions.
    sharedConnections: 0,
    statementTimeout,
    connectionTimeout: replicaConnection,
    answerTimeout: statementTimeout === 0 ? undefined : statementTimeout + 1_000,
    preparedStatements,
    pooled: Boolean(directUrl),
    guardTransactions: false,
    // The next read finds out what it is about.
    onConnectionLost: () => {},
  });
  return new Replica(db, { name: `\`${withoutPassword(replicaUrl)}\`` });
}

async function requireUpToDate(db: Database): Promise<void> {
  const missing = await missingSteps(db);
  if (missing.length === 0) return;
  throw new Error(
    `The schema of the database lacks ${missing.map(({ name }) => name).join(", ")}. Run \`purvey migrate apply\`, or start without PURVEY_MIGRATE=false.`,
  );
}

/** Without the guard of transactions: the tests run the same code with it, on this kind of database too. */
async function openServer(url: string, location: DatabaseLocation, setting = "DATABASE_URL"): Promise<Database> {
  const { openPostgres } = await import("./postgres.ts");
  const { poolSize, statementTimeout, connectionTimeout, preparedStatements } = location;
  const bounds = { poolSize, statementTimeout, connectionTimeout, preparedStatements };
  const pooled = Boolean(location.directUrl);
  return openPostgres({ ...bounds, url, setting, pooled, guardTransactions: false });
}

/** Each kind is loaded where it is used: the embedded one is large. */
async function openInFolder(dataFolder: string): Promise<Database> {
  const [{ openEmbedded }, { embeddedTemplate }] = await Promise.all([
    import("./embedded.ts"),
    import("./embedded-template.ts"),
  ]);
  return openEmbedded({ folder: join(dataFolder, "database"), template: () => embeddedTemplate(migrations) });
}

/**
 * Opens the database as it is, to look into it: its schema stays that of the version that used it last.
 *
 * @throws Error when it cannot be reached or is held by another process.
 */
export function openUnchanged(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, dataFolder } = location;
  return databaseUrl ? openServer(databaseUrl, location) : openInFolder(dataFolder);
}
