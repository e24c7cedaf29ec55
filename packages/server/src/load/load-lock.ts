import sql from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";
import { Queue } from "../platform/db/queue.ts";

/** Any number, the same in every process of Purvey and unlikely in others; with the site it names the lock. */
const lockClass = 730_941_207;

const queues = new WeakMap<Database, Queue>();

/**
 * Runs a load of a site alone: one that begins meanwhile waits, in this process or, on a PostgreSQL server, in another.
 * Nothing else has to wait: the lock is about loads only.
 */
export async function withLoadLock<T>(db: Database, site: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(db) ?? new Queue();
  queues.set(db, queue);
  return queue.run(() => (db.kind === "embedded" ? work() : lockedOnServer(db, site, work)));
}

/** Holds an advisory lock on a connection of its own, which is idle while the work uses others. */
async function lockedOnServer<T>(db: Database, site: string, work: () => Promise<T>): Promise<T> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((acquired, failed) => {
    held = holdLock(db, site, acquired, released).catch(failed);
  });
  try {
    return await work();
  } finally {
    release();
    await held;
  }
}

function holdLock(db: Database, site: string, acquired: () => void, released: Promise<void>): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await transaction.query(sql`select pg_advisory_xact_lock(${lockClass}::integer, hashtext(${site}))`);
    acquired();
    await released;
  });
}
