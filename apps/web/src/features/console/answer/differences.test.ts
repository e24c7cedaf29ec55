import { describe, expect, it } from "vitest";
import { differencesOf } from "./differences.ts";

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
});
