import type { Database } from "../db/database.ts";

/** Work that the server does by itself, again and again. */
export interface Job {
  /** In words, for messages: `hand imports over`. */
  readonly name: string;
  /** The pause after each round, in milliseconds. */
  readonly pause: number;
  /** One round. Several processes may run it at once; what it throws is reported, and the next round tries again. */
  run(db: Database): Promise<void>;
}

/** Jobs that run. */
export interface RunningJobs {
  /** Begins no further round, and resolves when the rounds under way are done. */
  stop(): Promise<void>;
}
