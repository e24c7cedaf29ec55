import { expect, it } from "vitest";
import { inFlight } from "./in-flight.ts";

it("works on six entries at the same time, in order, and begins nothing after it was stopped", async () => {
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  const stop = new AbortController();
  await inFlight(
    Array.from({ length: 20 }, (_, index) => index),
    async (entry) => {
      begun.push(entry);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      if (entry === 11) stop.abort();
    },
    stop.signal,
  );
  expect(most).toBe(6);
  expect(begun.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(begun.length).toBeLessThan(20);
});
