import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";
import type { ConnectionLoad, Database, Queryable, StatementListener } from "./database.ts";
import type { Answer, Connection, Driver } from "./driver.ts";
import { databaseErrorOf, isRetriable } from "./errors.ts";
import { excerpt } from "./parameter.ts";
import { Session, StatementReporter, sendStatement } from "./session.ts";
import { inspect } from "./statement-inspector.ts";

/** Refuses nothing, for a server whose code the tests have seen guarded. */
export const noTransactionGuard: TransactionGuard = { run: (work) => work(), refuseInside: () => {} };

/** How often work is done again after a conflict with another transaction. */
const MAXIMUM_RETRIES = 3;

/** Longest wait before the first retry, in milliseconds; it doubles with each. */
const FIRST_WAIT = 20;

/** Everything that is the same on both databases, written once on top of what differs: the driver. */
export class DriverDatabase implements Database {
  readonly kind: "embedded" | "postgres";
  readonly #driver: Driver;
  readonly #reporter = new StatementReporter();
  readonly #guard: TransactionGuard;
  #closed: Promise<void> | undefined;

  constructor(driver: Driver, guard: TransactionGuard = transactionGuard()) {
    this.kind = driver.kind;
    this.#driver = driver;
    this.#guard = guard;
  }

  async query<R extends object>(statement: Sql): Promise<R[]> {
    return (await this.#send(statement)).rows as R[];
  }

  async first<R extends object>(statement: Sql): Promise<R | undefined> {
    return (await this.#send(statement)).rows[0] as R | undefined;
  }

  async execute(statement: Sql): Promise<number> {
    return (await this.#send(statement)).count;
  }

  async transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T> {
    this.#guard.refuseInside(() => "a transaction was begun");
    return retrying(() => this.#use((connection) => this.#attempt(connection, work)));
  }

  onStatement(listener: StatementListener): () => void {
    return this.#reporter.add(listener);
  }

  load(): ConnectionLoad {
    return this.#driver.load();
  }

  async ping(): Promise<void> {
    await this.#use((connection) => sendStatement(connection, this.#reporter, sql`select 1`));
  }

  close(): Promise<void> {
    this.#closed ??= this.#driver.close();
    return this.#closed;
  }

  async #send(statement: Sql): Promise<Answer> {
    const inspected = inspect(statement);
    if (inspected) await inspected;
    this.#guard.refuseInside(() => `\`${excerpt(statement.text)}\` was sent to the database`);
    const { text } = statement;
    return retrying(() => this.#use((connection) => sendStatement(connection, this.#reporter, statement, text), text));
  }

  async #use<T>(work: (connection: Connection) => Promise<T>, only?: string): Promise<T> {
    if (this.#closed) throw new Error("The database is closed; open it again before sending statements.");
    return this.#driver.use(work, only).catch((error: unknown) => {
      throw databaseErrorOf(error);
    });
  }

  async #attempt<T>(connection: Connection, work: (transaction: Queryable) => Promise<T>): Promise<T> {
    const session = new Session(connection, this.#reporter, this);
    try {
      await session.script("begin");
      const result = await this.#guard.run(() => work(session));
      await this.#commit(session);
      return result;
    } catch (error) {
      // After a commit that turned into a rollback this one finds no transaction and only makes a notice. What cannot be
      // taken back either, as after a full disk, must not be told in place of what went wrong.
      await session.script("rollback").catch(() => connection.reset().catch(() => undefined));
      throw error;
    } finally {
      session.end();
    }
  }

  async #commit(session: Session): Promise<void> {
    const { command } = await session.script("commit");
    if (command !== "ROLLBACK") return;
    throw new Error(
      "The transaction was rolled back at its end, because a statement in it had failed and its error was caught. " +
        "Let the error pass, or guard the statement by a savepoint.",
    );
  }
}

/**
 * Does the work, and does it again, up to 3 times, when it failed by a conflict that may not come again.
 * The waits are random, so that two that got in each other's way do not meet again.
 */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await work();
    } catch (error) {
      if (retries === MAXIMUM_RETRIES || !isRetriable(error)) throw error;
      await wait(Math.random() * FIRST_WAIT * 2 ** retries);
    }
  }
}

/** Refuses statements that would pass by the transaction whose work sends them, or wait for it forever. */
interface TransactionGuard {
  /** Runs the work of a transaction; it is inside until the promise settles. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws inside a transaction; `what` says what happened there. */
  refuseInside(what: () => string): void;
}

/** The guard that knows in which transaction code runs. On Node 20 to know that costs every request a tenth of its time. */
export function transactionGuard(): TransactionGuard {
  const running = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async run(work) {
      const state = { open: true };
      try {
        return await running.run(state, work);
      } finally {
        // Work that outlives its transaction may use the database again.
        state.open = false;
      }
    },
    refuseInside(what) {
      if (!running.getStore()?.open) return;
      throw new Error(
        `Inside a transaction ${what()} instead of to the transaction. Use the \`transaction\` that the work is given, ` +
          "or do this before or after.",
      );
    },
  };
}
