import type { Connection } from "./driver.ts";

/** After so many changed rows the database is tended in its next pause; after so many without waiting for one. */
const WORTHWHILE = 1_000;
const OVERDUE = 20_000;

/** What counts as a pause, in milliseconds. */
const PAUSE = 1_000;

/** How much may be written before the log of changes is cut, in bytes: it must be replayed after a crash. */
const MAXIMUM_LOG = 32 * 1024 * 1024;

/** The thresholds of PostgreSQL's own autovacuum. Dead rows come first: that command gathers statistics too. */
const findNeglectedTables = `
  select format('%I.%I', schemaname, relname) as "table",
    n_dead_tup > 50 + 0.2 * n_live_tup as "hasDeadRows"
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

const measureLog = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`;

/** Lends the connection, as `Driver.use` does. */
type Use = (work: (connection: Connection) => Promise<void>) => Promise<void>;

/**
 * Does for the embedded database what a server does in background processes that it does not have: makes the room of
 * deleted rows usable again, gathers the statistics that plans rest on, and cuts the log of changes. Without it tables
 * and log grow with every update, for ever.
 */
export class EmbeddedMaintenance {
  readonly #use: Use;
  readonly #changes: () => number;
  #tendedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #overdue = false;
  #stopped = false;

  /** @param changes how many rows have been changed since the database was opened */
  constructor(use: Use, changes: () => number) {
    this.#use = use;
    this.#changes = changes;
  }

  /** To be called after every piece of work. */
  notice(): void {
    const since = this.#changes() - this.#tendedAt;
    if (since < WORTHWHILE || this.#overdue || this.#stopped) return;
    this.#overdue = since >= OVERDUE;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tendNow(), this.#overdue ? 0 : PAUSE).unref();
  }

  /** Tends everything that needs it now. Other work is served between the steps. */
  async tend(): Promise<void> {
    for (const command of await this.#neglected()) {
      await this.#use(async (connection) => void (await connection.script(command)));
    }
    await this.#use(cutLog);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #tendNow(): void {
    this.#tendedAt = this.#changes();
    this.#overdue = false;
    this.tend().catch((error: unknown) => {
      // A database that was closed meanwhile needs no care.
      if (!this.#stopped) process.emitWarning(`The embedded database could not be tended: ${error}`);
    });
  }

  async #neglected(): Promise<string[]> {
    const commands: string[] = [];
    await this.#use(async (connection) => {
      // Counts are published at the end of a statement, and only once a second unless asked for.
      await connection.script("select pg_stat_force_next_flush()");
      const { rows } = await connection.script(findNeglectedTables);
      for (const { table, hasDeadRows } of rows as { table: string; hasDeadRows: boolean }[]) {
        commands.push(hasDeadRows ? `vacuum (analyze) ${table}` : `analyze ${table}`);
      }
    });
    return commands;
  }
}

async function cutLog(connection: Connection): Promise<void> {
  const { rows } = await connection.script(measureLog);
  const [log] = rows as { bytes: number }[];
  if (log && log.bytes > MAXIMUM_LOG) await connection.script("checkpoint");
}
