import type pg from "pg";
import sql from "sql-template-tag";
import type { Queryable } from "./database.ts";

/** What of `PostgresOptions` says how a session is bounded. */
export interface SessionBounds {
  readonly url: string;
  readonly statementTimeout?: number;
  readonly pooled?: boolean;
}

/** How long a transaction may wait for its next statement, in milliseconds. */
const idleTimeout = 60_000;

/**
 * Sets what the conventions of values rely on, and the bounds. Behind a pooler the zone and the form of dates alone: poolers
 * give those back to their client, all else would be left to whoever has the connection next.
 */
export async function settle(client: pg.ClientBase, options: SessionBounds): Promise<void> {
  const conventions = "set time zone 'UTC'; set datestyle to iso";
  const session = `set bytea_output to hex; set default_transaction_isolation to 'read committed';
    set statement_timeout to ${timeoutOf(options)}; set idle_in_transaction_session_timeout to ${idleTimeout}`;
  await client.query(options.pooled ? conventions : `${conventions}; ${session}`);
}

/** What a transaction begins with behind a pooler: its bounds end with it. */
export function boundedBegin(options: SessionBounds): string {
  return `begin isolation level read committed; set local statement_timeout to ${timeoutOf(options)};
    set local idle_in_transaction_session_timeout to ${idleTimeout}`;
}

function timeoutOf({ statementTimeout = 30_000 }: SessionBounds): number {
  return Math.trunc(statementTimeout);
}

/** A statement outside a transaction has the bound of its session, which behind a pooler is nobody's to set. */
export async function warnOfUnbounded(database: Queryable, options: SessionBounds): Promise<void> {
  const bound = await database.first<{ role: string }>(sql`
    select current_user as role where current_setting('statement_timeout') = '0'`);
  if (!bound || timeoutOf(options) === 0) return;
  process.emitWarning(
    `Behind the pooler of \`${withoutPassword(options.url)}\` nothing stops a single statement after ${timeoutOf(options)} ms. ` +
      `Give the role that bound: \`alter role "${bound.role}" set statement_timeout = ${timeoutOf(options)}\`, and restart the pooler.`,
  );
}

/** The URL for a message. */
export function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^/@]*?):[^@]*@/, "$1:…@");
}
