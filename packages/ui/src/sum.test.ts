import { describe, expect, it } from "vitest";
import { evaluateSum } from "./sum.ts";

describe("evaluateSum", () => {
  it.each([
    ["3*12", 36],
    ["3x12", 36],
    ["3 × 12", 36],
    ["2*50+10", 110],
    ["10+2*50", 110],
    ["(4+2)*6", 36],
    ["100/4", 25],
    ["10-3-2", 5],
    ["-2+5", 3],
    ["1,000+1", 1001],
    ["0.1+0.2", 0.3],
    ["40", 40],
  ])("works out %s", (text, value) => {
    expect(evaluateSum(text, "en")).toEqual({ value });
  });

  it("takes the separators of the locale", () => {
    expect(evaluateSum("1.000,5*2", "de")).toEqual({ value: 2001 });
  });

  it.each([
    ["3*", /a number is missing/],
    ["(3+4", /Close it with `\)`/],
    ["3)4", /look at `\) 4`/],
    ["x", /`x` is not a number/],
    ["3*abc", /`abc` is not a number/],
    ["5/0", /divides by zero/],
  ])("says what is wrong with %s", (text, sentence) => {
    expect(evaluateSum(text, "en")).toHaveProperty("problem", expect.stringMatching(sentence));
  });
});
