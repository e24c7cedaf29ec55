import { describe, expect, it } from "vitest";
import { leadingNumber, misfitOf, numericValueOf } from "./attribute-data.ts";

describe("the number a value begins with", () => {
  it.each([
    ["12.5 mm", 12.5],
    ["M8", undefined],
    ["8", 8],
    ["-30 to 100 °C", -30],
    ["3/8 in", 0.375],
    ["1-1/2 in", 1.5],
    ["1 1/2 in", 1.5],
    ["-1/4", -0.25],
    ["1/3", 0.333333333],
    ["1/0", 1],
    ["13,300 rpm", 13300],
    ["1,5", 1.5],
    ["1,5 mm", 1.5],
    ["-1,5 mm", -1.5],
    ["−5 °C", -5],
    ["+2 mm", 2],
    ["0,125 in", 0.125],
    ["1.234,5 kg", 1234.5],
    ["1,234.5 kg", 1234.5],
    ["½ in", 0.5],
    ["1½ in", 1.5],
    ["⅜", 0.375],
    ["⅓", 0.333333333],
    ["1–1/2 in", 1.5],
    ["１２ mm", 12],
    ["10/2", 5],
    [".5 kW", 0.5],
    ["", undefined],
    ["- ", undefined],
  ])("%s → %s", (text, number) => {
    expect(leadingNumber(text)).toBe(number);
  });
});

describe("values and their attribute", () => {
  it("takes any text up to the longest", () => {
    expect(misfitOf("Nitrile", { dataType: "text", maxLength: null })).toBeUndefined();
    expect(misfitOf("Nitrile", { dataType: "text", maxLength: 7 })).toBeUndefined();
    expect(misfitOf("Nitrile", { dataType: "text", maxLength: 6 })).toBe(
      "`Nitrile` has 7 characters; values of the attribute have at most 6.",
    );
  });

  it("takes numbers with their unit for a number", () => {
    expect(misfitOf("40 mm", { dataType: "number", maxLength: null })).toBeUndefined();
    expect(misfitOf("long", { dataType: "number", maxLength: null })).toContain("`long` is not a number");
  });

  it("takes yes and no in their spellings for a boolean", () => {
    for (const value of ["Y", "no", "TRUE"])
      expect(misfitOf(value, { dataType: "boolean", maxLength: null })).toBeUndefined();
    expect(misfitOf("maybe", { dataType: "boolean", maxLength: null })).toContain("neither yes nor no");
  });

  it("takes days that exist for a date", () => {
    expect(misfitOf("2028-02-29", { dataType: "date", maxLength: null })).toBeUndefined();
    for (const value of ["2027-02-29", "29.02.2028", "2028-13-01"])
      expect(misfitOf(value, { dataType: "date", maxLength: null })).toContain("is not a date");
  });

  it("has a number only for a number", () => {
    expect(numericValueOf("40 mm", { dataType: "number", maxLength: null })).toBe(40);
    expect(numericValueOf("40 mm", { dataType: "text", maxLength: null })).toBeNull();
  });
});
