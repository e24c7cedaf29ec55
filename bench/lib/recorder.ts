import type { Database, Queryable } from "@purvey/server/platform/db/database";
import { Sql } from "sql-template-tag";

/** A statement as it was sent, what it answered, and whether a transaction was open. */
export interface Recorded {
  readonly statement: Sql;
  readonly rows: readonly object[];
  readonly inside: boolean;
}

/** Ends a transaction whose work is not to stand. */
class Undone extends Error {}

/**
 * The database with every statement written down. With `undo` transactions are recorded and rolled back, so that what
 * they did can be done again by {@link replay}.
 */
export function recording(db: Database, recorded: Recorded[], undo = false): Database {
  const note = (queryable: Queryable, inside: boolean): Queryable => {
    const noted = <R extends object>(statement: Sql, rows: readonly R[]): void => {
      recorded.push({ statement, rows, inside });
    };
    return {
      async query<R extends object>(statement: Sql) {
        const rows = await queryable.query<R>(statement);
        noted(statement, rows);
        return rows;
      },
      async first<R extends object>(statement: Sql) {
        const row = await queryable.first<R>(statement);
        noted(statement, row ? [row] : []);
        return row;
      },
      async execute(statement) {
        const count = await queryable.execute(statement);
        noted(statement, []);
        return count;
      },
    };
  };
  const undone = async <T>(work: (queryable: Queryable) => Promise<T>): Promise<T> => {
    let answer: { readonly value: T } | undefined;
    await db
      .transaction(async (inner) => {
        answer = { value: await work(note(inner, true)) };
        throw new Undone();
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error;
      });
    return (answer as { readonly value: T }).value;
  };
  return {
    ...note(db, false),
    kind: db.kind,
    transaction: (work) => (undo ? undone(work) : db.transaction((inner) => work(note(inner, true)))),
    onStatement: db.onStatement.bind(db),
    load: () => db.load(),
    ping: () => db.ping(),
    close: () => db.close(),
  };
}

/**
 * Sends recorded statements again, with the transaction they ran in. Numbers that the database gives anew (of an order,
 * say) take the place of the recorded ones in the statements that follow.
 */
export async function replay(db: Database, recorded: readonly Recorded[]): Promise<void> {
  const renamed = new Map<unknown, unknown>();
  const send = async (queryable: Queryable, { statement, rows }: Recorded): Promise<void> => {
    const values = statement.values.map((value) => withNew(value, renamed));
    const now = await queryable.query<Record<string, unknown>>(new Sql(statement.strings, values));
    rows.forEach((row, index) => {
      for (const [name, value] of Object.entries(row))
        if (typeof value !== "object" && now[index]?.[name] !== undefined && now[index][name] !== value)
          renamed.set(value, now[index][name]);
    });
  };
  const first = recorded.findIndex(({ inside }) => inside);
  const last = recorded.findLastIndex(({ inside }) => inside);
  for (const entry of recorded.slice(0, first < 0 ? recorded.length : first)) await send(db, entry);
  if (first < 0) return;
  await db.transaction(async (inner) => {
    for (const entry of recorded.slice(first, last + 1)) await send(inner, entry);
  });
  for (const entry of recorded.slice(last + 1)) await send(db, entry);
}

function withNew(value: unknown, renamed: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withNew(item, renamed));
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withNew(item, renamed)]));
  return renamed.get(value) ?? value;
}
