import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sql, { raw } from "sql-template-tag";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./errors.ts";
import { forgetTableColumns } from "./insert-rows.ts";
import { migrations as ownMigrations } from "./migrations/index.ts";
import type { LargeIndex, Migration } from "./migrations/migration.ts";
import { Session } from "./session.ts";
import { acrossSites } from "./statement-inspector.ts";

/** Any number, the same in every process of Purvey and unlikely in others. */
const LOCK = 7_309_412_066;

/**
 * How long a step waits for a table that others hold, and how often it tries again: calls that come meanwhile wait behind it,
 * and pass between two attempts.
 */
const LOCK_TIMEOUT = 2_000;
const ATTEMPTS = 30;

/** A step that ran on a database, as `schema_migration` has it. */
export interface DoneStep {
  readonly name: string;
  readonly checksum: string;
  readonly contracts: boolean;
}

/** What ran on a database, by the name of the step. */
type Done = ReadonlyMap<string, Omit<DoneStep, "name">>;

/**
 * Brings the schema up to date: runs the steps that are missing, in order, each in a transaction of its own under a
 * lock, and records it with its checksum. Processes that start at once may all call it: one runs a step, the others
 * wait and find it done. A step that waits for a table gives way to other calls every two seconds; the indexes of large tables
 * are built beside them.
 *
 * @returns the names of the steps this call ran
 * @throws Error when a step that ran has been changed since, a newer version has taken away what this one needs, the schema is
 * older than the first step brings forward, or a table was not free for a minute.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = ownMigrations): Promise<string[]> {
  await prepare(db);
  const ran: string[] = [];
  for (const migration of await missingSteps(db, migrations)) {
    if (await runPatiently(db, migration)) ran.push(migration.name);
    forgetTableColumns(db);
  }
  for (const index of migrations.flatMap(({ indexes = [] }) => indexes)) await buildIndex(db, index);
  return ran;
}

/**
 * The steps that a database lacks, in order; it is not changed.
 *
 * @throws Error as {@link migrate} does
 */
export async function missingSteps(
  db: Queryable,
  migrations: readonly Migration[] = ownMigrations,
): Promise<readonly Migration[]> {
  return stepsAfter(await ranOn(db), migrations);
}

/**
 * The steps that a database on which these ran lacks, in order, wherever that is known from.
 *
 * @throws Error as {@link migrate} does
 */
export function stepsAfter(
  ran: readonly DoneStep[],
  migrations: readonly Migration[] = ownMigrations,
): readonly Migration[] {
  refuseDoubleNames(migrations);
  const done = doneOf(ran, migrations);
  refuseChanged(done, migrations);
  refuseUnknown(done, migrations);
  return migrations.filter(({ name }) => !done.has(name));
}

async function prepare(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await takeLock(transaction);
    const create = sql`
      create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamp not null default now(),
        contracts boolean not null default false)`;
    await transaction.execute(acrossSites("the steps of the schema", create));
  });
}

async function runPatiently(db: Database, migration: Migration): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((transaction) => runStep(transaction, migration));
    } catch (error) {
      if (!isTableHeld(error)) throw error;
      if (attempt === ATTEMPTS) throw tableHeld(migration, error);
      // Whoever waited behind this step has its turn first.
      await wait(100 + Math.random() * 400);
    }
  }
}

function isTableHeld(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError && cause.code === "55P03";
}

function tableHeld({ name }: Migration, cause: unknown): Error {
  return new Error(
    `The migration \`${name}\` found a table held by others ${ATTEMPTS} times and changed nothing. Look for a long transaction ` +
      "(select pid, query, xact_start from pg_stat_activity order by xact_start), end it, and run `purvey migrate` again.",
    { cause },
  );
}

/** Runs one step unless another process has run it meanwhile; answers whether it did. */
async function runStep(transaction: Queryable, migration: Migration): Promise<boolean> {
  if (!(transaction instanceof Session)) throw new TypeError("`migrate` needs a database opened by this package.");
  await takeLock(transaction);
  const done = doneOf(await ranOn(transaction), [migration]);
  refuseChanged(done, [migration]);
  if (done.has(migration.name)) return false;
  await transaction.execute(raw(`set local lock_timeout = ${LOCK_TIMEOUT}`));
  await transaction.script(migration.sql).catch((cause: unknown) => {
    throw new Error(`The migration \`${migration.name}\` failed and was rolled back: ${reason(cause)}`, { cause });
  });
  await transaction.execute(sql`
    insert into schema_migration (name, checksum, contracts)
    values (${migration.name}, ${checksumOf(migration)}, ${migration.contracts === true})`);
  return true;
}

/**
 * Builds an index unless it is there. On PostgreSQL others go on writing meanwhile; one that another process builds is waited for,
 * and one that was left half-way is built anew.
 */
async function buildIndex(db: Database, { name, definition, unique }: LargeIndex): Promise<void> {
  const concurrently = db.kind === "postgres" ? "concurrently" : "";
  const drop = raw(`drop index ${concurrently} if exists ${name}`);
  const create = raw(`create ${unique ? "unique " : ""}index ${concurrently} if not exists ${name} ${definition}`);
  for (let state = await indexState(db, name); state !== "good"; state = await indexState(db, name)) {
    if (state === "under way") await wait(100);
    else
      await db.execute(acrossSites("the steps of the schema", state === "broken" ? drop : create)).catch(ifNotAnother);
  }
}

async function indexState(db: Queryable, name: string): Promise<"good" | "broken" | "under way" | "missing"> {
  const state = sql`
    select case
      when indisvalid then 'good'
      when exists (select 1 from pg_stat_progress_create_index p where p.relid = i.indrelid) then 'under way'
      else 'broken'
    end as state
    from pg_index i where indexrelid = to_regclass(${name})`;
  const found = await db.first<{ state: "good" | "broken" | "under way" }>(
    acrossSites("the steps of the schema", state),
  );
  return found?.state ?? "missing";
}

/** Two that begin at the same moment get in each other's way; whoever comes second looks again. */
function ifNotAnother(error: unknown): void {
  const another =
    error instanceof DatabaseError && (error.kind === "deadlock" || error.constraint?.startsWith("pg_class_"));
  if (!another) throw error;
}

async function takeLock(transaction: Queryable): Promise<void> {
  // Another process may be at a long step; waiting for it is right.
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
}

/** Also of a database that no version with `contracts` has used, or none at all. */
async function ranOn(db: Queryable): Promise<readonly DoneStep[]> {
  const there = sql`select 1 where to_regclass('schema_migration') is not null`;
  if (!(await db.first(acrossSites("the steps of the schema", there)))) return [];
  return db.query<DoneStep>(sql`
    select name, checksum, coalesce((to_jsonb(m) ->> 'contracts')::boolean, false) as contracts
    from schema_migration m`);
}

function doneOf(ran: readonly DoneStep[], migrations: readonly Migration[]): Done {
  return migrations.reduce(withReplaced, new Map(ran.map(({ name, ...step }) => [name, step])));
}

/** The steps that one stands in place of count as that one. */
function withReplaced(done: Done, migration: Migration): Done {
  const { name, replaces, contracts = false } = migration;
  if (replaces === undefined || done.has(name)) return done;
  const before = [...done.keys()].filter((step) => step <= replaces).sort();
  if (before.length === 0) return done;
  if (!done.has(replaces)) throw tooOld(before.at(-1) ?? "", replaces);
  const rest = [...done].filter(([step]) => step > replaces);
  return new Map([[name, { checksum: checksumOf(migration), contracts }], ...rest]);
}

function tooOld(last: string, replaces: string): Error {
  return new Error(
    `The schema of the database is at the step \`${last}\`, and schemas from before 0.1.0 are not brought up to date any more. Run ` +
      `\`purvey migrate apply\` of the last commit that has the step \`${replaces}\`, and come back; or load the data into a new database.`,
  );
}

function refuseDoubleNames(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined)
    throw new Error(`Two migrations are called \`${double}\`; give the later one the next number.`);
}

function refuseChanged(done: Done, migrations: readonly Migration[]): void {
  const changed = migrations.find(
    (migration) => (done.get(migration.name)?.checksum ?? checksumOf(migration)) !== checksumOf(migration),
  );
  if (changed === undefined) return;
  throw new Error(
    `The migration \`${changed.name}\` has been changed since it ran on this database. Restore it and put the change ` +
      "into a new migration, or start with a new database.",
  );
}

/** Steps of a newer version that only add do not keep this one from its work. */
function refuseUnknown(done: Done, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done].find(([name, { contracts }]) => contracts && !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `The database has the migration \`${unknown[0]}\`, which this version does not know and which takes away what it needs: a newer ` +
      "version has used it. Start that version or a later one.",
  );
}

/** Line ends do not count: git may change them on checkout. */
function checksumOf(migration: Migration): string {
  return createHash("sha256").update(migration.sql.replaceAll("\r\n", "\n")).digest("hex");
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
