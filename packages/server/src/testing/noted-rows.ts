import { note } from "@purvey/contract/testing/rule";
import type { Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { DriverDatabase } from "../platform/db/driver-database.ts";
import { Session } from "../platform/db/session.ts";

const passing =
  /\/(testing\/noted-rows|platform\/db\/(driver-database|session|transaction-guard|queue)|platform\/observe\/tracing)\.ts/;
const ofTest = /\.test\.tsx?:|\/testing\/|\/testing\.ts/;
/** Who sent a statement, by its text and the place in the running code. */
const senders = new Map<string, string>();
const listening = new WeakSet<object>();

/**
 * From now on notes each statement whose rows this process takes, once for each place it is sent from: its text, who sent
 * it, and which of its columns were null. `scripts/check-rows.mjs` compares that with the types of the rows.
 */
export function noteRows(): void {
  for (const prototype of [DriverDatabase.prototype, Session.prototype]) {
    if (listening.has(prototype)) continue;
    listening.add(prototype);
    prototype.query = noting(prototype.query);
    prototype.first = noting(prototype.first);
  }
}

function noting(send: (statement: Sql) => Promise<object | undefined>) {
  return async function (this: Queryable, statement: Sql): Promise<never> {
    const sender = senderOf(statement);
    const answer = await send.call(this, statement);
    if (sender) noteNulls(sender, [answer ?? []].flat());
    return answer as never;
  };
}

/** The places that a statement was sent through, the innermost first; empty when a test sent it itself. */
function senderOf({ text }: Sql): string {
  const place = `${stackOf(unmapped)} ${text}`;
  const known = senders.get(place);
  if (known !== undefined) return known;
  const frames = stackOf()
    .split("\n")
    .filter((line) => /\.tsx?:/.test(line) && !passing.test(line));
  const end = frames.findIndex((line) => ofTest.test(line));
  const own = frames.slice(0, end < 0 ? undefined : end).slice(0, 3);
  const sender = own.map((line) => /packages\/server\/src\/[^)]*/.exec(line)?.[0] ?? "").join(" ");
  senders.set(place, sender);
  if (sender) note(`row ${JSON.stringify({ sender, text })}`);
  return sender;
}

/** Places in the code as it runs; to trace them back to the source takes a millisecond. */
const unmapped: typeof Error.prepareStackTrace = (_, sites) =>
  sites.map((site) => `${site.getFileName()}:${site.getPosition()}`).join(" ");

/** The stack, deep enough for helpers that are called by helpers. */
function stackOf(prepare = Error.prepareStackTrace): string {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Object.assign(Error, { stackTraceLimit: 14, prepareStackTrace: prepare });
  const stack = String(new Error("sender").stack);
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return stack;
}

function noteNulls(sender: string, rows: readonly object[]): void {
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (value === null) note(`null ${JSON.stringify({ sender, column })}`);
}
