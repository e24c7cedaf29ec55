import { describe, expect, it } from "vitest";
import { code128Misfit, code128Values, code128Widths } from "./code128.ts";

/** Reads values back by the standard's tables, apart from how they were written. */
function decode(values: readonly number[]): string {
  let set = { 103: "A", 104: "B", 105: "C" }[values[0] as 103 | 104 | 105];
  let text = "";
  for (const value of values.slice(1, -1)) {
    if (set !== "C" && value === 99) set = "C";
    else if (set !== "B" && value === 100) set = "B";
    else if (set !== "A" && value === 101) set = "A";
    else if (set === "C") text += String(value).padStart(2, "0");
    else text += String.fromCharCode(set === "A" && value >= 64 ? value - 64 : value + 32);
  }
  return text;
}

function checkSymbol(values: readonly number[]): number {
  let sum = values[0] ?? 0;
  for (let place = 1; place < values.length - 1; place++) sum += place * (values[place] ?? 0);
  return sum % 103;
}

/** A pseudo-random number generator, so that each run tests the same texts. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe("code128", () => {
  it("packs digits in pairs", () => {
    expect(code128Values("1234")).toEqual([105, 12, 34, 82]);
  });

  it("writes capitals and digits as the standard's tables have them", () => {
    expect(code128Values("PJJ123C")).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55]);
  });

  it("changes sets where that is shorter", () => {
    expect(code128Values("AB123456").slice(1, -1)).toEqual([33, 34, 99, 12, 34, 56]);
    expect(code128Values("a\tb").slice(0, -1)).toEqual([104, 65, 101, 73, 100, 66]);
  });

  it("draws start, symbols, check and stop of 11 modules each, the stop of 13", () => {
    const widths = code128Widths("HB-M8-40");
    const modules = widths.reduce((sum, width) => sum + width, 0);
    expect(modules).toBe(code128Values("HB-M8-40").length * 11 + 13);
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
  });

  it("has a different symbol of even bars for every value", () => {
    const drawn = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).map((character) =>
      code128Widths(`${character}~~`).slice(6, 12),
    );
    expect(new Set(drawn.map(String)).size).toBe(95);
    for (const [first = 0, , third = 0, , fifth = 0] of drawn) expect((first + third + fifth) % 2).toBe(0);
  });

  it("reads back what it wrote, with the right check symbol, never longer than set B alone", () => {
    const random = sequence(7);
    for (let run = 0; run < 2000; run++) {
      const kinds = ["0123456789", "0123456789", "ABCXYZ-/. ", "abcxyz~", "\t\r\n"];
      const text = Array.from({ length: 1 + Math.floor(random() * 24) }, () => {
        const kind = kinds[Math.floor(random() * kinds.length)] ?? "";
        return kind[Math.floor(random() * kind.length)];
      }).join("");
      const values = code128Values(text);
      expect(decode(values)).toBe(text);
      expect(values.at(-1)).toBe(checkSymbol(values));
      if (!/[\t\r\n]/.test(text)) expect(values.length).toBeLessThanOrEqual(text.length + 2);
    }
  });

  it("says why a text has no bar code", () => {
    expect(code128Misfit("HB-M8-40")).toBeUndefined();
    expect(code128Misfit("Größe")).toMatch(/no `ö`.*ASCII/);
    expect(() => code128Values("")).toThrow(/empty/);
  });
});
