import { describe, expect, it } from "vitest";
import { numbersOf, wordsOf } from "./comma-list.ts";

describe("lists in a query", () => {
  it("come as text with commas or as a list", () => {
    expect(numbersOf("4, 7,")).toEqual([4, 7]);
    expect(numbersOf([4, 7])).toEqual([4, 7]);
    expect(wordsOf("safety, 7")).toEqual(["safety", "7"]);
    expect(wordsOf(["safety", " metric "])).toEqual(["safety", "metric"]);
  });

  it("that are empty or left out choose nothing", () => {
    for (const list of [undefined, "", " , ", []]) {
      expect(numbersOf(list)).toBeUndefined();
      expect(wordsOf(list)).toBeUndefined();
    }
  });
});
