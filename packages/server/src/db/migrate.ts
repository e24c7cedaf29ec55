import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../platform/db/database.ts";
import { Session } from "../platform/db/session.ts";
import { acrossSites } from "../platform/db/statement-inspector.ts";
import { migrations as ownMigrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";

/** Any number, the same in every process of Purvey and unlikely in others. */
const LOCK = 7_309_412_066;

/**
 * Brings the schema up to date: runs the steps that are missing, in order, each in a transaction of its own under a
 * lock, and records it with its checksum. Processes that start at once may all call it: one runs a step, the others
 * wait and find it done.
 *
 * @returns the names of the steps this call ran
 * @throws Error when a step that ran has been changed since, or the database is of a newer version of the program.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = ownMigrations): Promise<string[]> {
  refuseDoubleNames(migrations);
  const done = await db.transaction(async (transaction) => {
    await takeLock(transaction);
    const create = sql`
      create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamp not null default now())`;
    await transaction.execute(acrossSites("the steps of the schema", create));
    return applied(transaction);
  });
  refuseChanged(done, migrations);
  refuseUnknown(done, migrations);
  return runMissing(db, migrations, done);
}

async function runMissing(
  db: Database,
  migrations: readonly Migration[],
  done: Map<string, string>,
): Promise<string[]> {
  const ran: string[] = [];
  for (const migration of migrations) {
    if (!done.has(migration.name) && (await db.transaction((transaction) => runStep(transaction, migration)))) {
      ran.push(migration.name);
    }
  }
  return ran;
}

/** Runs one step unless another process has run it meanwhile; answers whether it did. */
async function runStep(transaction: Queryable, migration: Migration): Promise<boolean> {
  if (!(transaction instanceof Session)) throw new TypeError("`migrate` needs a database opened by this package.");
  await takeLock(transaction);
  const done = await applied(transaction);
  refuseChanged(done, [migration]);
  if (done.has(migration.name)) return false;
  await transaction.script(migration.sql).catch((cause: unknown) => {
    throw new Error(`The migration \`${migration.name}\` failed and was rolled back: ${reason(cause)}`, { cause });
  });
  await transaction.execute(sql`
    insert into schema_migration (name, checksum) values (${migration.name}, ${checksumOf(migration)})`);
  return true;
}

async function takeLock(transaction: Queryable): Promise<void> {
  // Another process may be building an index for minutes; waiting for it is right.
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
}

async function applied(transaction: Queryable): Promise<Map<string, string>> {
  const rows = await transaction.query<{ name: string; checksum: string }>(sql`
    select name, checksum from schema_migration`);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseDoubleNames(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined)
    throw new Error(`Two migrations are called \`${double}\`; give the later one the next number.`);
}

function refuseChanged(done: Map<string, string>, migrations: readonly Migration[]): void {
  const changed = migrations.find(
    (migration) => (done.get(migration.name) ?? checksumOf(migration)) !== checksumOf(migration),
  );
  if (changed === undefined) return;
  throw new Error(
    `The migration \`${changed.name}\` has been changed since it ran on this database. Restore it and put the change ` +
      "into a new migration, or start with a new database.",
  );
}

function refuseUnknown(done: Map<string, string>, migrations: readonly Migration[]): void {
  const unknown = [...done.keys()].find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new Error(
    `The database has the migration \`${unknown}\`, which this version does not know: a newer version has used it. ` +
      "Start that version or a later one.",
  );
}

/** Line ends do not count: git may change them on checkout. */
function checksumOf(migration: Migration): string {
  return createHash("sha256").update(migration.sql.replaceAll("\r\n", "\n")).digest("hex");
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
