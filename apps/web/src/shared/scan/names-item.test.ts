import { describe, expect, it } from "vitest";
import { readScan } from "./gs1.ts";
import { namesItem, unitsOfScan } from "./names-item.ts";

const bolt = { itemId: "HB-M8-40", upcOrEanId: "012345678905" };

describe("a scanned code", () => {
  it.each(["HB-M8-40", "hb m8 40", "012345678905", "12345678905", "0012345678905"])("%s names the item", (code) => {
    expect(namesItem(code, bolt)).toBe(true);
  });

  it("names the item by the bar code within a GS1 code", () => {
    expect(namesItem(readScan("(01)00012345678905(10)L-7").code, bolt)).toBe(true);
  });

  it.each(["", "-", "HB-M8-4", "12345678906"])("%s does not name it", (code) => {
    expect(namesItem(code, bolt)).toBe(false);
  });

  it("names no item without a bar code by nothing", () => {
    expect(namesItem("0", { itemId: "HB-M8-40", upcOrEanId: null })).toBe(false);
    expect(namesItem("HBM840", { itemId: "HB-M8-40" })).toBe(true);
  });
});

const box = { itemId: "HB-M8-40", upcOrEanId: "012345678905", unitSize: 100 };

const piece = { ...box, unitSize: 1 };

const units = (code: string, line = box, isWhole = false) => unitsOfScan(readScan(code), line, isWhole);

describe("the units of a scan", () => {
  it("are not known of the bar code on goods that come in boxes, until it was said what it stands on", () => {
    expect([units("012345678905"), units("(01)00012345678905(30)12")]).toEqual([undefined, undefined]);
    expect(units("012345678905", box, true)).toBe(1);
  });

  it("are the boxes that the count in a code fills", () => {
    expect(units("(01)00012345678905(30)200")).toBe(2);
  });

  it("are one of what is scanned by its number, or by its piece", () => {
    expect([units("hb m8 40"), units("012345678905", piece), units("(01)00012345678905(30)12", piece)]).toEqual([
      1, 1, 12,
    ]);
  });
});
