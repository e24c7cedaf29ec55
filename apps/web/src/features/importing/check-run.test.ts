import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckProgress, CheckRun } from "./check-run.ts";
import { allOf } from "./find-names.ts";

const told: CheckProgress[] = [];
const open = (signal = new AbortController().signal) =>
  new CheckRun(
    signal,
    () => undefined,
    (progress) => told.push(progress),
  );

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("how far a check is", () => {
  it("is told when it begins to ask, and four times a second at most after that", () => {
    const run = open();
    run.expect(20_000);
    for (let count = 0; count < 100; count++) run.note(100);
    expect(told).toMatchObject([{ step: "names", done: 0, all: 20_000 }]);
    vi.advanceTimersByTime(250);
    run.note(100);
    expect(told.slice(1)).toMatchObject([{ step: "names", done: 10_100, all: 20_000 }]);
  });

  it("begins anew with each step, at once and with its own pace", () => {
    const run = open();
    run.expect(10);
    vi.advanceTimersByTime(100);
    run.next("stored");
    run.expect(7);
    expect(told.at(-1)).toEqual({ step: "stored", done: 0, all: 7, begun: { at: Date.now(), done: 0 } });
  });
});

describe("a check that is stopped", () => {
  it("asks for nothing more, and says so instead of answering in part", async () => {
    const abort = new AbortController();
    const reason = new Error("Stopped.");
    const asked: number[] = [];
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const work = allOf(open(abort.signal), numbers, async (number) => {
      asked.push(number);
      if (number === 8) abort.abort(reason);
    });
    await expect(work).rejects.toBe(reason);
    expect(asked.length).toBeLessThan(20);
  });
});
