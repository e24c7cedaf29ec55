import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTimer } from "./clock-node.ts";
import { brand } from "./testing/brand.ts";
import { clientOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";

describe("a timer on Node", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leaves one other behind for each length of time, which ends by itself", () => {
    const over = vi.fn();
    for (let call = 0; call < 100; call++) clearTimeout(startTimer(over, 4_561 + (call % 2)));
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(4_562);
    expect(vi.getTimerCount()).toBe(0);
    startTimer(over, 4_561);
    vi.advanceTimersByTime(4_561);
    expect(over).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a call that was answered", () => {
  it("keeps no process from ending", async () => {
    const waiting = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = waiting();
    const { api } = clientOf([envelope(brand)]);
    await api.items.brands.get({ id: 7 }, { timeout: 71_000, deadline: 72_000 });
    expect(waiting()).toBe(before);
  });
});
