import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import type { HeavyRead } from "../heavy-read.ts";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./errors.ts";
import { LeftToPrimary, ReplicaRest, type ReplicaRests } from "./replica-rest.ts";

/** What a replica has in common with its primary alone; positions of another server's log say nothing. */
const identity = sql`
  select (pg_control_system()).system_identifier::text as system, current_database()::text as database,
    pg_is_in_recovery() as "isReplica"`;

export type { ReplicaLag };

/** How a replica is used. Times are in milliseconds. */
export interface ReplicaOptions extends ReplicaRests {
  /** What warnings call it. Default `the replica`. */
  readonly name?: string;
  /** How long it may take until it is asked what it is for. Default 500. */
  readonly patience?: number;
}

/** Pauses between looks at how far it is, in milliseconds: a call waits 50 ms for it to catch up, and no more. */
const pauses = [2, 4, 8, 16, 20];

/**
 * A streaming replica that answers heavy reads, never staler than the primary would: it has replayed everything that was
 * committed before the read, by whatever process, or the primary answers. No call fails because it is away, is behind, or
 * cancels a statement that its replay has no time to wait for.
 */
export class Replica {
  readonly #db: Database;
  readonly #patience: number;
  readonly #rest: ReplicaRest;

  /** @param db its database, which is opened with the first read */
  constructor(db: Database, { name = "the replica", patience = 500, ...rests }: ReplicaOptions = {}) {
    this.#db = db;
    this.#patience = patience;
    this.#rest = new ReplicaRest(name, rests);
  }

  /** Calls the listener with every statement that it is sent, as {@link Database.onStatement} does. */
  onStatement: Database["onStatement"] = (listener) => this.#db.onStatement(listener);

  /**
   * Does work that only reads: in a transaction on the replica, or on the primary; there once more when the replica failed
   * in the middle of it.
   *
   * @param told hears who is at it; the last that it hears is who answered
   * @throws what the work throws, and what the primary fails at
   */
  async read<T>(primary: Queryable, work: (db: Queryable) => Promise<T>, told: (by: HeavyRead) => void): Promise<T> {
    let why = this.#whyNotAsked();
    try {
      if (!why) return await this.#read(primary, work, () => told("replica"));
    } catch (error) {
      if (!(error instanceof LeftToPrimary)) throw error;
      this.#rest.left(error);
      why = error.why;
    }
    told(why);
    return work(primary);
  }

  /**
   * How far it is behind.
   *
   * @throws Error in a sentence when it is left alone, does not answer, or is no replica of the primary
   */
  async lag(primary: Queryable): Promise<ReplicaLag> {
    const why = this.#whyNotAsked();
    if (why) throw new LeftToPrimary(why, `It is not asked now, as it was ${why}.`);
    const position = await positionOf(primary);
    return this.#within(primary, (replica) => lagOf(replica, position));
  }

  /** Waits for what is read, then closes its connections. */
  close(): Promise<void> {
    return this.#db.close();
  }

  async #read<T>(primary: Queryable, work: (db: Queryable) => Promise<T>, begun: () => void): Promise<T> {
    const position = await positionOf(primary);
    return this.#within(primary, async (replica, begin) => {
      await catchUp(replica, position);
      begin();
      begun();
      return work(replica);
    });
  }

  #whyNotAsked(): LeftToPrimary["why"] | undefined {
    const { busy, most } = this.#db.load();
    return this.#rest.why() ?? (busy >= most ? "busy" : undefined);
  }

  /**
   * Does work in a transaction there: on one connection, so that all statements meet the server that was looked at.
   *
   * @param work must call `begin`, or be done, before the patience ends
   */
  #within<T>(primary: Queryable, work: (replica: Queryable, begin: () => void) => Promise<T>): Promise<T> {
    const patience = new Patience(this.#patience);
    const doing = this.#db.transaction((replica) =>
      this.#prove(primary, replica)
        .then(() => work(replica, () => patience.end()))
        .catch(leave),
    );
    return patience.with(doing).catch(leave);
  }

  /** Once after it was away: another server in its place would answer with other data. */
  async #prove(primary: Queryable, replica: Queryable): Promise<void> {
    if (this.#rest.isKnown) return;
    await requireReplicaOf(primary, replica);
    this.#rest.answered();
  }
}

/** How long something may take that cannot be stopped. */
class Patience {
  readonly #late: LeftToPrimary;
  readonly #over: Promise<never>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(milliseconds: number) {
    this.#late = new LeftToPrimary("away", `It did not answer within ${milliseconds} ms.`);
    this.#over = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        this.#isOver = true;
        reject(this.#late);
      }, milliseconds);
    });
  }

  /** From now on it may take as long as it takes; throws when it is too late for that. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) throw this.#late;
  }

  async with<T>(work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, this.#over]);
    } finally {
      clearTimeout(this.#timer);
    }
  }
}

/** @throws LeftToPrimary when it has not replayed in time what the primary had written. */
async function catchUp(replica: Queryable, position: string): Promise<void> {
  for (const pause of pauses) {
    if (await replayed(replica, position)) return;
    await wait(pause);
  }
  if (!(await replayed(replica, position))) throw new LeftToPrimary("behind", "It has not caught up in time.");
}

/** What the database fails at is left to the primary; all else is the answer. */
function leave(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error;
  throw new LeftToPrimary(error.kind === "connection" ? "away" : "cancelled", error.message, error);
}

/** How far a replica is behind its primary. */
interface ReplicaLag {
  /** What it has not replayed of the primary's log. */
  readonly bytes: number;
  /** Since the last commit that it replayed was made; 0 where it lacks nothing, null where it has replayed none yet. */
  readonly seconds: number | null;
}

/**
 * Where the log of the primary ends, whose commits are all before that. Not where it is flushed to: with
 * `synchronous_commit = off`, of whatever session, a commit is seen before it is flushed.
 */
async function positionOf(primary: Queryable): Promise<string> {
  const row = await primary.first<{ position: string }>(sql`select pg_current_wal_insert_lsn()::text as position`);
  return row?.position ?? "";
}

/**
 * Whether a replica has replayed the log to a position: each of its statements from now on sees what was committed there.
 *
 * @throws LeftToPrimary when it is no replica any more: a promoted one goes its own way
 */
async function replayed(replica: Queryable, position: string): Promise<boolean> {
  const row = await replica.first<{ isReplica: boolean; isThere: boolean | null }>(sql`
    select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"`);
  if (!row?.isReplica) throw new LeftToPrimary("away", "It was promoted: it is no replica any more.");
  return row.isThere === true;
}

/** How far a replica is behind a position of the primary. */
async function lagOf(replica: Queryable, position: string): Promise<ReplicaLag> {
  const row = await replica.first<ReplicaLag>(sql`
    select greatest(pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()), 0)::double precision as bytes,
      case when pg_last_wal_replay_lsn() >= ${position}::pg_lsn then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::double precision as seconds`);
  return row ?? { bytes: 0, seconds: null };
}

interface Identity {
  readonly system: string;
  readonly database: string;
  readonly isReplica: boolean;
}

/** @throws LeftToPrimary when it is no replica of this primary, or its database is another */
async function requireReplicaOf(primary: Queryable, replica: Queryable): Promise<void> {
  const [own, other] = [await primary.first<Identity>(identity), await replica.first<Identity>(identity)];
  if (!other?.isReplica) throw new LeftToPrimary("away", "It is no replica: it takes writes itself.");
  if (own?.system !== other.system) throw new LeftToPrimary("away", "It is the replica of another server.");
  if (own.database !== other.database)
    throw new LeftToPrimary(
      "away",
      `It leads to the database \`${other.database}\`, and the primary to \`${own.database}\`.`,
    );
}
