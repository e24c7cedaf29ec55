import type { Database } from "../db/database.ts";
import type { AroundRound, Job, RunningJobs } from "./job.ts";

/** Hears of a round that failed. */
export type JobProblem = (job: Job, error: unknown) => void;

/** Runs jobs one beside the other, each with its pause after every round. Waits with the first rounds for the pause too. */
export function startJobs(
  db: Database,
  jobs: readonly Job[],
  onProblem: JobProblem = warn,
  around: AroundRound = (_, database, round) => round(database),
): RunningJobs {
  const loops = new Map(jobs.map((job) => [job.name, new Loop(db, job, onProblem, around)]));
  return {
    wake: async (name) => loops.get(name)?.wake(),
    stop: async () => void (await Promise.all([...loops.values()].map((loop) => loop.stop()))),
  };
}

/** The rounds of one job. */
class Loop {
  readonly #db: Database;
  readonly #job: Job;
  readonly #onProblem: JobProblem;
  readonly #around: AroundRound;
  #isStopped = false;
  /** Somebody asked for a round while one was under way. */
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(db: Database, job: Job, onProblem: JobProblem, around: AroundRound) {
    this.#db = db;
    this.#job = job;
    this.#onProblem = onProblem;
    this.#around = around;
    this.#wait();
  }

  async wake(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#round ??= this.#rounds();
    await this.#round;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.wake(), this.#job.pause);
    // Work that comes again does not keep a process alive.
    this.#timer.unref();
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer);
    let isDone = true;
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      isDone = await this.#run();
    }
    this.#round = undefined;
    // What failed is tried again, whoever would be woken for it.
    const isIdle = isDone && this.#job.onlyWhenShared && this.#db.kind === "embedded";
    if (!this.#isStopped && !isIdle) this.#wait();
  }

  /** One round; answers whether it was done. */
  async #run(): Promise<boolean> {
    try {
      await this.#around(this.#job, this.#db, (db) => this.#job.run(db, () => !this.#isStopped));
      return true;
    } catch (error) {
      this.#onProblem(this.#job, error);
      return false;
    }
  }
}

function warn({ name }: Job, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.emitWarning(`The server could not ${name}; it tries again. ${reason}`);
}
