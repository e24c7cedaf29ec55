import type { Database, Queryable, Waiting } from "../db/database.ts";

/** Work that the server does by itself, again and again. */
export interface Job {
  /** In words, for messages: `hand imports over`. */
  readonly name: string;
  /** The pause before the first round and after each, in milliseconds. */
  readonly pause: number;
  /**
   * True for work that this process is always woken for: after the first round (a process may have died over it) the job
   * looks by itself only where other processes share the database. On an embedded one it costs nothing while it is idle.
   */
  readonly onlyWhenShared?: true;
  /**
   * One round. Several processes may run it at once; what it throws is reported, and the next round tries again. A long
   * round ends early when `goOn` answers false: the server stops.
   */
  run(db: Database, goOn: () => boolean): Promise<void>;
  /** How much waits for it, of all sites, where that can be told. */
  waiting?(db: Queryable): Promise<Waiting>;
}

/** A round that is over. */
export interface JobRound {
  /** The name of the job. */
  readonly job: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** What stands around each round of a job, to watch it: it runs the round on the database that it is given, or one around that. */
export type AroundRound = (job: Job, db: Database, round: (db: Database) => Promise<void>) => Promise<void>;

/** Jobs that run. */
export interface RunningJobs {
  /**
   * Begins a round of a job now, or another one after the one under way; resolves when no round is left to do. Never
   * rejects; a job that does not run has nothing to do.
   */
  wake(name: string): Promise<void>;
  /** Begins no further round, and resolves when the rounds under way are done. */
  stop(): Promise<void>;
}
