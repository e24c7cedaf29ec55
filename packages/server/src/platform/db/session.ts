import type { Sql } from "sql-template-tag";
import type { Queryable, StatementListener } from "./database.ts";
import type { Answer, Connection } from "./driver.ts";
import { DatabaseError, databaseErrorOf } from "./errors.ts";
import { excerpt, parametersOf } from "./parameter.ts";
import { Queue } from "./queue.ts";
import { inspect } from "./statement-inspector.ts";

/** Sends one statement on a connection: writes its parameters, reports it, turns errors into neutral ones. */
export async function sendStatement(
  connection: Connection,
  reporter: StatementReporter,
  statement: Sql,
  text = statement.text,
): Promise<Answer> {
  const parameters = parametersOf(statement.values, text);
  return answered(connection, text, () =>
    reporter.observe(text, parameters.length, () => connection.send(text, parameters)),
  );
}

async function answered(connection: Connection, text: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (cause) {
    const error = databaseErrorOf(cause, text);
    if (error instanceof DatabaseError && error.kind === "stale-plan") await connection.reset();
    throw error;
  }
}

/** A transaction, as its work sees it. Statements sent at once are sent one after the other. */
export class Session implements Queryable {
  /** Whose transaction it is. */
  readonly database: Queryable;
  readonly #connection: Connection;
  readonly #reporter: StatementReporter;
  readonly #queue = new Queue();
  #ended = false;

  constructor(connection: Connection, reporter: StatementReporter, database: Queryable) {
    this.#connection = connection;
    this.#reporter = reporter;
    this.database = database;
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

  /** Runs statements separated by semicolons, without parameters: the steps of the schema. Answers the last one. */
  script(text: string): Promise<Answer> {
    return this.#queue.run(() =>
      answered(this.#connection, text, () => this.#reporter.observe(text, 0, () => this.#connection.script(text))),
    );
  }

  /** Refuses every later statement: the connection belongs to somebody else from now on. */
  end(): void {
    this.#ended = true;
  }

  async #send(statement: Sql): Promise<Answer> {
    const inspected = inspect(statement);
    if (inspected) await inspected;
    return this.#queue.run(() => {
      if (this.#ended) throw endedError(statement);
      return sendStatement(this.#connection, this.#reporter, statement);
    });
  }
}

function endedError(statement: Sql): Error {
  return new Error(
    `The transaction had ended when a statement was sent to it: \`${excerpt(statement.text)}\`. ` +
      "Await every statement inside the work of the transaction.",
  );
}

/** Tells listeners about statements; free of cost while there are none. */
export class StatementReporter {
  readonly #listeners = new Set<StatementListener>();

  /** Adds a listener and returns its remover. */
  add(listener: StatementListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends, and reports what was sent, failed statements included. */
  async observe(text: string, parameters: number, send: () => Promise<Answer>): Promise<Answer> {
    if (this.#listeners.size === 0) return send();
    const start = performance.now();
    let rows = 0;
    try {
      const answer = await send();
      rows = answer.count;
      return answer;
    } finally {
      const event = { text, parameters, milliseconds: performance.now() - start, rows };
      for (const listener of this.#listeners) listener(event);
    }
  }
}
