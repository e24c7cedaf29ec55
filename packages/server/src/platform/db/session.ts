import type { Sql } from "sql-template-tag";
import type { StatementReporter } from "../../db/statement-reporter.ts";
import type { Queryable } from "./database.ts";
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
): Promise<Answer> {
  const text = statement.text;
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
  readonly #connection: Connection;
  readonly #reporter: StatementReporter;
  readonly #queue = new Queue();
  #ended = false;

  constructor(connection: Connection, reporter: StatementReporter) {
    this.#connection = connection;
    this.#reporter = reporter;
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
