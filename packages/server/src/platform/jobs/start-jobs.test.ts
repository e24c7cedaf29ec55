import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "../db/database.ts";
import type { Job } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

const db = {} as Database;

/** A job whose rounds are done when told; `begun` resolves with each round that begins. */
function steppedJob(name: string) {
  const waiting: (() => void)[] = [];
  let rounds = 0;
  let finish: (error?: Error) => void = () => undefined;
  const job: Job = {
    name,
    pause: 1,
    run: () =>
      new Promise((resolve, reject) => {
        rounds++;
        finish = (error) => (error ? reject(error) : resolve());
        waiting.shift()?.();
      }),
  };
  return {
    job,
    rounds: () => rounds,
    begun: () => new Promise<void>((resolve) => waiting.push(resolve)),
    finish: (error?: Error) => finish(error),
  };
}

describe("jobs", () => {
  it("run round after round, and go on after one that failed", async () => {
    const stepped = steppedJob("count");
    const problems: string[] = [];
    const first = stepped.begun();
    const running = startJobs(db, [stepped.job], ({ name }, error) => problems.push(`${name}: ${String(error)}`));
    await first;
    const second = stepped.begun();
    stepped.finish(new Error("no database"));
    await second;
    expect(problems).toEqual(["count: Error: no database"]);
    stepped.finish();
    await running.stop();
    expect(stepped.rounds()).toBeGreaterThanOrEqual(2);
  });

  it("stop when the round under way is done, and begin no other", async () => {
    const stepped = steppedJob("count");
    const first = stepped.begun();
    const running = startJobs(db, [stepped.job]);
    await first;
    let stopped = false;
    const stopping = running.stop().then(() => {
      stopped = true;
    });
    await Promise.resolve();
    expect(stopped).toBe(false);
    stepped.finish();
    await stopping;
    expect(stepped.rounds()).toBe(1);
  });

  it("run at once when woken, and once more when woken meanwhile", async () => {
    const stepped = steppedJob("count");
    const running = startJobs(db, [{ ...stepped.job, pause: 60_000 }]);
    const first = stepped.begun();
    const woken = running.wake("count");
    await first;
    const second = stepped.begun();
    const again = running.wake("count");
    stepped.finish();
    await second;
    stepped.finish();
    await Promise.all([woken, again]);
    expect(stepped.rounds()).toBe(2);
    await running.wake("another job");
    await running.stop();
    await running.wake("count");
    expect(stepped.rounds()).toBe(2);
  });

  it("look by themselves only where others share the database, if they are woken for everything else", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const roundsOn = async (kind: Database["kind"]) => {
      let rounds = 0;
      const run = async () => {
        rounds++;
        if (rounds === 1) throw new Error("no database yet");
      };
      const job: Job = { name: "count", pause: 1000, onlyWhenShared: true, run };
      const running = startJobs({ kind } as Database, [job], () => undefined);
      await vi.advanceTimersByTimeAsync(10_000);
      await running.stop();
      return rounds;
    };
    expect(await roundsOn("postgres")).toBe(10);
    // The first round failed, so there is a second; then nobody looks any more.
    expect(await roundsOn("embedded")).toBe(2);
  });
});
