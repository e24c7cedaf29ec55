import { expect, it } from "vitest";
import { Queue } from "./queue.ts";

it("runs work in the order of arrival, one at a time", async () => {
  const queue = new Queue();
  const log: string[] = [];
  const work = (name: string, turns: number) => async () => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all([queue.run(work("slow", 50)), queue.run(work("quick", 0))]);
  expect(answers).toEqual(["slow", "quick"]);
  expect(log).toEqual(["slow begins", "slow ends", "quick begins", "quick ends"]);
});

it("goes on after work that failed, and passes its error to its owner only", async () => {
  const queue = new Queue();
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const throwing = queue.run(() => {
    throw new Error("at once");
  });
  const following = queue.run(async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  await expect(throwing).rejects.toThrow("at once");
  expect(await following).toBe("fine");
});
