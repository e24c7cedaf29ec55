import { describe, expect, it } from "vitest";
import { parseNumber } from "./numbers.ts";

describe("parseNumber", () => {
  it.each([
    ["1,000.5", "en", 1000.5],
    ["1 000.5", "en", 1000.5],
    ["1.000,5", "de", 1000.5],
    ["1 000,5", "de", 1000.5],
    ["1 000,5", "fr", 1000.5],
    ["1\u202f000,5", "fr", 1000.5],
    ["1'000.5", "de-CH", 1000.5],
    ["-3", "en", -3],
    [" 40 ", "en", 40],
    [".5", "en", 0.5],
  ])("reads %j in %s as %d", (text, locale, value) => {
    expect(parseNumber(text, locale)).toEqual({ value });
  });

  it.each([
    ["1,5", "en"],
    ["1.5", "de"],
    ["10,00", "en"],
    ["1,0000", "en"],
    ["12 boxes", "en"],
    ["", "en"],
    ["1.2.3", "en"],
    ["Infinity", "en"],
  ])("refuses %j in %s instead of guessing", (text, locale) => {
    expect(parseNumber(text, locale)).toHaveProperty("problem", expect.stringContaining(`\`${text}\``));
  });

  it("shows how the locale writes numbers when it refuses", () => {
    expect(parseNumber("x1", "de")).toHaveProperty("problem", expect.stringContaining("1.000,5"));
  });
});
