import { describe, expect, it } from "vitest";
import { mostCodes, noCodes, withCode } from "./last-codes.ts";

describe("the codes that were looked up last", () => {
  it("stand once each, the latest first", () => {
    expect(["A", "B", "A"].reduce(withCode, noCodes)).toEqual(["A", "B"]);
  });

  it("are few: the oldest goes", () => {
    const many = Array.from({ length: mostCodes + 1 }, (_, index) => `A-${index}`);
    const kept = many.reduce(withCode, noCodes);
    expect([kept.length, kept[0], kept.includes("A-0")]).toEqual([mostCodes, `A-${mostCodes}`, false]);
  });
});
