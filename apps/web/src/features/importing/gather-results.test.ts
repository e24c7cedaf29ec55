import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gatherResults } from "./gather-results.ts";
import type { RowResults } from "./import-draft.ts";

describe("the results of an import", () => {
  const handedOn: RowResults[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    handedOn.length = 0;
  });
  afterEach(() => vi.useRealTimers());
  const gathered = () => gatherResults({ 2: true, 3: "refused" }, (rows) => handedOn.push(rows));

  it("are handed on together with those from before, a few times a second", () => {
    const { note } = gathered();
    for (let lineNo = 3; lineNo <= 100; lineNo++) note(lineNo, true);
    expect(handedOn).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(handedOn).toHaveLength(1);
    expect(Object.keys(handedOn[0] ?? {})).toHaveLength(99);
    expect(handedOn[0]?.[3]).toBe(true);
    note(101, "refused");
    vi.advanceTimersByTime(250);
    expect(handedOn[1]).toEqual({ ...handedOn[0], 101: "refused" });
  });

  it("are handed on at the end at once, and not twice", () => {
    const { note, count, flush } = gathered();
    note(4, true);
    flush();
    expect(count()).toBe(1);
    expect(handedOn).toEqual([{ 2: true, 3: "refused", 4: true }]);
    flush();
    vi.advanceTimersByTime(1000);
    expect(handedOn).toHaveLength(1);
  });
});
