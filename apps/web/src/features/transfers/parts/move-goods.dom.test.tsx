import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useBeginning } from "./move-goods.tsx";

/** The beginning of the entry in a dialog that opens while something can be entered, or nothing. */
function opened(possible: boolean) {
  const { result, rerender } = renderHook((now: boolean) => useBeginning(now), { initialProps: possible });
  return { beginning: () => result.current.beginning, turn: rerender, again: () => act(result.current.beginAgain) };
}

describe("the entry of a transfer's goods", () => {
  it("begins once there is something to enter, and stays while that is gone for a moment", () => {
    const { beginning, turn } = opened(false);
    const looking = beginning();
    turn(true);
    const entering = beginning();
    expect(entering).not.toBe(looking);
    turn(false);
    turn(true);
    expect(beginning()).toBe(entering);
  });

  it("begins anew for whoever begins again while theirs is still being booked, and once more when it is", () => {
    const { beginning, turn, again } = opened(true);
    const mine = beginning();
    turn(false);
    again();
    const booking = beginning();
    expect(booking).not.toBe(mine);
    turn(true);
    expect([mine, booking]).not.toContain(beginning());
  });
});
