import { describe, expect, it } from "vitest";
import { compactCode, recordNumber } from "./compact-code.ts";

describe("compactCode", () => {
  it.each([
    ["HB-M8-40", "HBM840"],
    ["hb m8 40", "HBM840"],
    [' 1/2"-13 x 2.5_A ', "1213X25A"],
    ["ＨＢ－Ｍ８", "HBM8"],
    ["größe-8", "GRÖSSE8"],
    ["--- / .", ""],
  ])("reads %j as %j", (given, compact) => {
    expect(compactCode(given)).toBe(compact);
  });

  it("leaves a compact code as it is", () => {
    expect(compactCode(compactCode("ng-1140 b"))).toBe(compactCode("ng-1140 b"));
  });
});

describe("recordNumber", () => {
  it.each([
    ["70015", "70015"],
    ["#0007-0015", "70015"],
    [" 70 015 ", "70015"],
    ["1000", "1000"],
    ["HB-M8", undefined],
    ["000", undefined],
    ["-", undefined],
  ])("reads %j as %j", (given, number) => {
    expect(recordNumber(given)).toBe(number);
  });
});
