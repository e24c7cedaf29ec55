import { describe, expect, it } from "vitest";
import { comparedItems, toggleCompared } from "./use-compared.ts";

describe("the items to compare", () => {
  it("are each taken once, four at most, blanks aside", () => {
    expect(comparedItems([" A", "B", "A", "", "C", "D", "E"])).toEqual(["A", "B", "C", "D"]);
  });

  it("are chosen and no longer chosen; a fifth is not taken", () => {
    expect(toggleCompared(["A"], "B")).toEqual(["A", "B"]);
    expect(toggleCompared(["A", "B"], "A")).toEqual(["B"]);
    expect(toggleCompared(["A", "B", "C", "D"], "E")).toEqual(["A", "B", "C", "D"]);
  });
});
