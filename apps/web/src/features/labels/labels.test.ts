import { describe, expect, it } from "vitest";
import { code128Widths } from "../../../../../packages/server/src/providers/pdf/code128.ts";
import { code128 } from "./code128.ts";
import { isUnknown } from "./label-data.ts";
import { numbersOf, readLabelsView } from "./labels-view.ts";

describe("labels", () => {
  it.each(["CUT-115-1", "HB-M8-40", "A-01-1", "12345678"])("draw the same bars for %s as the print", (text) => {
    expect(code128(text)).toEqual(code128Widths(text));
  });

  it("have no bars for what a code cannot say", () => {
    expect(code128("Größe")).toBeUndefined();
    expect(code128("")).toBeUndefined();
  });

  it("tell numbers that no item has, as soon as somebody has answered", () => {
    const facts = new Map([
      ["HB-M8-40", { itemId: "HB-M8-40" }],
      ["NOPE-1", {}],
    ]);
    expect(["HB-M8-40", "NOPE-1", "ADH-50"].map((number) => isUnknown(number, facts))).toEqual([false, true, false]);
  });

  it("come from any list of numbers, each once", () => {
    expect(numbersOf(" CUT-115-1, ADH-50\nCUT-115-1;MTR-075 ")).toEqual(["CUT-115-1", "ADH-50", "MTR-075"]);
    expect(readLabelsView({ item: "A", copies: "900", kind: "poster" })).toEqual({ item: "A", copies: 500 });
  });
});
