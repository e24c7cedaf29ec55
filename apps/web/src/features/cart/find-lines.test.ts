import { describe, expect, it } from "vitest";
import { findLines, isLongCart } from "./find-lines.ts";

const line = (itemId: string, itemDesc: string, lineNote: string | null = null) => ({ itemId, itemDesc, lineNote });
const lines = [
  line("HB-M8-40", "Hex Bolt, M8-1.25 x 40 mm, Zinc Plated", "Dock 3"),
  line("HB-M10-50", "Hex Bolt, M10-1.5 x 50 mm, Zinc Plated"),
  line("GLV-NIT-L", "Glove, Nitrile, Größe L"),
];
const found = (words: string | undefined) => findLines(lines, words).map(({ itemId }) => itemId);

describe("lines of a cart", () => {
  it("are found by a part number, however its parts are set apart", () => {
    for (const words of ["hbm840", "HB M8 40", "hb-m8-4", "m840"]) expect(found(words)).toEqual(["HB-M8-40"]);
  });

  it("are found by all words of description and note, in any order", () => {
    expect(found("zinc bolt")).toEqual(["HB-M8-40", "HB-M10-50"]);
    expect(found("GRÖSSE glove")).toEqual([]);
    expect(found("größe nitrile")).toEqual(["GLV-NIT-L"]);
    expect(found("dock bolt")).toEqual(["HB-M8-40"]);
    expect(found("bolt glv")).toEqual([]);
  });

  it("are all there without words, and not found by signs alone", () => {
    expect(findLines(lines, undefined)).toBe(lines);
    expect(found("--")).toEqual([]);
  });

  it("are searched where they are more than one sees at a glance", () => {
    expect([isLongCart(20), isLongCart(21)]).toEqual([false, true]);
  });
});
