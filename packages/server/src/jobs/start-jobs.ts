import type { Database } from "../db/database.ts";
import type { Job, RunningJobs } from "./job.ts";

/** Hears of a round that failed. */
export type JobProblem = (job: Job, error: unknown) => void;

/** Runs jobs one beside the other, each with its pause after every round. Waits with the first rounds for the pause too. */
export function startJobs(db: Database, jobs: readonly Job[], onProblem: JobProblem = warn): RunningJobs {
  const loops = jobs.map((job) => startLoop(db, job, onProblem));
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}

function startLoop(db: Database, job: Job, onProblem: JobProblem): RunningJobs {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const wait = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = runRound(db, job, onProblem).then(wait);
    }, job.pause);
    // Work that comes again does not keep a process alive.
    timer.unref();
  };
  wait();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}

async function runRound(db: Database, job: Job, onProblem: JobProblem): Promise<void> {
  try {
    await job.run(db);
  } catch (error) {
    onProblem(job, error);
  }
}

function warn({ name }: Job, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.emitWarning(`The server could not ${name}; it tries again. ${reason}`);
}
