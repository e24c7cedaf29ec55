import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "./testing/brand.ts";
import { clientOf } from "./testing/client-of.ts";
import { envelope } from "./testing/scripted-transport.ts";

describe("a timer on Node", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** As a process begins with it: nothing is kept that other tests asked for. Other modules stay what they are. */
  async function fresh(test: number) {
    const module = `./clock-node.ts?test=${test}`;
    return ((await import(module)) as typeof import("./clock-node.ts")).startTimer;
  }

  it("leaves one other behind for each length of time, which ends by itself", async () => {
    const startTimer = await fresh(1);
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

  it("leaves no more than a few behind, however many lengths are asked for", async () => {
    const startTimer = await fresh(2);
    for (let length = 1; length <= 1_000; length++) clearTimeout(startTimer(vi.fn(), 4_000 + length));
    expect(vi.getTimerCount()).toBe(4);
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
