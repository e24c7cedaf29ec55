import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "sql-template-tag";
import type { Database, Queryable } from "../db/database.ts";
import { statementName } from "./statement-name.ts";

/** What a span says beside its name. Nothing personal: no address, no user, no value that a caller sent. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

/** One piece of work in a trace. */
export interface Span {
  /** 32 and 16 hexadecimal digits, as W3C Trace Context has them. */
  readonly traceId: string;
  readonly spanId: string;
  /** Begins a piece of work inside of this one. `outside` is true for calls of other systems. */
  child(name: string, facts?: SpanFacts, outside?: boolean): Span;
  /** It is over. */
  end(facts?: SpanFacts, failed?: boolean): void;
  /** Names it anew: what a call is, is known once its route is. */
  rename(name: string): void;
}

/** Follows some of the work of the server from end to end; `openTelemetry` in `open-telemetry.ts` sends it over OTLP. */
export interface Tracing {
  /**
   * Begins with a call; undefined for those that are not followed.
   *
   * @param traceparent the caller's header: with it the call is part of the caller's trace
   */
  call(traceparent: string | null): Span | undefined;
  /** Begins with a round of a job. */
  job(name: string): Span | undefined;
  /** Sends what is not sent yet. It waits for a few seconds at most, and never rejects. */
  stop(): Promise<void>;
}

/** The database with a span for each statement and transaction; names only, never values. */
export function tracedDatabase(db: Database, span: Span): Database {
  return {
    ...tracedStatements(db, span),
    kind: db.kind,
    transaction: (work) =>
      within(span.child("transaction"), (inner) =>
        db.transaction((transaction) => work(tracedStatements(transaction, inner))),
      ),
    onStatement: (listener) => db.onStatement(listener),
    load: () => db.load(),
    ping: () => db.ping(),
    close: () => db.close(),
  };
}

/** The same of statements alone. */
export function tracedStatements(db: Queryable, span: Span): Queryable {
  const statement = <T>({ text }: Sql, send: () => Promise<T>): Promise<T> =>
    within(span.child(statementName(text), { "db.system.name": "postgresql" }), send);
  return {
    query: (asked) => statement(asked, () => db.query(asked)),
    first: (asked) => statement(asked, () => db.first(asked)),
    execute: (asked) => statement(asked, () => db.execute(asked)),
  };
}

/** A call of an outside system; what is sent over HTTP meanwhile names the span, so that the other side can go on with it. */
export function tracedCall<T>(span: Span, name: string, call: () => Promise<T>): Promise<T> {
  return within(span.child(name, {}, true), (inner) => carryTrace(`00-${inner.traceId}-${inner.spanId}-01`, call));
}

/** Ends the span when the work is over, whatever came of it. */
export async function within<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    const value = await work(span);
    span.end();
    return value;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

const storage = new AsyncLocalStorage<string>();

let underWay = 0;

/** Does the work; what it sends over HTTP carries this `traceparent`. */
async function carryTrace<T>(traceparent: string, work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await storage.run(traceparent, work);
  } finally {
    underWay -= 1;
    // On Node 20 a storage in use costs every promise of the process some time.
    if (underWay === 0) storage.disable();
  }
}

/** The `traceparent` of the work that asks; undefined where nobody follows it. */
export function carriedTrace(): string | undefined {
  return underWay === 0 ? undefined : storage.getStore();
}
