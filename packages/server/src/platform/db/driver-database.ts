import sql, { type Sql } from "sql-template-tag";
import { retrying } from "../../db/retry.ts";
import { StatementReporter } from "../../db/statement-reporter.ts";
import { type TransactionGuard, transactionGuard } from "../../db/transaction-guard.ts";
import type { Database, Queryable, StatementListener } from "./database.ts";
import type { Answer, Connection, Driver } from "./driver.ts";
import { databaseErrorOf } from "./errors.ts";
import { excerpt } from "./parameter.ts";
import { Session, sendStatement } from "./session.ts";
import { inspect } from "./statement-inspector.ts";

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
    return retrying(() => this.#use((connection) => sendStatement(connection, this.#reporter, statement)));
  }

  async #use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error("The database is closed; open it again before sending statements.");
    return this.#driver.use(work).catch((error: unknown) => {
      throw databaseErrorOf(error);
    });
  }

  async #attempt<T>(connection: Connection, work: (transaction: Queryable) => Promise<T>): Promise<T> {
    const session = new Session(connection, this.#reporter);
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
