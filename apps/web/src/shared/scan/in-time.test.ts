import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTime } from "./in-time.ts";

const never = () => new Promise<string>(() => undefined);

describe("an answer that somebody with a scanner waits for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is taken as it comes, and a refusal too", async () => {
    expect(await inTime(Promise.resolve("bin"))).toBe("bin");
    await expect(inTime(Promise.reject(new Error("no such bin")))).rejects.toThrow("no such bin");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is given up after four seconds, the next after half a second, until one comes", async () => {
    const first = inTime(never());
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBeUndefined();
    const second = inTime(never());
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBeUndefined();
    expect(await inTime(Promise.resolve("bin"))).toBe("bin");
    const third = inTime(never());
    await vi.advanceTimersByTimeAsync(500);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(3500);
    expect(await third).toBeUndefined();
    await inTime(Promise.resolve("bin"));
  });
});
