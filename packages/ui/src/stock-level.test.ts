import { describe, expect, it } from "vitest";
import { gaugeScale, stockState } from "./stock-level.ts";

describe("stockState", () => {
  it.each([
    [{ onHand: 0, minimum: 10 }, "out"],
    [{ onHand: -2 }, "out"],
    [{ onHand: 10, minimum: 10 }, "low"],
    [{ onHand: 11, minimum: 10 }, "ok"],
    [{ onHand: 11, minimum: 10, reorderPoint: 12 }, "low"],
    [{ onHand: 1 }, "ok"],
  ] as const)("of %j is %s", (figures, state) => {
    expect(stockState(figures)).toBe(state);
  });
});

describe("gaugeScale", () => {
  it("puts the maximum at 85 %, so that too much can be seen", () => {
    expect(gaugeScale({ onHand: 40, maximum: 40 })).toMatchObject({ onHand: 0.85, maximum: 0.85, over: false });
  });

  it("puts what is on order behind what is on hand", () => {
    const scale = gaugeScale({ onHand: 10, onOrder: 10, maximum: 40 });
    expect(scale.arriving - scale.onHand).toBeCloseTo(scale.onHand);
  });

  it("marks what it cannot show and never leaves its track", () => {
    expect(gaugeScale({ onHand: 900, minimum: 10, maximum: 40 })).toMatchObject({ onHand: 1, arriving: 1, over: true });
  });

  it("works without any limit", () => {
    expect(gaugeScale({ onHand: 0 })).toMatchObject({ onHand: 0, minimum: undefined, maximum: undefined, over: false });
  });
});
