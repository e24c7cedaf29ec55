import type { Sql } from "sql-template-tag";

/**
 * What can be asked of a database, inside and outside a transaction. Statements are written with the tag of
 * `sql-template-tag`, so values never become part of the text.
 *
 * Values are the same on both kinds of database: `bigint` and `numeric` are numbers, `timestamp` is text
 * `YYYY-MM-DD HH:mm:ss` (UTC, the fraction cut), `date` is text `YYYY-MM-DD`, `json` is parsed, arrays are arrays.
 * Parameters: an array is an array (`= any(${uids}::bigint[])`), any other object is JSON, `undefined` is refused.
 */
export interface Queryable {
  /**
   * All rows. Column aliases are the keys.
   *
   * @example
   * const items = await db.query<{ invMastUid: number }>(sql`
   *   select inv_mast_uid as "invMastUid" from inv_mast where site_id = ${siteId}`);
   */
  query<R extends object>(statement: Sql): Promise<R[]>;
  /** The first row, or undefined when there is none. */
  first<R extends object>(statement: Sql): Promise<R | undefined>;
  /** Runs a statement and answers how many rows it changed. */
  execute(statement: Sql): Promise<number>;
}

/** One statement as it was sent to the database; what `onStatement` reports. */
export interface StatementEvent {
  /** The text with `$1`, `$2` … in place of values, or `begin`, `commit`, `rollback`. */
  readonly text: string;
  /** How many parameters went with it. Their values are not reported: they may be personal. */
  readonly parameters: number;
  /** From sending to the answer, waiting for a connection not included. */
  readonly milliseconds: number;
  /** Rows answered or changed; 0 when the statement failed. */
  readonly rows: number;
}

/** What waits in a table to be worked on. */
export interface Waiting {
  readonly count: number;
  /** For how long the oldest of it has waited, in seconds; null when nothing waits. */
  readonly seconds: number | null;
}

/** How busy the connections of a process are. */
export interface ConnectionLoad {
  /** Connections that are open. */
  readonly open: number;
  /** Those of them that something is under way on. */
  readonly busy: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
  /** How many may be open. */
  readonly most: number;
}

/** Hears of every statement. It must be quick and must not throw. */
export type StatementListener = (event: StatementEvent) => void;

/** A database that is open: PostgreSQL inside this process (`embedded`) or a PostgreSQL server (`postgres`). */
export interface Database extends Queryable {
  readonly kind: "embedded" | "postgres";
  /**
   * Runs the work in one READ COMMITTED transaction: commits when it resolves, rolls back when it throws.
   * After a serialization failure (40001) or a deadlock (40P01) the whole work runs again, up to 3 times, so it must
   * have no effect outside the database. Ask the transaction inside, never the database: on the embedded one that
   * would wait for itself, and is refused.
   *
   * @example
   * await db.transaction(async (transaction) => {
   *   await transaction.execute(sql`update stock set quantity = quantity - 1 where stock_uid = ${stockUid}`);
   *   await transaction.execute(sql`insert into stock_movement (stock_uid, quantity) values (${stockUid}, -1)`);
   * });
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Calls the listener with every statement sent, `begin` and `commit` included. Returns the remover. */
  onStatement(listener: StatementListener): () => void;
  /** How busy its connections are now. */
  load(): ConnectionLoad;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Waits for what runs, then closes. Calling it twice is allowed. */
  close(): Promise<void>;
}
