import { describe, expect, it } from "vitest";
import { code128Widths } from "../../../../../packages/server/src/providers/pdf/code128.ts";
import { code128 } from "./code128.ts";
import { isMisfit, isUnknown, itemsOf, labelsOf, lacksBin } from "./label-data.ts";
import { isCopies, numbersOf, readLabelsView, withScanned } from "./labels-view.ts";

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

  it("say the item of a shelf's number, and ask for the bin that one lacks", () => {
    const numbers = ["hbm840@a-01-1", "GLV-NIT-L", "HB-M8-40@A-01-1"];
    const facts = new Map(["hbm840", "HB-M8-40"].map((code) => [code, { itemId: "HB-M8-40", itemDesc: "Hex bolt" }]));
    expect(itemsOf("shelf", numbers)).toEqual(["hbm840", "GLV-NIT-L", "HB-M8-40"]);
    expect(itemsOf("bin", numbers)).toEqual([]);
    expect(numbers.map((number) => lacksBin("shelf", number))).toEqual([false, true, false]);
    expect(labelsOf("shelf", numbers, facts, 2)).toEqual([
      { itemId: "HB-M8-40", bin: "A-01-1", itemDesc: "Hex bolt", copies: 2 },
    ]);
  });

  it("come once for an item that was named twice, and for a bin in either case", () => {
    const facts = new Map(["081340000011", "CUT-115-1"].map((code) => [code, { itemId: "CUT-115-1" }]));
    expect(labelsOf("item", ["081340000011", "CUT-115-1"], facts, 1)).toEqual([{ itemId: "CUT-115-1", copies: 1 }]);
    expect(labelsOf("bin", ["a-01-1", "A-01-1"], new Map(), 1)).toEqual([{ bin: "A-01-1", copies: 1 }]);
  });

  it("are not printed with what no bar code says or no label holds, nor in parts, none or thousands", () => {
    expect(["RÄK-1", "A".repeat(41), "A-01-1"].map((bin) => isMisfit("bin", bin))).toEqual([true, true, false]);
    expect(isMisfit("shelf", `CUT-115-1@${"A".repeat(41)}`)).toBe(true);
    expect([1, 500, 0, -3, 2.5, 501].map(isCopies)).toEqual([true, true, false, false, false, false]);
  });

  it("lose none of many numbers, and take a shelf's item and bin by two scans", () => {
    expect(numbersOf(Array.from({ length: 250 }, (_, at) => `X-${at}`).join("\n"))).toHaveLength(250);
    const item = withScanned("shelf", ["ADH-50@B-1"], "CUT-115-1");
    expect(item).toEqual(["ADH-50@B-1", "CUT-115-1"]);
    expect(withScanned("shelf", item, "A-01-1")).toEqual(["ADH-50@B-1", "CUT-115-1@A-01-1"]);
    expect(withScanned("item", ["ADH-50"], "A-01-1")).toEqual(["ADH-50", "A-01-1"]);
  });
});
