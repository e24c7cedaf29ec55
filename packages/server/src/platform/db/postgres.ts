import pg from "pg";
import type { ConnectionLoad, Database } from "./database.ts";
import { decoderOf } from "./decoder.ts";
import type { Answer, Connection, Driver } from "./driver.ts";
import { DriverDatabase, noTransactionGuard, transactionGuard } from "./driver-database.ts";
import { isBroken } from "./errors.ts";
import type { Parameter } from "./parameter.ts";
import { boundedBegin, settle, warnOfUnbounded, withoutPassword } from "./session-bounds.ts";
import { type Send, SharedConnections } from "./shared-connections.ts";
import { StatementNames } from "./statement-names.ts";

/** How `openPostgres` connects. Times are in milliseconds. */
export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`, with the parameters of libpq such as `sslmode`. */
  readonly url: string;
  /** How many connections at most, shared ones included; the rest waits. Default 10. */
  readonly poolSize?: number;
  /**
   * How many of them send single reading statements without waiting for the answers of those before. Default 2, where at
   * least one is left for everything else; 0 sends every statement on a connection of its own.
   */
  readonly sharedConnections?: number;
  /** A statement that takes longer is stopped. Default 30,000; 0 lets it run. */
  readonly statementTimeout?: number;
  /** How long to wait for a connection, a free one of the pool included. Default 10,000. */
  readonly connectionTimeout?: number;
  /** How many repeated statements are prepared under a name on each connection. Default 1,000, or 0 where it is `pooled`. */
  readonly preparedStatements?: number;
  /**
   * Whether the URL is that of a pooler that hands connections on between transactions (PgBouncer's `pool_mode =
   * transaction`): then nothing is left on a connection, and transactions set their bounds themselves. Single statements
   * have that of the role; without one, the process is warned. Default false.
   */
  readonly pooled?: boolean;
  /**
   * How long an answer may take before the connection is given up: for a server whose machine may vanish. Default: for ever,
   * as `statementTimeout` is the server's own affair.
   */
  readonly answerTimeout?: number;
  /** The setting that the URL comes from, which the refusal of a bad one names. Default `DATABASE_URL`. */
  readonly setting?: string;
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
  const database = postgresOnDemand(options);
  try {
    if (options.pooled) await warnOfUnbounded(database, options);
    else await database.ping();
    return database;
  } catch (error) {
    await database.close();
    throw unreachable(options, error);
  }
}

/**
 * The same for a server that may be away: connects with the first statement.
 *
 * @throws Error in a sentence when the URL is none of PostgreSQL
 */
export function postgresOnDemand(options: PostgresOptions): Database {
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(options.url))
    throw new Error(
      `\`${withoutPassword(options.url)}\` is no address of a PostgreSQL server. Write it as \`postgres://user:password@host:5432/database\`.`,
    );
  const guard = options.guardTransactions === false ? noTransactionGuard : transactionGuard();
  return new DriverDatabase(new PostgresDriver(options), guard);
}

/** Lends the connections of a pool. */
class PostgresDriver implements Driver {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #shared: SharedConnections;
  readonly #names: StatementNames;
  readonly #begin: string;
  readonly #running = new Set<Promise<unknown>>();

  constructor(options: PostgresOptions) {
    this.#names = new StatementNames(options.preparedStatements ?? (options.pooled ? 0 : 1_000));
    this.#begin = options.pooled ? boundedBegin(options) : "begin";
    const size = options.poolSize ?? 10;
    const shared = Math.min(options.sharedConnections ?? 2, size - 1);
    const onLost = options.onConnectionLost ?? warn;
    const config = clientConfig(options);
    const onConnect = (client: pg.ClientBase) => settle(client, options);
    this.#pool = new pg.Pool({ ...config, max: size - shared, onConnect });
    this.#pool.on("error", onLost);
    this.#shared = new SharedConnections(shared, () => openShared(config, onConnect), this.#send, onLost);
  }

  async use<T>(work: (connection: Connection) => Promise<T>, only?: string): Promise<T> {
    const shared = only === undefined ? undefined : this.#shared.for(only, this.#hasFree);
    const running = shared ? this.#read(work, shared) : this.#lend(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  load(): ConnectionLoad {
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    const shared = this.#shared.load();
    return {
      open: totalCount + shared.open,
      busy: totalCount - idleCount + shared.busy,
      waiting: waitingCount,
      most: options.max + shared.most,
    };
  }

  async close(): Promise<void> {
    // A pool that is ended forgets those who wait for a connection.
    await Promise.allSettled(this.#running);
    await Promise.all([this.#shared.close(), this.#pool.end()]);
  }

  readonly #send = async (client: pg.ClientBase, text: string, parameters: readonly Parameter[]): Promise<Answer> => {
    const name = this.#names.nameOf(text);
    const config: ExtendedQuery = { text, values: parameters as Parameter[], name, queryMode: "extended" };
    return answerOf(await client.query(config));
  };

  get #hasFree(): boolean {
    return this.#pool.idleCount > 0 || this.#pool.totalCount < this.#pool.options.max;
  }

  /** What only reads is read again when the connection broke under it. */
  async #read<T>(work: (connection: Connection) => Promise<T>, shared: Connection): Promise<T> {
    try {
      return await work(shared);
    } catch (error) {
      if (!isBroken(error)) throw error;
      return this.#lend(work);
    }
  }

  async #lend<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const connection = new PostgresConnection(client, this.#send, this.#begin);
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
  readonly #send: Send;
  readonly #begin: string;

  /** @param begin what a transaction begins with in place of `begin` */
  constructor(client: pg.PoolClient, send: Send, begin: string) {
    this.#client = client;
    this.#send = send;
    this.#begin = begin;
  }

  send(text: string, parameters: readonly Parameter[]): Promise<Answer> {
    return this.#send(this.#client, text, parameters);
  }

  async script(text: string): Promise<Answer> {
    // The driver answers a list when there were several statements.
    const results: pg.QueryResult | pg.QueryResult[] = await this.#client.query(text === "begin" ? this.#begin : text);
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

function clientConfig(options: PostgresOptions): pg.ClientConfig {
  return {
    connectionString: options.url,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    keepAlive: true,
    query_timeout: options.answerTimeout,
    types: { getTypeParser: decoderOf as typeof pg.types.getTypeParser },
  };
}

async function openShared(
  config: pg.ClientConfig,
  onConnect: (client: pg.ClientBase) => Promise<void>,
): Promise<pg.Client> {
  const client = new pg.Client({ ...config, pipeline: true });
  await client.connect();
  await onConnect(client);
  return client;
}

function warn(error: Error): void {
  process.emitWarning(`A connection to PostgreSQL broke while idle and is replaced: ${error.message}`);
}

function unreachable({ url, setting = "DATABASE_URL" }: PostgresOptions, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const without = setting === "DATABASE_URL" ? ", or remove it to use the embedded database" : "";
  return new Error(
    `The database \`${withoutPassword(url)}\` cannot be used. ${reason} Start the server, or correct \`${setting}\`${without}.`,
    { cause: error },
  );
}
