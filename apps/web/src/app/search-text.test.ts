import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-text.ts";

describe("the query of an address", () => {
  it("is read as texts, names with a dot as groups", () => {
    expect(parseSearch("?q=hex+bolt&f.11=64,65&f.12=7&page=2")).toEqual({
      q: "hex bolt",
      f: { 11: "64,65", 12: "7" },
      page: "2",
    });
  });

  it("is written readably, and leaves out what is not there", () => {
    const search = { q: "1/2 bolt", f: { 11: [64, 65] }, brand: [], page: undefined, sort: "", up: 1 };
    expect(stringifySearch(search)).toBe("?q=1/2+bolt&f.11=64,65&up=1");
    expect(stringifySearch({ page: undefined })).toBe("");
  });

  it("comes back from what was written, whatever the words", () => {
    for (const q of ["a&b=c", "50%", "ø 5 mm", "a+b", "#7", "“quoted”", "1e3", "true"]) {
      expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
    }
  });
});
