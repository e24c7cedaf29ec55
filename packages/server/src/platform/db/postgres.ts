import pg from "pg";
import { noTransactionGuard, transactionGuard } from "../../db/transaction-guard.ts";
import type { Database } from "./database.ts";
import { decoderOf } from "./decoder.ts";
import type { Answer, Connection, Driver } from "./driver.ts";
import { DriverDatabase } from "./driver-database.ts";
import type { Parameter } from "./parameter.ts";
import { StatementNames } from "./statement-names.ts";

/** How `openPostgres` connects. Times are in milliseconds. */
export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`, with the parameters of libpq such as `sslmode`. */
  readonly url: string;
  /** How many connections at most; the rest waits. Default 10. */
  readonly poolSize?: number;
  /** A statement that takes longer is stopped. Default 30,000; 0 lets it run. */
  readonly statementTimeout?: number;
  /** How long to wait for a connection, a free one of the pool included. Default 10,000. */
  readonly connectionTimeout?: number;
  /** How many repeated statements are prepared under a name on each connection. Default 1,000; 0 behind a pooler that
   * changes the session between statements. */
  readonly preparedStatements?: number;
  /**
   * Whether a statement that passes by the transaction it is written in is refused, as the embedded database always does.
   * Default true; on Node 20 it costs every request a tenth of its time.
   */
  readonly guardTransactions?: boolean;
  /** Hears of connections that broke while idle; the pool replaces them. Default: a warning of the process. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Connects to a PostgreSQL server through a pool. The connections set what the conventions of values rely on: time zone
 * UTC, ISO dates, READ COMMITTED; and the bounds: statements by `statementTimeout`, idle transactions by a minute.
 *
 * @throws Error in a sentence when the server does not answer or refuses the user.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(options.url))
    throw new Error(
      `\`${withoutPassword(options.url)}\` is no address of a PostgreSQL server. Write it as \`postgres://user:password@host:5432/database\`.`,
    );
  const guard = options.guardTransactions === false ? noTransactionGuard : transactionGuard();
  const database = new DriverDatabase(new PostgresDriver(options), guard);
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw unreachable(options.url, error);
  }
}

/** Lends the connections of a pool. */
class PostgresDriver implements Driver {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #names: StatementNames;
  readonly #running = new Set<Promise<unknown>>();

  constructor(options: PostgresOptions) {
    this.#names = new StatementNames(options.preparedStatements ?? 1_000);
    this.#pool = new pg.Pool(poolConfig(options));
    this.#pool.on("error", options.onConnectionLost ?? warn);
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const running = this.#lend(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async close(): Promise<void> {
    // A pool that is ended forgets those who wait for a connection.
    await Promise.allSettled(this.#running);
    await this.#pool.end();
  }

  async #lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const connection = new PostgresConnection(client, this.#names);
    // A failure between two statements would otherwise have no listener and end the process.
    const ignore = () => {};
    client.on("error", ignore);
    try {
      return await work(connection);
    } finally {
      client.removeListener("error", ignore);
      client.release(connection.broken);
    }
  }
}

class PostgresConnection implements Connection {
  /** Whether the pool shall throw the connection away. */
  broken = false;
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async send(text: string, parameters: readonly Parameter[]): Promise<Answer> {
    const name = this.#names.nameOf(text);
    const config: ExtendedQuery = { text, values: parameters as Parameter[], name, queryMode: "extended" };
    return answerOf(await this.#client.query(config));
  }

  async script(text: string): Promise<Answer> {
    // The driver answers a list when there were several statements.
    const results: pg.QueryResult | pg.QueryResult[] = await this.#client.query(text);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return last === undefined ? { rows: [], count: 0, command: "" } : answerOf(last);
  }

  async reset(): Promise<void> {
    this.broken = true;
  }
}

/** A query that is parsed as exactly one statement, also without parameters, as the embedded database does. */
interface ExtendedQuery extends pg.QueryConfig {
  readonly queryMode: "extended";
}

function answerOf({ rows, rowCount, command }: pg.QueryResult): Answer {
  return { rows, count: rowCount ?? 0, command: command ?? "" };
}

function poolConfig(options: PostgresOptions): pg.PoolConfig {
  const statementTimeout = Math.trunc(options.statementTimeout ?? 30_000);
  return {
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    keepAlive: true,
    types: { getTypeParser: decoderOf as typeof pg.types.getTypeParser },
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set datestyle to iso; set bytea_output to hex;
        set default_transaction_isolation to 'read committed'; set statement_timeout to ${statementTimeout};
        set idle_in_transaction_session_timeout to 60000`);
    },
  };
}

function warn(error: Error): void {
  process.emitWarning(`A connection to PostgreSQL broke while idle and is replaced: ${error.message}`);
}

function unreachable(url: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The database \`${withoutPassword(url)}\` cannot be used. ${reason} Start the server, or correct \`DATABASE_URL\`, ` +
      "or remove it to use the embedded database.",
    { cause: error },
  );
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^/@]*?):[^@]*@/, "$1:…@");
}
