import { describe, expect, it } from "vitest";
import { comparisonOf, differencesOf, longestCompared, mostDifferences } from "./differences.ts";

describe("the differences of two answers", () => {
  it("are the changed fields alone, with their paths", () => {
    const before = { count: 1, data: [{ quantity: 2, note: null, gone: true, same: { deep: [1] } }] };
    const after = { count: 1, data: [{ quantity: 3, note: null, same: { deep: [1, 2] } }] };
    expect(differencesOf(before, after)).toEqual([
      { path: "data[0].quantity", before: "2", after: "3" },
      { path: "data[0].gone", before: "true", after: undefined },
      { path: "data[0].same.deep[1]", before: undefined, after: "2" },
    ]);
  });

  it("are none for equal answers, and the whole where a list became a record", () => {
    expect(differencesOf({ a: [1] }, { a: [1] })).toEqual([]);
    expect(differencesOf([], {})).toEqual([{ path: "", before: "[]", after: "{}" }]);
  });

  it("are no more than a person reads", () => {
    const list = Array.from({ length: mostDifferences + 1 }, (_, index) => index);
    expect(differencesOf([], list)).toHaveLength(mostDifferences);
  });
});

describe("an answer beside an earlier one", () => {
  const long = JSON.stringify("x".repeat(longestCompared - 2));

  it("is compared up to 256 KB, and above that not, though an earlier one was kept", () => {
    expect(long).toHaveLength(256 * 1024);
    expect(comparisonOf(long, long)).toEqual([]);
    expect(comparisonOf(long, `${long} `)).toBe("tooLong");
    expect(comparisonOf(undefined, `${long} `)).toBe("tooLong");
  });

  it("is not compared with what was not kept, and by its text where it is no JSON", () => {
    expect(comparisonOf(undefined, "{}")).toBe("nothing");
    expect(comparisonOf("<html>", "[]")).toEqual([{ path: "", before: '"<html>"', after: "[]" }]);
  });
});
